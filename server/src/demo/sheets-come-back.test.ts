import { cookies } from '@emanet/contract/cookies';
import { endpoints } from '@emanet/contract/endpoints';
import type { ImportPlan } from '@emanet/contract/records/import';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { training } from '@emanet/contract/training';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile } from '../../test/app.ts';
import { firstOf, rowsOf } from '../platform/rows.ts';
import { loadTemplate } from '../template/template.ts';
import { loadDemo } from './demo.ts';

/*
 * A list that the product gives out is read back by the import of that list, over the demo: every head is
 * known, every row is already there, and no cell is refused or left out but those that are computed.
 */
const app = await appOfFile({ DEMO: true }, { own: true });
await loadTemplate(app.db, app.config);
await loadDemo(app.services);
const { system } = app.db;
const person = await firstOf<{ user_id: number; company_id: number; email: string }>(system)`
  select user_id, company_id, email from users join memberships using (user_id)
  where email = 'danisman@demo.emanet.test' and company_active`;
const consultant = await app.signIn({
  user_id: person?.user_id ?? 0,
  email: person?.email ?? '',
  role: 'danışman',
});
const { headers } = consultant;
await consultant.data(training.addSession, {
  body: {
    ...{ konu: 'KVKK temel eğitimi', yer: 'Büyük salon', tarih: '2026-03-05', dakika: 90 },
    ...{ egitmen: 'Ece Yılmaz', sinav: false },
  },
});

await consultant.data(cookies.add, { body: { cerez_adi: 'oturum' } });

const DOORS = endpoints.filter(({ name }) => name.endsWith('.checkImport'));
const listOf = ({ name }: (typeof DOORS)[number]) => {
  const [noun = ''] = name.split('.');
  const names = [`${noun}.exportSessions`, `${noun}.export`];
  const list = names.flatMap((one) => endpoints.find((endpoint) => endpoint.name === one) ?? []);
  return list[0] ?? expect.fail(`${noun} has no list`);
};

/** Tables of the lists that are given out by numbers. */
const TABLES: Readonly<Record<string, string>> = {
  ...{ actions: 'aksiyonlar', applications: 'basvurular', breaches: 'veri_ihlalleri' },
  ...{ clocks: 'sureler', documents: 'dokumanlar', suppliers: 'tedarikci_listesi' },
  cookies: 'cerezler',
  training: 'egitim_oturumlari',
};
const idsOf = async ({ name }: (typeof DOORS)[number]) => {
  const table = TABLES[name.split('.')[0] ?? ''];
  if (table === undefined) return {};
  const rows = await rowsOf<{ id: number }>(system)`
    select id from ${sql.table(table)} where company_id = ${person?.company_id ?? 0} order by id`;
  return { ids: rows.map(({ id }) => id) };
};

async function comeBack(door: (typeof DOORS)[number], lang: string): Promise<ImportPlan> {
  const { method, path } = listOf(door);
  const list = await app.app.inject(
    method === 'GET'
      ? { method, url: `${path}?lang=${lang}`, headers }
      : { method, url: path, headers, payload: { lang, ...(await idsOf(door)) } },
  );
  expect(list.statusCode, list.payload.slice(0, 200)).toBe(200);
  const answer = await app.app.inject({
    ...{ method: 'POST', url: `${door.path}?lang=${lang}`, payload: list.rawPayload },
    headers: { ...headers, 'content-type': SHEET_TYPE },
  });
  expect(answer.statusCode, answer.payload.slice(0, 300)).toBe(200);
  return answer.json<{ data: ImportPlan }>().data;
}

it.each(DOORS.flatMap((door) => LANGUAGES.map((lang) => ({ door, lang, name: door.name }))))(
  '$name reads its list in $lang',
  async ({ door, lang }) => {
    const { basliklar, eksik, ozet, satirlar, hesap } = await comeBack(door, lang);
    const problems = satirlar.flatMap(({ durum, ad, sorunlar, alanlar }) => [
      ...sorunlar.map(({ hucre, alan, neden, yazilan }) => [
        durum,
        ad,
        hucre,
        alan,
        yazilan,
        neden,
      ]),
      ...alanlar.map(({ alan, eski, yeni }) => [durum, ad, alan, eski, yeni]),
      ...(durum === 'eklenecek' ? [[durum, ad]] : []),
    ]);
    const open = basliklar.filter(({ kaynak }) => ['icerik', 'ikinci', 'yok'].includes(kaynak));
    expect([open, eksik]).toEqual([[], []]);
    expect(problems).toEqual([]);
    expect(ozet.ayni).toBeGreaterThan(0);
    expect(hesap?.birakilanlar.filter(({ neden }) => neden !== 'hesaplanan')).toEqual([]);
  },
);
