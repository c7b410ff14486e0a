import { actions } from '@emanet/contract/actions';
import { assets } from '@emanet/contract/assets';
import { changeLogs } from '@emanet/contract/change-logs';
import { companies } from '@emanet/contract/companies';
import { dashboard } from '@emanet/contract/dashboard';
import { documents } from '@emanet/contract/documents';
import { filings } from '@emanet/contract/filings';
import { maps } from '@emanet/contract/maps';
import { organization } from '@emanet/contract/organization';
import { processingActivities } from '@emanet/contract/processing-activities';
import { publicTransfers } from '@emanet/contract/public-transfers';
import type { Endpoint } from '@emanet/contract/shared/endpoint';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { suppliers } from '@emanet/contract/suppliers';
import { tables } from '@emanet/contract/tables';
import { describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../test/app.ts';
import { unique } from '../../test/factories.ts';
import { openOwner } from '../../test/owner.ts';
import { judgeOutdated } from '../records/write/judge.ts';
import { reachOf } from '../platform/jobs/start.ts';
import { registers } from '../registers.ts';
import { compareLinked } from '../features/tables/cross-checks.ts';
import { assetBody } from '../features/assets/sample.ts';
import { activityBody } from '../features/processing-activities/sample.ts';
import { publicTransferBody } from '../features/public-transfers/sample.ts';
import { supplierTransferBody } from '../features/supplier-transfers/sample.ts';

const app = await appOfFile({}, { own: true });
const company = await app.makeCompany();
const department = await app.makeDepartment(company, 'Depo');
const people = { companies: [company], fullname: 'Ece Er' };
const manager = await app.signInAs({ role: 'yönetici', ...people });

/** Instants of rows, which move with the log. */
const STAMPED = {
  veri_harita: ['olusturma_tarihi', 'guncellenme_tarihi'],
  veri_aktarim: ['olusturma_tarihi', 'guncellenme_tarihi'],
  diger_aktarim: ['olusturma_tarihi', 'guncellenme_tarihi'],
  varlik_listesi: ['olusturma_tarihi', 'guncellenme_tarihi'],
  aksiyonlar: ['olusturma_tarihi', 'guncellenme_tarihi'],
  dokumanlar: ['olusturma_tarihi', 'guncellenme_tarihi', 'dosya_tarihi'],
  verbis_beyanlari: ['kayit_tarihi'],
};

/** A night passes: everything that happened is a day older. */
async function nextDay(): Promise<void> {
  const owner = await openOwner(app.url);
  const aged = (name: string) => `${name} = ${name} - interval '1 day'`;
  try {
    await owner.tamper('change_logs', [`update change_logs set ${aged('tarih')}`, []]);
    for (const [table, names] of Object.entries(STAMPED)) {
      const { rowCount } = await owner.ask(`select from ${table} limit 1`);
      if (rowCount)
        await owner.tamper(table, [`update ${table} set ${names.map(aged).join(', ')}`, []]);
    }
  } finally {
    await owner.close();
  }
}

/** The same call about the end of a day. */
const then = <E extends Endpoint>(endpoint: E, day: string): E => ({
  ...endpoint,
  path: `${endpoint.path}?tarih=${day}`,
});
const daysAgo = (count: number) => daysAfter(todayInTurkey(), -count);

const LISTS = [
  ...[processingActivities.list, supplierTransfers.list, publicTransfers.list, assets.list],
  ...[suppliers.list, actions.list, documents.list, documents.archived],
  organization.departments,
] as const satisfies readonly Endpoint[];

/** Screens that are made from several lists. */
const VIEWS = [
  ...[tables.suppliers, tables.assets, tables.notification, tables.crossChecks],
  ...[filings.preparation, filings.list, maps.suppliers, maps.assets],
  processingActivities.subjectsByCategory,
] as const satisfies readonly Endpoint[];

/** Instants, which a night moves, and news, which a past day has none of. */
const MOVED = [
  ...['unread_count', 'olusturma_tarihi', 'guncellenme_tarihi', 'tamamlanma_tarihi', 'sahip'],
  'onay_tarihi',
];

/** Bringing a record back counts a version of its own, which no confirmation is about. */
const confirmationIn = ({ onay_surumu, surum }: Record<string, unknown>) =>
  onay_surumu === null ? 'none' : onay_surumu === surum ? 'confirmed' : 'changed since';

const rowsIn = (text: string): unknown[] => {
  const { data } = JSON.parse(text) as { data: Record<string, unknown>[] };
  return data
    .map((row) => ('onay_surumu' in row ? { ...row, onay_surumu: confirmationIn(row) } : row))
    .map((row) => Object.entries(row).filter(([name]) => !MOVED.includes(name)))
    .map((row) => Object.fromEntries(row))
    .toSorted((a, b) => Number(a.id ?? a.department_id) - Number(b.id ?? b.department_id));
};

/** All lists, as they are now or were at the end of a day. */
async function copyOf(who: Caller, day?: string, of = company) {
  const lists: Record<string, unknown[]> = {};
  for (const endpoint of LISTS) {
    const answer = await who.call<Endpoint>(day ? then<Endpoint>(endpoint, day) : endpoint);
    expect(answer.status, answer.text).toBe(200);
    lists[endpoint.name] = rowsIn(answer.text);
  }
  for (const endpoint of VIEWS) {
    const answer = await who.call<Endpoint>(day ? then<Endpoint>(endpoint, day) : endpoint, {
      params: { companyId: String(of) },
    });
    expect(answer.status, answer.text).toBe(200);
    // Ticks write no entry, and a night moves instants but not those inside entries.
    const moved = ['tarih', 'kayit_tarihi', 'isaret'];
    const { data } = JSON.parse(answer.text, (name, value: unknown) =>
      moved.includes(name) ? undefined : value,
    ) as { data: unknown };
    lists[endpoint.name] = [data];
  }
  return lists;
}

/** Numbers that look random and are the same in every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

/** Changes the company's address. */
async function setAddress(adres: string): Promise<void> {
  const { surum } = await manager.data(companies.profile);
  await manager.data(companies.update, { body: { adres, surum } });
}

const at = (id: number) => ({ params: { id: String(id) } });
type Group = Readonly<Record<'add' | 'update' | 'delete' | 'restore', Endpoint>>;

/** Nouns with the body of a new row and changes of it. */
const NOUNS: readonly Readonly<{ group: Group; body: () => object; changes: readonly object[] }>[] =
  [
    {
      group: processingActivities,
      body: () => activityBody(department, unique('İşe alım')),
      changes: [
        { dosya_ismi: 'Aday dosyaları', saklama_suresi: null },
        { islenen_kisisel_veriler: ['ad_soyad'], alici_grubu: ['tedarikciler'] },
        { durum: false },
        { durum: true },
      ],
    },
    {
      group: supplierTransfers,
      body: () => supplierTransferBody(department, unique('Bordro')),
      changes: [{ aktarim_ulkesi: 'Fransa' }, { aktarim_durumu: 'sona_erdi' }],
    },
    {
      group: publicTransfers,
      body: () => publicTransferBody(department, unique('Kurum')),
      changes: [{ aktarim_sikligi: 'yillik' }, { ilgili_kisi: [] }],
    },
    {
      group: assets,
      body: () => assetBody(department, unique('Bordro yazılımı')),
      changes: [{ sifreleme_var_mi: false }, { erisim_yetkilileri: null }],
    },
    {
      group: { ...suppliers, add: suppliers.create },
      body: () => ({ tedarikci_adi: unique('Bulutix') }),
      changes: [{ telefon: '0212 000 00 01' }, { ulke: 'Almanya' }, { telefon: null }],
    },
    {
      group: actions,
      body: () => ({ aksiyon_ismi: unique('Sözleşme'), risk: 'Orta', department_id: department }),
      changes: [{ risk: 'Yüksek' }, { durum: true }, { durum: false }, { son_tarih: '2030-01-01' }],
    },
    {
      group: documents,
      body: () => ({ dokuman_ismi: unique('Politika'), dokuman_tur: 'Politika' }),
      changes: [{ gozden_gecirme: '2031-01-01' }, { dokuman_ismi: unique('Yeni ad') }],
    },
  ];

describe('records at the end of a day', () => {
  it('are those that stood in the lists that day, over random histories', async () => {
    const roll = dice(20_261_201);
    const live = NOUNS.map((): number[] => []);
    const gone = NOUNS.map((): number[] => []);
    const act = async (which: number) => {
      const { group, body, changes } = NOUNS[which] ?? expect.unreachable();
      const [alive = [], dead = []] = [live[which], gone[which]];
      const what = alive.length === 0 ? 0 : roll(8);
      const place = roll(Math.max(1, alive.length));
      const id = alive[place] ?? 0;
      if (what < 2) {
        const added = await manager.call(group.add, { body: body() });
        expect([200, 201], added.text).toContain(added.status);
        alive.push((JSON.parse(added.text) as { data: { id: number } }).data.id);
      } else if (what === 2) {
        const removed = await manager.call(group.delete, at(id));
        expect(removed.status, removed.text).toBe(200);
        dead.push(...alive.splice(place, 1));
      } else if (what === 3 && dead.length > 0) {
        const back = dead.pop() ?? 0;
        const restored = await manager.call(group.restore, at(back));
        expect(restored.status, restored.text).toBe(200);
        alive.push(back);
      } else {
        const change = changes[roll(changes.length)] ?? {};
        const changed = await manager.call(group.update, { ...at(id), body: change });
        expect(changed.status, changed.text).toBe(200);
      }
    };
    const copies: Awaited<ReturnType<typeof copyOf>>[] = [];
    for (let day = 0; day < 6; day += 1) {
      for (let count = 0; count < 10; count += 1) await act(roll(NOUNS.length));
      const kod = ['sifreleme', 'yedekleme', 'diger_tedbir'][roll(3)] ?? '';
      const durum = (['onayli', 'reddedildi', 'yok'] as const)[roll(3)] ?? 'yok';
      await manager.data(filings.measure, {
        params: { kod },
        body: { durum, aciklama: `Sözle ${day}`, kanit: day % 2 === 0 ? 'Tutanak' : null },
      });
      await manager.data(filings.duty, {
        body: { ana_faaliyet_ozel: roll(2) === 1, istisna: null },
      });
      await setAddress(`Sokak ${day}`);
      if (roll(2) === 1)
        await manager.call(filings.add, {
          body: { tarih: todayInTurkey(), giren: 'Ece Er', gerekce: 'Eksikler tamamlanıyor.' },
        });
      if (day === 4)
        await manager.data(organization.renameDepartment, {
          ...at(department),
          body: { department_name: 'Lojistik' },
        });
      await judgeOutdated(
        app.services,
        { registers, compare: compareLinked },
        reachOf(app.services, { name: 'test' }),
      );
      copies.push(await copyOf(manager));
      await nextDay();
    }
    // Views over the lists say something in it.
    for (const word of ['Kimlik', 'Bordro', 'Sözle', 'Sokak', 'fark_sayisi'])
      expect(JSON.stringify(copies)).toContain(word);
    for (const [day, copy] of copies.entries())
      expect(await copyOf(manager, daysAgo(copies.length - day)), `day ${day}`).toEqual(copy);
  });

  it('differ from today as the comparison says, field by field and by whom', async () => {
    const before = await manager.data(suppliers.create, {
      body: { tedarikci_adi: unique('Önce') },
    });
    const ended = await manager.data(suppliers.create, {
      body: { tedarikci_adi: unique('Biten') },
    });
    await nextDay();
    const later = await app.signInAs({
      role: 'danışman',
      companies: [company],
      fullname: 'Can Su',
    });
    await manager.data(suppliers.update, { ...at(before.id), body: { telefon: '1' } });
    await later.data(suppliers.update, { ...at(before.id), body: { telefon: '2', ulke: 'ABD' } });
    await later.data(suppliers.update, { ...at(before.id), body: { ulke: null } });
    await later.call(suppliers.delete, at(ended.id));
    const added = await later.data(suppliers.create, { body: { tedarikci_adi: unique('Sonra') } });
    const found = await manager.data(changeLogs.compare, {
      params: { type: 'tedarikci_listesi' },
      query: { gun: daysAgo(1) },
    });
    const of = (id: number) => found.find((one) => one.record_id === id);
    expect(of(before.id)).toMatchObject({
      ...{ ad: before.tedarikci_adi, durum: 'degisti', kimler: ['Can Su', 'Ece Er'] },
      alanlar: [{ alan: 'telefon', eski: null, yeni: '2' }],
    });
    expect(of(ended.id)).toMatchObject({ ad: ended.tedarikci_adi, durum: 'cikarildi' });
    expect(of(added.id)).toMatchObject({ ad: added.tedarikci_adi, durum: 'eklendi' });
    expect(found).toHaveLength(3);
    const line = await manager.data(changeLogs.line, { params: { type: 'tedarikci_listesi' } });
    expect(line.ilk_gun).toBe(daysAgo(7));
    expect(line.aylar.reduce((sum, { adet }) => sum + adet, 0)).toBeGreaterThan(6);
  });

  it('are in sheets that say so, and one that was not there is not found', async () => {
    const day = daysAgo(1);
    const { id } = await manager.data(processingActivities.add, {
      body: activityBody(department, unique('Bugün')),
    });
    const single = await manager.call(then(processingActivities.single, day), {
      params: { id: String(id) },
    });
    expect([single.status, single.body.code]).toEqual([404, 'NOT_FOUND']);
    const sheet = await manager.call(then(processingActivities.export, day), {
      body: { ids: [id], lang: 'tr' },
    });
    expect(sheet.status).toBe(200);
    expect(String(sheet.headers['content-disposition'])).toContain(`${day}%20g%C3%BCn%20sonu`);
  });

  it('are refused with a sentence where they are not served or not known, and change nothing', async () => {
    const asked = (endpoint: Endpoint, day: string, who = manager) =>
      who.call<Endpoint>(then(endpoint, day), { body: undefined });
    const { list, add } = processingActivities;
    for (const day of [todayInTurkey(), daysAgo(-1), '2026-02-30', 'dün', ''])
      expect((await asked(list, day)).body.code, day).toBe('DAY_INVALID');
    expect((await asked(list, daysAgo(400))).text).toContain('tarihinden beri tutuluyor');
    expect((await asked(dashboard.read, daysAgo(1))).body.code).toBe('DAY_NOT_SERVED');
    const before = await copyOf(manager);
    const written = await manager.call(then(add, daysAgo(1)), {
      body: activityBody(department, unique('Geçmişe')),
    });
    expect(written.body.code).toBe('DAY_NOT_SERVED');
    expect(await copyOf(manager)).toEqual(before);
    const representative = await app.signInAs({
      ...{ role: 'temsilci', ...people, departments: [department] },
    });
    expect((await asked(list, daysAgo(1), representative)).status).toBe(403);
  });

  it('of a company reach nobody of another', async () => {
    const elsewhere = await app.makeCompany();
    const stranger = await app.signInAs({ role: 'yönetici', companies: [elsewhere] });
    await stranger.data(suppliers.create, { body: { tedarikci_adi: unique('Başka') } });
    await nextDay();
    await nextDay();
    const lists = await copyOf(stranger, daysAgo(1), elsewhere);
    const text = JSON.stringify(lists);
    expect(lists[suppliers.list.name]).toMatchObject([{ company_id: elsewhere }]);
    for (const foreign of ['Bordro', 'İşe alım', 'Ece Er', `"company_id":${company}`])
      expect(text).not.toContain(foreign);
    const named = await stranger.call(then(suppliers.list, daysAgo(1)), {
      headers: { 'x-company-id': String(company) },
    });
    expect(named.body.code).toBe('COMPANY_FORBIDDEN');
  });
});
