import { evidence } from '@emanet/contract/evidence';
import { serverText } from '@emanet/contract/locales/server-texts';
import { signersOf } from '../../platform/crypto/signer.ts';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute, scopedRoutes } from '../../platform/http/route.ts';
import type { EvidencePart } from '../../records/evidence/papers.ts';
import { askEvidence, countSections, listEvidence, openEvidence } from './evidence.ts';

const ASKED = serverText('evidence.asked');

/** Evidence files of a company, and the keys by which anybody verifies them. */
export const evidenceRoutes =
  (parts: readonly EvidencePart[]) =>
  (app: App): void => {
    const { services } = app;
    const { reads, changes } = scopedRoutes(app);
    reads(evidence.list, ({ scope }) => listEvidence(services, scope));
    reads(evidence.sections, ({ scope }) => countSections(services, scope, parts));
    changes(evidence.add, ASKED, ({ scope, body, request }) =>
      askEvidence(services, scope, body, onceKeyOf(request)),
    );
    companyRoute(app, evidence.file, async ({ scope, params, request, reply }) => {
      const { name, content, size } = await openEvidence(
        services,
        scope,
        params.id,
        request.language,
      );
      return reply
        .type('application/zip')
        .header('content-disposition', name)
        .header('content-length', size)
        .header('cache-control', 'private, no-store')
        .send(content);
    });
    // Keys of this installation, the one before included: anybody compares the key of a file with them.
    app.get('/.well-known/emanet-keys.json', (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .header('access-control-allow-origin', '*')
        .send({ anahtarlar: signersOf(services.config.SECRET) }),
    );
  };
