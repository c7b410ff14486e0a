import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { choiceOf } from '@emanet/contract/lookups';
import { processingActivityFields } from '@emanet/contract/processing-activities';
import {
  completeness,
  isEmpty,
  requiredFields,
  type Field,
  type Values,
} from '@emanet/contract/records/fields';
import { ACTIVITY_RULES } from '@emanet/contract/records/rules/activity-rules';
import { ASSET_RULES } from '@emanet/contract/records/rules/asset-rules';
import { PUBLIC_TRANSFER_RULES } from '@emanet/contract/records/rules/public-rules';
import { judge, type Rule } from '@emanet/contract/records/rules/rule';
import { SUPPLIER_TRANSFER_RULES } from '@emanet/contract/records/rules/supplier-rules';
import { recordBody } from '@emanet/contract/records/schema';
import { assetFields } from '@emanet/contract/assets';
import { publicTransferFields } from '@emanet/contract/public-transfers';
import { supplierTransferFields } from '@emanet/contract/supplier-transfers';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { SECRET } from '../../test/app.ts';
import { brokenLines } from '../../test/broken-lines.ts';
import { ownDatabase } from '../../test/databases/own-database.ts';
import { loadConfig } from '../platform/start/config.ts';
import { openDb } from '../platform/db.ts';
import { localStore } from '../platform/files/local-store.ts';
import { keptKey } from '../platform/files/rows.ts';
import { createLog } from '../platform/start/log.ts';
import { unmetInNotices } from '../features/texts/communique.fixture.ts';
import { loadTemplate } from '../template/template.ts';
import { notOfPersons } from './confirmed.fixture.ts';
import { loadDemo } from './demo.ts';
import { PEOPLE } from './people.ts';

type Other = Readonly<{
  table: string;
  fields: readonly Field[];
  rules: readonly Rule[];
  least: number;
  kinds: string[];
}>;

const ACCOUNTS = PEOPLE.slice(0, 5).map(({ email }) => email);

// Of its own: a suite beside it whose company is named alike would wait for the whole demo.
const own = await ownDatabase();
const db = openDb(own.url);
const dataDir = await mkdtemp(join(tmpdir(), 'emanet-demo-'));
const store = localStore(dataDir);
const env = { DATABASE_URL: own.url, SECRET, DATA_DIR: dataDir };
const config = { ...loadConfig(env), DEMO: true };
const services = { db, config, files: store, log: createLog('silent') };
await loadTemplate(db, config);
const loaded = await Promise.all([1, 2, 3].map(() => loadDemo(services)));
const found = await db.system
  .selectFrom('memberships')
  .innerJoin('users', 'users.user_id', 'memberships.user_id')
  .select('company_id')
  .distinct()
  .where('email', 'like', '%@demo.emanet.test')
  .orderBy('company_id')
  .execute();
const companyIds = found.map(({ company_id }) => company_id);
afterAll(async () => {
  await db.close();
  await own.drop();
  await rm(dataDir, { recursive: true });
});

const activities = (company_id: number) =>
  db.system.selectFrom('veri_harita').selectAll().where('company_id', '=', company_id).execute();
const changes = (company_id: number) =>
  db.system
    .selectFrom('change_logs')
    .selectAll()
    .where('company_id', '=', company_id)
    .where('tur', '=', 'veri_harita')
    .orderBy('id')
    .execute();

