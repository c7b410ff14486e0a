import { touchedRecords } from '@emanet/contract/applications/touched';
import { applications } from '@emanet/contract/applications';
import { registerWords } from '@emanet/contract/applications/register-text';
import { dutyOf } from '@emanet/contract/filings/duty';
import { filings } from '@emanet/contract/filings';
import { performance, partsOf, unknownIn } from '@emanet/contract/performance';
import { portfolio } from '@emanet/contract/portfolio';
import { processingActivities } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { sectionOfGap } from '@emanet/contract/tables/gaps';
import { tables } from '@emanet/contract/tables';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { supplierTransferBody } from '../supplier-transfers/sample.ts';

const app = await appOfFile();

/** A client whose only activity answers all with yes and has its transfer, or answers all with no. */
async function client(open: boolean) {
  const company = await app.makeCompany();
  const department = await app.makeDepartment(company);
  const consultant = await app.signInAs({ companies: [company] });
  await sql`update companies set calisan_sayisi = 30, bilanco_toplami = 50000000
    where company_id = ${company}`.execute(app.db.system);
  await consultant.call(filings.duty, {
    body: { ana_faaliyet_ozel: false, bilanco_yok: false, istisna: null },
  });
  const answers: Values = open
    ? { dahil_oluyormu: 'evet', alici_grubu: ['tedarikciler'], yurt_disi_aktarim: true }
    : {
        ...{ dahil_oluyormu: 'hayir', tedarikci_dahil_oluyormu_yaziniz: null },
        ...{ alici_yok: true, yurt_disi_aktarim: false },
      };
  const body: Values = {
    ...activityBody(department, 'Bordro'),
    ilgili_kisi: ['calisan'],
    ...answers,
  };
  const { id } = await consultant.data(processingActivities.add, { body });
  const linked: Values = {
    ...supplierTransferBody(department, 'Turna'),
    ...{ veri_harita_id: [id], veri_isleyen_rolu: 'veri_isleyen' },
  };
  if (open) await consultant.call(supplierTransfers.add, { body: linked });
  const application = (
    await consultant.call(applications.add, {
      body: {
        ...{
          basvuran_turu: 'kendisi',
          kaynak: 'kep',
          gelis_gunu: '2026-11-01',
          dil: 'tr',
          ad_soyad: 'Deniz Er',
        },
        ...{ kimlik_no: '10000000146', haklar: ['b'], talep: 'Verilerim', kisi_grubu: 'calisan' },
        ...{ cevap_yolu: 'eposta', eposta: 'deniz@ornek.test' },
      },
    })
  ).body.data;
  return { company, consultant, application };
}
type Client = Awaited<ReturnType<typeof client>>;

/** Good news that each exit tells of a client; a number is better the higher it is. */
const EXITS: Readonly<Record<string, (of: Client) => Promise<Record<string, number>>>> = {
  verbis: async ({ consultant }) => {
    const { data } = (await consultant.call(tables.notification)).body;
    const none = data.kategoriler.flatMap(({ kategori, eksikler, yurt_disi, alici_gruplari }) => {
      const lacks = (section: string) => eksikler.some(({ kod }) => sectionOfGap(kod) === section);
      return [
        ...(yurt_disi.ulkeler.length === 0 && !lacks('yurt_disi') ? [`${kategori} abroad`] : []),
        ...(alici_gruplari.length === 0 && !lacks('alici_gruplari') ? [`${kategori} told`] : []),
      ];
    });
    const answered = Object.entries(data.yanitlar ?? {}).filter(([, one]) => one === 'hayir');
    return Object.fromEntries([...none, ...answered.map(([name]) => name)].map((one) => [one, 1]));
  },
  performance: async ({ consultant }) => {
    const { olculer } = (await consultant.call(performance.read)).body.data;
    const counted = partsOf(olculer).map(({ name, pay, payda }) => [name, pay / payda] as const);
    const nothing = olculer.yurt_disi ? 0 : Number(unknownIn(olculer, 'yurt_disi') === 0);
    return { ...Object.fromEntries(counted), 'nothing abroad to count': nothing };
  },
  portfolio: async ({ consultant, company }) => {
    const rows = (await consultant.call(portfolio.list)).body.data;
    const state = rows.find(({ company_id }) => company_id === company)?.verbis.durum;
    return { exempt: Number(state === 'istisna') };
  },
  duty: async ({ consultant }) => {
    const { muafiyet } = (await consultant.call(filings.preparation)).body.data;
    return { exempt: Number(dutyOf(muafiyet, '2026-11-28') === 'exempt') };
  },
  letter: async ({ consultant, application }) => {
    const params = { id: String(application.id) };
    const { data } = (await consultant.call(touchedRecords.list, { params })).body;
    const words = registerWords(data, 'tr');
    return {
      'not abroad': Number(words.yurt_disi === 'yapılmamaktadır'),
      'no recipients': Number(words.alicilar === 'yok'),
    };
  },
};

