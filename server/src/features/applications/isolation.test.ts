import { applicationForm } from '@emanet/contract/applications/form';
import { applications, type ApplicationDraft } from '@emanet/contract/applications';
import { files } from '@emanet/contract/files';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { unique } from '../../../test/factories.ts';
import { pdf } from '../../../test/sample-files.ts';
import { openLink } from '../../platform/access/links.ts';
import { writtenApplication } from './form/sample.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const elsewhere = await app.makeCompany();
const insider = await app.signInAs({ companies: [company] });
const stranger = await app.signInAs({ companies: [elsewhere] });
const added = await insider.call(applications.add, {
  body: {
    basvuran_turu: 'kendisi',
    kaynak: 'kep',
    gelis_gunu: '2026-11-01',
    dil: 'tr',
    ad_soyad: 'Gizli Kişi',
    kimlik_no: '10000000146',
    haklar: ['b'],
    talep: 'Gizli talep',
    cevap_yolu: 'eposta',
    eposta: 'gizli@ornekposta.test',
  },
});
const params = { id: String(added.body.data.id) };
const noted = await insider.call(applications.note, {
  params,
  body: {},
  file: { name: 'gizli.pdf', bytes: pdf() },
});
const file = noted.body.data.ekler[0]?.dosya_linki?.split('/').at(-1) ?? '';

it('hides an application from another company, however somebody asks', async () => {
  expect((await stranger.call(applications.list)).body.data).toEqual([]);
  const draft: ApplicationDraft = { sonuc: 'ret', metin: 'x', dil: 'tr', ekler: [], kontrol: true };
  const answers = await Promise.all([
    stranger.call(applications.single, { params }),
    stranger.call(applications.update, { params, body: { durum: 'yeni' } }),
    stranger.call(applications.note, { params, body: { metin: 'x' } }),
    stranger.call(applications.reveal, { params }),
    stranger.call(applications.askMore, { params, body: { metin: 'x' } }),
    stranger.call(applications.draft, { params, body: draft }),
    stranger.call(applications.preview, { params }),
    stranger.call(applications.send, { params, body: { surum: 1 } }),
    stranger.call(applications.withdraw, { params, body: { metin: 'x' } }),
    stranger.call(files.read, { params: { id: file } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect(answers.map(({ text }) => text).join()).not.toContain('Gizli');
  const sheet = await stranger.call(applications.export, {
    body: { ids: [Number(params.id)], lang: 'tr' },
  });
  expect(sheet.text).not.toContain('Gizli');
});

it('keeps the templates and settings of companies apart', async () => {
  const body = { ad: 'Gizli metin', sonuc: 'ret', metin_tr: 'x', metin_en: 'x' } as const;
  const { kod } = (await insider.call(applications.saveTemplate, { body })).body.data;
  expect((await stranger.call(applications.templates)).text).not.toContain('Gizli metin');
  const gone = await stranger.call(applications.removeTemplate, { params: { kod } });
  expect(gone.status).toBe(404);
  const [ours, theirs] = await Promise.all(
    [insider, stranger].map(async (one) => (await one.call(applications.settings)).body.data.slug),
  );
  expect(ours).not.toBe(theirs);
});

it('lets the link of one application reach no other row, in the database either', async () => {
  const { slug } = (await insider.call(applications.settings)).body.data;
  const submit = (file?: { name: string; bytes: Uint8Array }) =>
    app.stranger.call(applicationForm.submit, {
      params: { slug },
      body: writtenApplication({ eposta: `${unique('basvuran')}@ornekposta.test` }),
      ...(file && { file }),
    });
  const { token } = (await submit()).body.data;
  const other = await submit({ name: 'başkasının.pdf', bytes: pdf() });
  expect(other.status, other.text).toBe(201);
  const link = await openLink(app.services, 'applicant', token);
  const { rows } = await app.db.read(link, (tx) =>
    sql`select (select count(*)::int from basvuru_taslaklari) as begun,
      (select count(id)::int from basvurular) as made,
      (select count(*)::int from basvuru_ekleri) as files,
      (select count(id)::int from dosyalar) as bytes`.execute(tx),
  );
  expect(rows).toEqual([{ begun: 1, made: 0, files: 0, bytes: 0 }]);
  for (const statement of [
    sql`select kimlik from basvurular`,
    sql`update basvurular set talep = 'x'`,
    sql`select * from basvuru_olaylari`,
    sql`select * from basvuru_cevaplari`,
    sql`select * from basvuru_sablonlari`,
    sql`insert into links (token_hash, company_id, kind, name) values ('\\x00', 1, 'applicant', 'x')`,
    sql`select * from company_members()`,
  ])
    await expect(app.db.write(link, (tx) => statement.execute(tx))).rejects.toThrow(
      /permission denied|row-level security/,
    );
  const wrong = sql`insert into basvuru_ekleri (company_id, basvuru_id, kaynak, ekleyen, tarih)
    values (${link.company_id}, ${Number(params.id)}, 'basvuran', 'x', now())`;
  await expect(app.db.write(link, (tx) => wrong.execute(tx))).rejects.toThrow(/row-level security/);
});