describe('the demo', () => {
  it('is loaded once, also when three nodes start together', () => {
    expect(loaded.filter(Boolean)).toHaveLength(1);
    expect(companyIds).toHaveLength(2);
  });

  it('is not loaded where nobody asked for it', async () => {
    const config = { ...services.config, DEMO: false };
    expect(await loadDemo({ ...services, config })).toBe(false);
  });

  it('gives every company ten departments and at least sixty activities', async () => {
    for (const company_id of companyIds) {
      const departments = await db.system
        .selectFrom('departments')
        .select('department_id')
        .where('company_id', '=', company_id)
        .execute();
      const rows = await activities(company_id);
      expect(departments).toHaveLength(10);
      expect(rows.length).toBeGreaterThanOrEqual(60);
      expect(new Set(rows.map((row) => row.department_id)).size).toBe(10);
    }
  });

  it('holds only records that the API would take', async () => {
    const body = recordBody(processingActivityFields, []);
    for (const row of (await Promise.all(companyIds.map(activities))).flat()) {
      const values: Values = row;
      const fields = processingActivityFields.map(({ name }) => [name, values[name]] as const);
      expect(body.safeParse(Object.fromEntries(fields)).error).toBeUndefined();
      const empty = requiredFields(processingActivityFields, row).filter(({ name }) =>
        isEmpty(values[name]),
      );
      expect(empty).toEqual([]);
    }
  });

  it('shows complete and incomplete records, and every kind of warning', async () => {
    for (const company_id of companyIds) {
      const rows = await activities(company_id);
      const shares = rows.map((row) => completeness(processingActivityFields, row));
      expect(shares.filter((share) => share === 100).length).toBeGreaterThan(15);
      expect(shares.filter((share) => share < 60).length).toBeGreaterThan(2);
    }
    const rows = (await Promise.all(companyIds.map(activities))).flat();
    const kinds = new Set(
      rows.flatMap((row) => judge(ACTIVITY_RULES, row, todayInTurkey()).map(({ kod }) => kod)),
    );
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'acik_riza_metni_yok',
        'aydinlatma_metni_yok',
        'biyometrik_mesai',
        'calisan_acik_rizasi',
        'denge_testi_yok',
        'gereksiz_acik_riza',
        'hukuki_sebep_yok',
        'ilkeye_aykiri',
        'kanun_yazilmadi',
        'ozel_nitelikli_dayanak_yok',
        'saklama_suresi_yok',
        'yalniz_mesru_menfaat',
        'yas_belirtilmedi',
      ]),
    );
  });

  it('keeps an unbroken chain of changes in the order of time', async () => {
    for (const company_id of companyIds) {
      const { rows } = await sql<{ ozet: string; wanted: string }>`
        select ozet, change_log_hash(coalesce(lag(ozet) over (order by id), ''), entry) as wanted
        from change_logs as entry where company_id = ${company_id} order by id`.execute(db.system);
      expect(rows.length).toBeGreaterThan(100);
      expect(rows.map(({ ozet }) => ozet)).toEqual(rows.map(({ wanted }) => wanted));
      const times = (await changes(company_id)).map(({ tarih }) => Date.parse(tarih));
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times.at(-1)).toBeLessThanOrEqual(Date.now());
    }
  });

  it('holds no answer that a copy gave, and confirmations of every state', async () => {
    expect(await notOfPersons(companyIds, activities, changes)).toEqual([]);
  });

  it('agrees with itself: every record is what its changes made of it', async () => {
    for (const company_id of companyIds) {
      const log = await changes(company_id);
      const alive = new Map((await activities(company_id)).map((row) => [row.id, row]));
      for (const [id, row] of alive) {
        const own = log.filter((entry) => entry.record_id === id);
        const played = Object.fromEntries(
          own.flatMap((entry) => entry.alanlar.map(({ alan, yeni }) => [alan, yeni] as const)),
        );
        expect(own[0]?.islem).toBe('ekleme');
        expect(row).toMatchObject(played);
        expect(row).toMatchObject({ surum: own.length, guncelleyen: own.at(-1)?.guncelleyen });
        expect(row.guncellenme_tarihi).toBe(own.at(-1)?.tarih);
      }
      const deleted = log.filter(({ islem }) => islem === 'silme');
      expect(deleted).toHaveLength(1);
      expect(alive.has(deleted[0]?.record_id ?? 0)).toBe(false);
      const known = log.filter(({ record_id }) => !alive.has(record_id));
      expect(new Set(known.map(({ record_id }) => record_id)).size).toBe(1);
    }
  });

  it('was written by several people, each in the own company and department', async () => {
    for (const company_id of companyIds) {
      const authors = new Set((await changes(company_id)).map(({ guncelleyen }) => guncelleyen));
      expect(authors.size).toBeGreaterThanOrEqual(4);
    }
    const { rows } = await sql<{ strangers: number }>`
      select count(*) as strangers from change_logs as entry
      where company_id = any(${companyIds}) and department_id > 0 and aktor_turu = 'kisi' and not exists (
        select from memberships as own
        where own.user_id = entry.user_id and own.company_id = entry.company_id
          and coalesce(own.department_id, entry.department_id) = entry.department_id)`.execute(
      db.system,
    );
    expect(rows).toEqual([{ strangers: 0 }]);
  });

  it('leaves some changes unread for every demo account', async () => {
    const { rows } = await sql<{ email: string; unread: number; seen: number }>`
      select users.email,
        count(*) filter (where entry.id > coalesce(mark.son_id, 0)) as unread,
        count(*) filter (where entry.id <= mark.son_id) as seen
      from users
      join memberships as own using (user_id)
      join change_logs as entry on entry.company_id = own.company_id
        and entry.user_id <> users.user_id
        and coalesce(own.department_id, entry.department_id) = entry.department_id
      left join change_log_reads as mark on mark.company_id = entry.company_id
        and mark.user_id = users.user_id and mark.tur = entry.tur
        and mark.record_id = entry.record_id
      where users.email in (${sql.join(ACCOUNTS)})
      group by users.email`.execute(db.system);
    expect(rows).toHaveLength(5);
    for (const { email, unread, seen } of rows) {
      expect(unread, email).toBeGreaterThan(0);
      expect(seen, email).toBeGreaterThan(0);
    }
  });

  it('has the five accounts, the consultant in both companies with one active', async () => {
    const accounts = await db.system
      .selectFrom('users')
      .innerJoin('memberships', 'memberships.user_id', 'users.user_id')
      .select(['email', 'memberships.role', 'company_active', 'department_id'])
      .select(['memberships.egitim_sorumlusu', 'memberships.varlik_sorumlusu'])
      .where('email', 'in', ACCOUNTS)
      .orderBy('membership_id')
      .execute();
    const named = (name: string) => accounts.filter(({ email }) => email.startsWith(`${name}@`));
    expect(named('danisman').map((own) => own.company_active)).toEqual([true, false]);
    expect(named('yonetici')).toMatchObject([{ role: 'yönetici', department_id: null }]);
    expect(named('temsilci')).toMatchObject([{ role: 'temsilci', egitim_sorumlusu: false }]);
    expect(named('egitim')).toMatchObject([{ role: 'temsilci', egitim_sorumlusu: true }]);
    expect(named('varlik')).toMatchObject([{ role: 'temsilci', varlik_sorumlusu: true }]);
    expect(named('temsilci')[0]?.department_id).toEqual(expect.any(Number));
  });

  it('keeps its logos as files', async () => {
    const rows = await db.system
      .selectFrom('companies')
      .innerJoin('dosyalar', 'dosyalar.id', 'companies.dosya_id')
      .select(['logo', 'dosyalar.id', 'dosyalar.company_id', 'tur', 'boyut'])
      .where('companies.company_id', 'in', companyIds)
      .execute();
    expect(rows).toHaveLength(2);
    for (const { id, company_id, logo, tur, boyut } of rows) {
      expect(logo).toBe(`/api/files/${id}`);
      expect(tur).toBe('image/png');
      const content = await buffer(await store.read(keptKey(company_id, id)));
      expect(content).toHaveLength(boyut);
    }
  });

  it('tells its whole history to the verifier of logs', async () => {
    expect(await brokenLines(db.system, store, services.config, companyIds)).toEqual([]);
  });

  it('has a PDF for every document', async () => {
    const rows = await db.system
      .selectFrom('dokumanlar')
      .leftJoin('dosyalar', 'dosyalar.id', 'dokumanlar.dosya_id')
      .select(['dokuman_ismi', 'dokuman_linki', 'ad', 'tur', 'boyut'])
      .where('dokumanlar.company_id', 'in', companyIds)
      .execute();
    expect(rows.length).toBeGreaterThan(30);
    for (const { dokuman_ismi, dokuman_linki, ad, tur, boyut } of rows) {
      expect(ad).toBe(`${dokuman_ismi}.pdf`);
      expect(tur).toBe('application/pdf');
      expect(dokuman_linki).toMatch(/^\/api\/files\//);
      expect(boyut).toBeLessThan(100_000);
    }
  });

  it('names retention periods of the look-up or in words', async () => {
    const rows = (await Promise.all(companyIds.map(activities))).flat();
    const periods = rows.flatMap((row: Values) => row.saklama_suresi ?? []).map(String);
    const inWords = periods.filter((period) => !choiceOf('saklama_suresi', period));
    expect(inWords.length).toBeGreaterThan(0);
    expect(inWords.every((period) => period.includes(' '))).toBe(true);
  });

  const others: Other[] = [
    {
      table: 'veri_aktarim',
      fields: supplierTransferFields,
      rules: SUPPLIER_TRANSFER_RULES,
      least: 15,
      kinds: [
        'bildirim_bekliyor',
        'bildirim_gecikti',
        'sozlesme_bitti',
        'veri_isleyen_sozlesmesi_yok',
        'yurt_disi_mekanizma_yok',
      ],
    },
    {
      table: 'diger_aktarim',
      fields: publicTransferFields,
      rules: PUBLIC_TRANSFER_RULES,
      least: 10,
      kinds: ['hukuki_dayanak_yok'],
    },
    {
      table: 'varlik_listesi',
      fields: assetFields,
      rules: ASSET_RULES,
      least: 20,
      kinds: ['ozel_nitelikli_sifresiz', 'yedek_yok', 'yurt_disi_tedarikci_yok'],
    },
  ];
  it.each(others)('keeps $table that the API would take, linked and changed', async (one) => {
    const { table, fields, rules, least } = one;
    const kinds = new Set<string>();
    for (const company_id of companyIds) {
      const { rows } = await sql<Values & { id: number; surum: number }>`
        select * from ${sql.table(table)} where company_id = ${company_id}`.execute(db.system);
      expect(rows.length).toBeGreaterThanOrEqual(least);
      const known = new Set((await activities(company_id)).map(({ id }) => id));
      for (const row of rows) {
        const values = Object.fromEntries(fields.map(({ name }) => [name, row[name]]));
        expect(recordBody(fields, []).safeParse(values).error).toBeUndefined();
        expect(requiredFields(fields, row).filter(({ name }) => isEmpty(row[name]))).toEqual([]);
        expect([row.veri_harita_id].flat().every((id) => known.has(Number(id)))).toBe(true);
        for (const { kod } of judge(rules, row, todayInTurkey())) kinds.add(kod);
      }
      const { rows: log } = await sql<{ record_id: number; entries: number }>`
        select record_id, count(*)::int as entries from change_logs
        where company_id = ${company_id} and tur = ${table} group by record_id`.execute(db.system);
      const entries = new Map(log.map((one) => [one.record_id, one.entries]));
      expect(rows.every(({ id, surum }) => entries.get(id) === surum)).toBe(true);
      expect(Math.max(...entries.values())).toBeGreaterThan(2);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(one.kinds));
  });

  it('has a supplier directory whose spelling its registers use', async () => {
    const { rows } = await sql<{ strangers: number; entries: number }>`
      select count(distinct d.id)::int as entries,
        (select count(*)::int from veri_aktarim t where t.company_id = any(${companyIds})
          and not exists (select from tedarikci_listesi d
            where d.company_id = t.company_id and d.tedarikci_adi = t.tedarikci_adi)) as strangers
      from tedarikci_listesi d where d.company_id = any(${companyIds})`.execute(db.system);
    expect(rows[0]?.strangers).toBe(0);
    expect(rows[0]?.entries).toBeGreaterThanOrEqual(40);
  });

  it('has published notices that meet each demand of the communiqué', async () => {
    const met = { 'Çalışan Aydınlatma Metni': [], 'Ziyaretçi Aydınlatma Metni': [] };
    expect(await unmetInNotices(db, companyIds)).toEqual(met);
  });

  it('has a training in every state, finished with certificates', async () => {
    const { rows } = await sql<{ durum: string; ulasmadi: boolean; n: number; certified: number }>`
      select d.durum, d.ulasmadi, count(*)::int as n, count(s.no)::int as certified
      from egitim_davetleri d left join egitim_sertifikalari s on s.davet_id = d.id
      where d.company_id = any(${companyIds}) group by 1, 2`.execute(db.system);
    const of = (durum: string, ulasmadi = false) =>
      rows.find((one) => one.durum === durum && one.ulasmadi === ulasmadi);
    expect(of('tamamlandi')?.n).toBeGreaterThan(15);
    expect(of('tamamlandi')?.certified).toBe(of('tamamlandi')?.n);
    for (const state of ['basladi', 'gonderildi', 'gonderilmedi'])
      expect(of(state)?.n, state).toBeGreaterThan(3);
    expect(of('gonderilmedi', true)?.n).toBe(1);
  });

  it('has applications in every state, and mails nobody what is long past', async () => {
    const { rows } = await sql<{ durum: string; sonuc: string | null; n: number }>`
      select durum, sonuc, count(*)::int as n from basvurular
      where company_id = any(${companyIds}) group by 1, 2`.execute(db.system);
    expect(new Set(rows.map(({ durum }) => durum)).size).toBe(4);
    expect(rows.flatMap(({ sonuc }) => sonuc ?? []).sort()).toEqual(['kabul', 'kismen', 'ret']);
    const answers = await sql<{ teslim: string; metin: string }>`
      select teslim, metin from basvuru_cevaplari
      where company_id = any(${companyIds})`.execute(db.system);
    for (const { teslim, metin } of answers.rows) {
      expect(teslim).toBe('teslim');
      expect(metin).not.toMatch(/[[\]{}]/);
    }
    const waiting = await sql<{ about: string }>`
      select m.about from mail_outbox m where m.state = 'waiting' and (
        exists (select from egitim_davetleri e
          where e.company_id = any(${companyIds}) and m.about = 'egitim:' || e.id)
        or exists (select from basvurular b
          where b.company_id = any(${companyIds}) and m.about like 'basvuru:' || b.id || ':%')
      )`.execute(db.system);
    expect(waiting.rows).toHaveLength(1);
  });
});