const INPUTS: Readonly<Record<string, readonly string[]>> = {
  veri_harita: [
    ...['alici_yok', 'alici_grubu', 'dahil_oluyormu', 'yurt_disi_aktarim', 'isleme_sarti'],
    ...['saklama_suresi', 'islenme_amaci', 'aydinlatma_metni'],
  ],
  veri_aktarim: [
    ...['veri_harita_id', 'yurt_disi_aktarim', 'yurt_disi_mekanizma', 'alici_grubu'],
    ...['veri_isleyen_rolu', 'sozlesme_var_mi'],
  ],
  companies: ['calisan_sayisi', 'bilanco_toplami'],
  verbis_muafiyeti: ['ana_faaliyet_ozel'],
};

/** Answers that are themselves what an exit states; with the answer, the statement has to go. */
const STATED: Readonly<Record<string, readonly string[]>> = {
  'veri_harita.yurt_disi_aktarim': [
    ...['letter: not abroad', 'verbis: yurt_disi'],
    'performance: nothing abroad to count',
  ],
  'veri_harita.alici_yok': ['letter: no recipients', 'verbis: alici_gruplari'],
  'companies.calisan_sayisi': ['portfolio: exempt', 'duty: exempt'],
  'companies.bilanco_toplami': ['portfolio: exempt', 'duty: exempt'],
  'verbis_muafiyeti.ana_faaliyet_ozel': ['portfolio: exempt', 'duty: exempt'],
};

const inputs = Object.entries(INPUTS).flatMap(([table, columns]) =>
  columns.map((column) => ({ table, column })),
);
const told = async (of: Client) => {
  const all: Record<string, Record<string, number>> = {};
  for (const [name, exit] of Object.entries(EXITS)) all[name] = await exit(of);
  return all;
};

it.each([true, false])(
  'tells nothing good about what was emptied (all answers: %s)',
  async (open) => {
    const of = await client(open);
    const before = await told(of);
    const failed: string[] = [];
    for (const { table, column } of inputs) {
      const set = async (value: unknown) =>
        sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}
        where company_id = ${of.company}`.execute(app.db.system);
      const { rows } = await sql<{ value: unknown }>`
      select ${sql.ref(column)} as value from ${sql.table(table)}
      where company_id = ${of.company}`.execute(app.db.system);
      const [held] = rows;
      if (!held) continue;
      await set(Array.isArray(held.value) ? [] : null);
      const after = await told(of);
      for (const [exit, news] of Object.entries(after))
        for (const [what, good] of Object.entries(news)) {
          const stated = STATED[`${table}.${column}`]?.includes(`${exit}: ${what}`) && good > 0;
          if (good > (before[exit]?.[what] ?? 0) || stated)
            failed.push(`${table}.${column} → ${exit}: ${what}`);
        }
      await set(held.value);
    }
    expect(failed).toEqual([]);
    // Each exit has good news of the client that answers with no, or the test could not fail.
    if (!open)
      expect(before).toMatchObject({
        verbis: { yurt_disi: 1, alici_gruplari: 1 },
        performance: { 'nothing abroad to count': 1 },
        portfolio: { exempt: 1 },
        duty: { exempt: 1 },
        letter: { 'not abroad': 1, 'no recipients': 1 },
      });
  },
  240_000,
);
