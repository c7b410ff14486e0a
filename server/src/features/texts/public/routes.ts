import { language as languages, type Language } from '@emanet/contract/shared/primitives';
import type { FastifyRequest } from 'fastify';
import { disposition } from '../../../platform/http/disposition.ts';
import type { App } from '../../../platform/http/app.ts';
import { admitted, sendStyled } from '../../../platform/pages/site-page.ts';
import { brandOf } from '../../../records/company/brand.ts';
import { pdfOf } from '../paper/pdf.ts';
import { pageOf } from './page.ts';
import { countView, readPublished, standingOf } from './read.ts';

type Asked = Readonly<{
  Params: Readonly<{ company: string; name: string }>;
  Querystring: Readonly<{ lang?: unknown; surum?: unknown; yol?: unknown }>;
}>;

const langOf = (request: FastifyRequest<Asked>): Language =>
  languages.safeParse(request.query.lang).data ?? request.language;

async function published({ services }: App, request: FastifyRequest<Asked>) {
  const { company, name } = request.params;
  const sira = /^[1-9]\d{0,5}$/.test(String(request.query.surum))
    ? Number(request.query.surum)
    : undefined;
  const text = await readPublished(services, { company, name, sira });
  const path = `/metin/${text.sirket_adresi}/${name}`;
  return { text, path, address: `${services.config.BASE_URL}${path}` };
}

/** Published texts at their addresses: public, and without recognising the reader. */
export function publicTextRoutes(app: App): void {
  const { services } = app;
  app.get<Asked>('/metin/:company/:name', admitted(app), async (request, reply) => {
    const { text, path, address } = await published(app, request);
    await countView(services, text, request.query.yol === 'qr' ? 'qr' : 'baglanti');
    const html = await pageOf({ text, lang: langOf(request), path, address });
    return sendStyled(reply.header('cache-control', 'no-cache'), html);
  });
  app.get<Asked>('/metin/:company/:name/pdf', admitted(app, true), async (request, reply) => {
    const { text, address } = await published(app, request);
    const lang = langOf(request);
    await countView(services, text, 'pdf');
    const bytes = await pdfOf(
      text.icerik[lang],
      {
        ...standingOf(text),
        ...{ lang, ozet: text.ozet, adres: address },
        ...{ acik: true, sirket: text.company_name },
      },
      await brandOf(services, text.company_id),
    );
    return reply
      .type('application/pdf')
      .header(
        'content-disposition',
        disposition('inline', `${request.params.name}-${text.sira}.pdf`),
      )
      .send(bytes);
  });
}
