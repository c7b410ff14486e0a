import { CSV_TYPE, IMPORT_TYPES, SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { errorBody } from '@emanet/contract/shared/errors';
import { COMPANY_PARAM } from '@emanet/contract/shared/company-address';
import { endingsOf } from '@emanet/contract/shared/file-kinds';
import type { Endpoint } from '@emanet/contract/shared/endpoint';
import swaggerUi from '@fastify/swagger-ui';
import swagger from '@fastify/swagger';
import { z } from 'zod';
import type { App } from './app.ts';
import { cookieName } from './credential.ts';
import { policy } from './headers.ts';

const schemaOf = (type: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return schema;
};

/** Headers that change what a call does; the server reads them itself, see idempotency-key.ts and route.ts. */
function headersOf({ once, permission }: Endpoint) {
  const inCompany = permission !== 'public' && permission !== 'signed-in';
  const properties = {
    ...(once && {
      'Idempotency-Key': {
        type: 'string',
        maxLength: 200,
        description: 'Aynı anahtar 24 saat ilk sonucu verir / answers the first result for 24 h',
      },
    }),
    ...(inCompany && {
      'X-Company-Id': {
        type: 'integer',
        description: `Çağrının şirketi; yoksa etkin şirket. GET’te ?${COMPANY_PARAM}= de olur / company of the call, otherwise the active one; with GET also ?${COMPANY_PARAM}=`,
      },
    }),
  };
  return Object.keys(properties).length > 0 ? { type: 'object', properties } : undefined;
}

const SECURITY: Record<string, string[]>[] = [{ session: [] }, { bearer: [] }];
/** A file in answer, and what it may be. */
function fileOf({ sheet, query, body }: Endpoint) {
  const asked = { ...schemaOf(query, 'input').properties, ...schemaOf(body, 'input').properties };
  const types = sheet
    ? [SHEET_TYPE, ...('bicim' in asked ? [CSV_TYPE] : [])]
    : ['application/octet-stream'];
  const content = types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]);
  return { 200: { description: 'file', content: Object.fromEntries(content) as object } };
}
/** A form's fields without its file; the same call takes them as JSON if there is no file. */
function formOf({ file, body }: Endpoint) {
  const fields = schemaOf(body, 'input');
  if (!file) return { body: fields };
  const bytes = {
    type: 'string',
    format: 'binary',
    description: `${endingsOf(file.kind)}; ya da bitmiş bir yüklemenin kimliği / or the id of a finished upload`,
  };
  return {
    consumes: ['multipart/form-data', 'application/json'],
    body: {
      ...fields,
      properties: {
        ...fields.properties,
        [file.field]: bytes,
        ...(file.also && { [file.also]: bytes }),
      },
      ...(file.required && { required: [...(fields.required ?? []), file.field] }),
    },
  };
}

const SHEET = { consumes: [...IMPORT_TYPES], body: { type: 'string', format: 'binary' } };

/** Serves OpenAPI 3.1 at /api/openapi.json and a readable page at /api/docs, both from the contract. */
export async function serveOpenApi(app: App, endpoints: readonly Endpoint[]): Promise<void> {
  const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]));
  const failure = schemaOf(errorBody, 'output');
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Emanet',
        version: '1',
        description: 'KVKK uyum yönetimi / Personal-data protection compliance',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: cookieName(app.services.config) },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const endpoint = byName.get(route.config?.endpoint ?? '');
      if (!endpoint) return { schema: { ...schema, hide: true }, url };
      const holds = (type: z.ZodType) =>
        Object.keys(schemaOf(type, 'input').properties ?? {}).length > 0;
      return {
        url,
        schema: {
          operationId: endpoint.name,
          summary: endpoint.summary,
          description: `Yetki / permission: ${endpoint.permission}`,
          tags: [endpoint.name.split('.')[0] ?? ''],
          ...(endpoint.permission !== 'public' && { security: SECURITY }),
          headers: headersOf(endpoint),
          ...(holds(endpoint.params) && { params: schemaOf(endpoint.params, 'input') }),
          ...(holds(endpoint.query) && { querystring: schemaOf(endpoint.query, 'input') }),
          ...(endpoint.takes === 'sheet' && SHEET),
          ...((endpoint.file ?? holds(endpoint.body)) && formOf(endpoint)),
          response: {
            ...(endpoint.raw
              ? fileOf(endpoint)
              : {
                  [endpoint.status]: { description: 'ok', ...schemaOf(endpoint.answers, 'output') },
                }),
            default: { description: 'failure', ...failure },
          },
        },
      };
    },
  });
  // Made once: it takes megabytes of work, and everyone may request it.
  let description: Buffer | undefined;
  app.get('/api/openapi.json', { config: { endpoint: 'openapi' } }, (_request, reply) => {
    description ??= Buffer.from(JSON.stringify(app.swagger()));
    return reply.type('application/json; charset=utf-8').send(description);
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy(),
    theme: {
      title: 'Emanet API',
      // The bar above offers to load other descriptions; there is only this one.
      css: [{ filename: 'emanet.css', content: '.swagger-ui .topbar { display: none }' }],
    },
  });
}
