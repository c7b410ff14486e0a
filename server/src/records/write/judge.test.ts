import { RULES_VERSION } from '@emanet/contract/records/warnings';
import type { Values } from '@emanet/contract/records/fields';
import type { Endpoints } from '../register.ts';
import { assets } from '@emanet/contract/assets';
import { companies } from '@emanet/contract/companies';
import { isCrossCode } from '@emanet/contract/tables/cross-rules';
import { processingActivities } from '@emanet/contract/processing-activities';
import { publicTransfers } from '@emanet/contract/public-transfers';
import { DAY_MS, todayInTurkey } from '@emanet/contract/shared/time/today';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { suppliers } from '@emanet/contract/suppliers';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { unique } from '../../../test/factories.ts';
import { scopeOfJob } from '../../platform/access/scope.ts';
import { compareLinked } from '../../features/tables/cross-checks.ts';
import { registers } from '../../registers.ts';
import type { Register } from '../register.ts';
import { HEALTH_COLUMNS, healthOf } from './health.ts';
import { reachOf } from '../../platform/jobs/start.ts';
import { judgeCompany, judgeOutdated } from './judge.ts';

const today = todayInTurkey();
const nextWeek = todayInTurkey(Date.now() + 7 * DAY_MS);
const special = { aktarilan_kisisel_veriler: ['saglik_raporu'] };

const judgement = { registers, compare: compareLinked };

const scopeOf = (company_id: number) => scopeOfJob({ kind: 'job', job: 'test' }, company_id);

// Judging anew goes over all companies of a database.
const app = await appOfFile({}, { own: true });
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const consultant = await app.signInAs({ companies: [company] });

type Body = Record<string, unknown>;

async function add(endpoints: Endpoints, more: Body): Promise<number> {
  const body: Body = { department_id: department, ...more };
  return (await consultant.data(endpoints.add, { body })).id;
}

const rowsOf = async ({ table }: Register) => {
  const found = await sql<{ row: Values }>`select to_jsonb(t) as row from ${sql.table(table)} t
    where company_id = ${company} order by id`.execute(app.db.system);
  return found.rows.map(({ row }) => row);
};

/** Judgements stored beside the rows of all registers, and those that a judge would make. */
async function storedAndJudged(day: string) {
  const parts = await Promise.all(
    registers.map(async (register) =>
      (await rowsOf(register)).map((row) => {
        const stored = Object.fromEntries(HEALTH_COLUMNS.map((name) => [name, row[name]]));
        return { stored, judged: healthOf(register, row, day) };
      }),
    ),
  );
  const all = parts.flat();
  return { stored: all.map((one) => one.stored), judged: all.map((one) => one.judged) };
}

