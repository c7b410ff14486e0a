import { cookies } from '@emanet/contract/cookies';
import { assets } from '@emanet/contract/assets';
import { publicTransfers } from '@emanet/contract/public-transfers';
import type { Values } from '@emanet/contract/records/fields';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { texts } from '@emanet/contract/texts';
import { BLOCK_NAMES, type BlockName } from '@emanet/contract/texts/block-names';
import type { SourceType, TextBody } from '@emanet/contract/texts/model';
import { isOfSubject, READS, readsOf } from '@emanet/contract/texts/reads';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scopeOfJob } from '../../../platform/access/scope.ts';
import { replaceLinks, selectText } from '../queries.ts';
import { fetchRegister } from '../register.ts';
import { relinkTexts } from './relink.ts';
import { linksOf } from './sources.ts';
import { inPath, textHouse } from '../texts.fixture.ts';
import { renderBoth } from '../texts.ts';

const house = await textHouse();
const { app, consultant, company } = house;
afterAll(() => app.close());

const scope = () => scopeOfJob({ kind: 'job', job: 'test' }, company);
type Added = Promise<
  Readonly<{ status: number; text: string; body: Readonly<{ data: Readonly<{ id: number }> }> }>
>;
const made = async (answer: Added): Promise<number> => {
  const { status, text, body } = await answer;
  expect(status, text).toBe(201);
  return body.data.id;
};
const supplier = (activities: number[], more: Values = {}) => {
  const body: Values = {
    ...{ tedarikci_adi: 'Nimbus', department_id: house.hr, veri_harita_id: activities },
    ...{ aktarim_durumu: 'suruyor', ...more },
  };
  return made(consultant.call(supplierTransfers.add, { body }));
};

/** A text of one block, or of none. */
async function textOf(blok: BlockName | undefined, kapsam: object): Promise<number> {
  const added = await consultant.call(texts.add, { body: { tur: 'imha', kapsam } });
  const { id } = added.body.data;
  const govde: TextBody = {
    baslik: { tr: 'Deneme', en: 'Test' },
    bolumler: [
      {
        k: 'b',
        baslik: { tr: 'B', en: 'B' },
        parcalar: [
          { k: 'söz', metin: { tr: 'Söz.', en: 'Word.' } },
          ...(blok ? [{ k: 'blok', blok }] : []),
        ].map((one) => ({ ...one, k: one.k.replace('ö', 'o') })),
      },
    ],
    elle: {},
  };
  await sql`update metinler set govde = ${JSON.stringify(govde)}::jsonb where id = ${id}`.execute(
    app.db.system,
  );
  return id;
}

/** Lets texts rest on the register of now, as their publication would: gaps keep it from others. */
const link = (ids: readonly number[]) =>
  app.db.write(scope(), async (tx) => {
    for (const id of ids) {
      const text = await selectText(tx, scope(), id);
      if (!text) throw new Error('no text');
      const fetched = await fetchRegister(tx, scope(), text.kapsam, 'http://emanet.test');
      const { tr } = renderBoth(text, fetched);
      await replaceLinks(tx, scope(), id, linksOf(text.govde, text.kapsam, tr, fetched));
    }
  });