describe('the health of records', () => {
  it('is stored with them by every verb that writes', async () => {
    const activity = await add(processingActivities, { surec_ismi: 'Bordro' });
    const at = { params: { id: String(activity) } };
    const update: Body = {
      isleme_sarti: ['k5_2_c_sozlesme'],
      islenen_kisisel_veriler: ['kan_grubu'],
    };
    await consultant.call(processingActivities.update, { ...at, body: update });
    const supplier = unique('Poyraz');
    const directory = await consultant.call(suppliers.create, {
      body: { tedarikci_adi: supplier },
    });
    await add(supplierTransfers, { tedarikci_adi: supplier, ...special });
    await add(assets, { varlik_ismi: 'Sunucu', tedarikci_adi: supplier, yedekleme_var_mi: false });
    const renamed = await consultant.call(suppliers.update, {
      params: { id: String(directory.body.data.id) },
      body: { tedarikci_adi: `${supplier} A.Ş.` },
    });
    expect(renamed.status).toBe(200);
    const gone = await add(publicTransfers, { kurum_adi: 'sgk', ...special });
    await consultant.call(publicTransfers.delete, { params: { id: String(gone) } });
    await consultant.call(publicTransfers.restore, { params: { id: String(gone) } });

    const { stored, judged } = await storedAndJudged(today);
    expect(stored).toHaveLength(4);
    expect(stored).toEqual(judged);
    expect(stored.map(({ risk }) => risk)).toEqual(['Yüksek', 'Yüksek', 'Yüksek', 'Orta']);
  });

  it('cannot be set by anybody', async () => {
    const id = await add(assets, { varlik_ismi: unique('Dolap') });
    const body: Body = { risk: 'Düşük', eksiksizlik: 100, uyarilar: [], varlik_sahibi: 'Arşiv' };
    await consultant.call(assets.update, { params: { id: String(id) }, body });
    const { stored, judged } = await storedAndJudged(today);
    expect(stored).toEqual(judged);
  });

  it('follows the day: what is due one week is late the next', async () => {
    const id = await add(supplierTransfers, {
      tedarikci_adi: 'Sağanak Bulut',
      aktarim_sarti: ['k5_2_c_sozlesme'],
      aktarim_amaci: ['bilgi_guvenligi'],
      aktarilan_kisisel_veriler: ['ad_soyad'],
      yurt_disi_aktarim: true,
      yurt_disi_mekanizma: 'standart_sozlesme',
      standart_sozlesme_imza_tarihi: today,
    });
    const single = async () => {
      const answer = await consultant.call(supplierTransfers.single, {
        params: { id: String(id) },
      });
      const { risk, uyarilar, surum } = answer.body.data;
      return { risk, surum, first: uyarilar[0]?.kod };
    };
    expect(await single()).toEqual({ risk: 'Orta', surum: 1, first: 'bildirim_bekliyor' });
    const twoWeeks = todayInTurkey(Date.now() + 14 * DAY_MS);
    expect(await judgeCompany(app.db.system, judgement, scopeOf(company), twoWeeks)).toBe(1);
    expect(await single()).toEqual({ risk: 'Yüksek', surum: 1, first: 'bildirim_gecikti' });
    const { stored, judged } = await storedAndJudged(twoWeeks);
    expect(stored).toEqual(judged);
    expect(await judgeCompany(app.db.system, judgement, scopeOf(company), twoWeeks)).toBe(0);
  });

  it('is found for more rows than one statement judges, also of rows never judged', async () => {
    await sql`insert into veri_harita (company_id, department_id, surec_ismi, guncelleyen)
      select ${company}, ${department}, 'Faaliyet ' || n, 'x' from generate_series(1, 1100) n
    `.execute(app.db.system);
    await judgeCompany(app.db.system, judgement, scopeOf(company), nextWeek);
    const { stored, judged } = await storedAndJudged(nextWeek);
    expect(stored.length).toBeGreaterThan(1100);
    expect(stored).toEqual(judged);
  });

  it('is judged anew where the rules or the day have moved on', async () => {
    await judgeCompany(app.db.system, judgement, scopeOf(company), nextWeek);
    await judgeOutdated(app.services, judgement, reachOf(app.services, { name: 'test' }));
    const { stored, judged } = await storedAndJudged(today);
    expect(stored).toEqual(judged);
    const mark = await app.db.system
      .selectFrom('record_health')
      .selectAll()
      .where('company_id', '=', company)
      .execute();
    expect(mark).toMatchObject([{ company_id: company, rules: RULES_VERSION, day: today }]);
    expect(mark[0]?.karsilastirilan).toMatch(/^\d+ \d+$/);
  });

  it('hears of linked records within a round of the job, and keeps that when a record is written', async () => {
    const activity = await add(processingActivities, { surec_ismi: unique('Bulut') });
    const at = { params: { id: String(activity) } };
    const single = async () => {
      const { risk, uyarilar } = (await consultant.call(processingActivities.single, at)).body.data;
      return { risk, linked: uyarilar.map(({ kod }) => kod).filter(isCrossCode) };
    };
    const update = async (body: Body) =>
      expect((await consultant.call(processingActivities.update, { ...at, body })).status).toBe(
        200,
      );
    await update({
      islenen_kisisel_veriler: ['ad_soyad'],
      isleme_sarti: ['k5_2_c_sozlesme', 'k6_3_g_uyelik'],
      dahil_oluyormu: 'evet',
    });
    // Nobody has said what its body is, which is asked at once; its links are compared by the job.
    expect(await single()).toMatchObject({ risk: 'Yüksek', linked: [] });
    const asked = (await consultant.call(processingActivities.single, at)).body.data.uyarilar;
    expect(asked.map(({ kod }) => kod)).toContain('kurum_turu_yanitsiz');
    await judgeOutdated(app.services, judgement, reachOf(app.services, { name: 'test' }));
    const found = { risk: 'Yüksek', linked: ['tedarikci_aktarimsiz'] };
    expect(await single()).toEqual(found);
    await update({ faaliyet_aciklamasi: 'Bulutta tutulur.' });
    expect(await single()).toEqual(found);
    await add(supplierTransfers, {
      tedarikci_adi: unique('Bora'),
      veri_harita_id: [activity],
      aktarim_sarti: ['k5_2_c_sozlesme'],
    });
    const kind = await consultant.call(companies.update, { body: { kurum_turu: 'sendika' } });
    expect(kind.status, kind.text).toBe(200);
    await judgeOutdated(app.services, judgement, reachOf(app.services, { name: 'test' }));
    expect((await single()).linked).toEqual([]);
  });

  it('orders a list', async () => {
    for (const [sort, first, last] of [
      ['-risk', 'Yüksek', 'Orta'],
      ['risk', 'Orta', 'Yüksek'],
    ] as const) {
      const answer = await consultant.call(supplierTransfers.list, { query: { sort } });
      const risks = answer.body.data.map(({ risk }) => risk);
      expect([risks[0], risks.at(-1)]).toEqual([first, last]);
    }
    const complete = await consultant.call(assets.list, { query: { sort: '-eksiksizlik' } });
    const shares = complete.body.data.map(({ eksiksizlik }) => eksiksizlik);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  });
});