const staleOf = async (ids: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct metin_id as id from metin_eskiyenler where metin_id = any(${[...ids]}::int[])`.execute(
    app.db.system,
  );
  return rows.map(({ id }) => id);
};
const put = (tur: SourceType, id: number, alan: string, value: unknown) =>
  sql`update ${sql.table(tur)} set ${sql.ref(alan)} = ${value}
    where ${sql.ref(tur === 'companies' || tur === 'basvuru_ayarlari' ? 'company_id' : 'id')} = ${id}`.execute(
    app.db.system,
  );

/** An empty and a filled value of a column. */
async function valuesOf(tur: SourceType, alan: string): Promise<readonly [unknown, unknown]> {
  if (alan === 'slug') return [`bos-${company}`, `dolu-${company}`];
  if (alan === 'yerlesim') return [null, 'yurt_disi'];
  if (alan === 'company_name') return ['A', 'B'];
  if (alan === 'mersis_no') return [null, '0123456789012345'];
  const { rows } = await sql<{ type: string; optional: boolean }>`
    select data_type as type, is_nullable = 'YES' as optional from information_schema.columns
    where table_schema = 'public' and table_name = ${tur} and column_name = ${alan}`.execute(
    app.db.system,
  );
  const [column] = rows;
  if (column?.type === 'ARRAY') return [column.optional ? null : [], ['x']];
  if (column?.type === 'date') return [null, '2026-01-12'];
  if (column?.type === 'boolean') return [column.optional ? null : false, true];
  return [column?.optional ? null : 'boş', alan === 'surec_ismi' ? 'Dolu' : 'dolu'];
}

describe('what was empty when a text was published', () => {
  const SUBJECTS: readonly SourceType[] = [
    ...(['veri_harita', 'veri_aktarim', 'diger_aktarim'] as const),
    ...(['varlik_listesi', 'companies', 'basvuru_ayarlari', 'cerezler'] as const),
  ];
  const cases = SUBJECTS.flatMap((tur) => readsOf(tur).map((alan) => [tur, alan] as const));
  let activity: number;
  let transfer: number;
  let ids: Readonly<Record<SourceType, number>>;
  const byBlock = new Map<BlockName, number>();
  let words: number;
  let elsewhere: number[];
  beforeAll(async () => {
    activity = await house.addActivity('Boş alanlar');
    transfer = await supplier([activity]);
    const body: Values = {
      ...{ kurum_adi: 'sgk', department_id: house.hr, veri_harita_id: [activity] },
      aktarim_durumu: 'suruyor',
    };
    const shared = await made(consultant.call(publicTransfers.add, { body }));
    const asset: Values = {
      varlik_ismi: 'Sunucu',
      department_id: house.hr,
      veri_harita_id: [activity],
    };
    const kept = await made(consultant.call(assets.add, { body: asset }));
    ids = {
      ...{ veri_harita: activity, veri_aktarim: transfer, diger_aktarim: shared },
      ...{ varlik_listesi: kept, companies: company, basvuru_ayarlari: company },
      cerezler: await made(consultant.call(cookies.add, { body: { cerez_adi: '_ga' } })),
    };
    for (const blok of BLOCK_NAMES) {
      const kapsam = isOfSubject(blok) ? { aktarim: transfer } : { faaliyetler: [activity] };
      byBlock.set(blok, await textOf(blok, { tumu: false, ...kapsam }));
    }
    words = await textOf(undefined, { tumu: false, faaliyetler: [activity] });
    const other = await house.addActivity('Başka');
    const about = { tumu: false, faaliyetler: [other] };
    elsewhere = [await textOf('amaclar', about), await textOf('alicilar', about)];
  });

  // Values that tests took away are what a publication asks for.
  afterAll(async () => {
    for (const [alan, value] of Object.entries(house.COMPANY))
      await put('companies', company, alan, value);
    await put('basvuru_ayarlari', company, 'acik', true);
  });

  it.each(cases)('makes exactly the texts stale whose blocks read it: %s.%s', async (tur, alan) => {
    const all = [...byBlock.values(), words, ...elsewhere];
    const [empty, filled] = await valuesOf(tur, alan);
    await put(tur, ids[tur], alan, empty);
    await link(all);
    expect(await staleOf(all)).toEqual([]);
    await put(tur, ids[tur], alan, filled);
    const found = await staleOf(all);
    const reading = BLOCK_NAMES.filter((blok) => READS[blok][tur]?.includes(alan)).flatMap(
      (blok) => byBlock.get(blok) ?? [],
    );
    const shared = ['companies', 'basvuru_ayarlari', 'cerezler'].includes(tur);
    expect(found.filter((id) => shared || !elsewhere.includes(id)).sort()).toEqual(reading.sort());
    expect(found.filter((id) => elsewhere.includes(id))).toEqual([]);
    await put(tur, ids[tur], alan, empty);
    expect(await staleOf(all)).toEqual([]);
  });

  it('a transfer that ends, or is deleted, concerns its contract and the recipients alone', async () => {
    const at = await house.addActivity('Sona eren aktarım');
    const named = await supplier([at]);
    const contract = await textOf('aktarim', { tumu: false, aktarim: named });
    const recipients = await textOf('alicilar', { tumu: false, faaliyetler: [at] });
    const others = [
      await textOf('aktarim', { tumu: false, aktarim: transfer }),
      await textOf('sureler', { tumu: false, faaliyetler: [at] }),
    ];
    const all = [contract, recipients, ...others];
    await link(all);
    await put('veri_aktarim', named, 'aktarim_durumu', 'sona_erdi');
    expect((await staleOf(all)).sort()).toEqual([contract, recipients].sort());
    await link(all);
    expect((await consultant.call(supplierTransfers.delete, inPath(named))).status).toBe(200);
    expect((await staleOf(all)).sort()).toEqual([contract, recipients].sort());
  });

  it('a new or a deleted cookie concerns the text of cookies alone', async () => {
    const text = byBlock.get('cerezler') ?? 0;
    const all = [text, ...elsewhere];
    await link(all);
    const added = await made(consultant.call(cookies.add, { body: { cerez_adi: 'yeni' } }));
    expect(await staleOf(all)).toEqual([text]);
    await link(all);
    expect((await consultant.call(cookies.delete, inPath(added))).status).toBe(200);
    expect(await staleOf(all)).toEqual([text]);
  });

  it('does not concern a text while its activity is only planned', async () => {
    const at = await house.addActivity('Planlanan', { faaliyet_durumu: 'planlanan' });
    const text = await textOf('sureler', { tumu: false, faaliyetler: [at] });
    await link([text]);
    await put('veri_harita', at, 'imha_yontemi', 'silme');
    expect(await staleOf([text])).toEqual([]);
    await put('veri_harita', at, 'faaliyet_durumu', 'yururlukte');
    expect(await staleOf([text])).toEqual([text]);
  });
});

describe('a text of a version before', () => {
  /** Published, with links of shown fields alone, as they were made then. */
  async function older(activity: number): Promise<number> {
    const { id } = await house.published([activity]);
    await sql`delete from metin_kaynaklari where metin_id = ${id} and alan in ('mersis_no', 'web')`.execute(
      app.db.system,
    );
    await sql`update metinler set baglar_ozeti = null where id = ${id}`.execute(app.db.system);
    return id;
  }
  const run = () => relinkTexts(app.services, scope());

  it('is linked to what was empty, and stale once that was filled before or after', async () => {
    await put('companies', company, 'web', null);
    await put('companies', company, 'mersis_no', null);
    const at = await house.addActivity('Eski bağlar');
    const [before, after] = [await older(at), await older(at)];
    await put('companies', company, 'web', 'www.ilgaz.test');
    expect(await staleOf([before, after])).toEqual([]);
    await run();
    expect((await staleOf([before, after])).sort()).toEqual([before, after].sort());
    const third = await older(at);
    await run();
    expect(await staleOf([third])).toEqual([]);
    await put('companies', company, 'mersis_no', '0123456789012345');
    expect(await staleOf([third])).toEqual([third]);
  });

  it('does not take a record for covered that joined it later', async () => {
    const group = 'ziyaretci';
    await house.addActivity('İlk ziyaret', { ilgili_kisi: [group] });
    const body = { tur: 'ziyaretci' as const };
    const { id } = (await consultant.call(texts.add, { body })).body.data;
    await house.publish(id);
    await sql`update metinler set baglar_ozeti = null where id = ${id}`.execute(app.db.system);
    await house.addActivity('Sonraki ziyaret', { ilgili_kisi: [group] });
    await run();
    expect(await staleOf([id])).toEqual([id]);
  });
});
