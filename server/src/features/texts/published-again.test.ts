import { documents } from '@emanet/contract/documents';
import { texts } from '@emanet/contract/texts';
import { kindOf, TEXT_KIND_CODES, type TextKind } from '@emanet/contract/texts/kinds';
import { expect, it } from 'vitest';
import { testClock } from '../../../test/clock.ts';
import { inPath, textHouse } from './texts.fixture.ts';

const clock = testClock('2026-11-20T10:00:00+03:00');
const house = await textHouse({ clock });
const { consultant } = house;

const activity = await house.addActivity('Her şey', {
  ilgili_kisi: TEXT_KIND_CODES.flatMap((kind) => kindOf(kind).subjects ?? []),
});
const consent = await house.addActivity('Bülten', {
  ...{ ilgili_kisi: ['musteri'], isleme_sarti: ['k5_1_acik_riza'] },
  ...{ islenme_amaci: ['reklam_kampanya'], islenen_kisisel_veriler: ['eposta'] },
});

const add = async (tur: TextKind) => {
  const faaliyetler = [tur === 'riza' ? consent : activity];
  const body = { tur, kapsam: { gruplar: [], faaliyetler } };
  return (await consultant.data(texts.add, { body })).id;
};
const approve = (id: number) => consultant.call(texts.approve, { ...inPath(id), body: {} });
const publish = (id: number) => consultant.call(texts.publish, { ...inPath(id), body: {} });
const documentsNow = async () => (await consultant.data(documents.list)).length;

/** Kinds that one whole activity and the data of a company make publishable: with a document and without. */
const KINDS = [
  ...([
    'calisan',
    'aday',
    'musteri',
    'ziyaretci',
    'tedarikci',
    'kamera',
    'cagri',
    'hasta',
  ] as const),
  ...(['konuk', 'ogrenci', 'riza', 'gizlilik', 'gizlilik_taahhudu'] as const),
];

it.each(KINDS)(
  '%s that is published again two months later stays the version in force',
  async (tur) => {
    clock.moveTo('2026-11-20T10:00:00+03:00');
    const id = await add(tur);
    expect((await approve(id)).status).toBe(200);
    const first = await publish(id);
    expect(first.status, first.text).toBe(200);
    const count = await documentsNow();
    clock.moveTo('2027-01-20T10:00:00+03:00');
    await approve(id);
    const again = await publish(id);
    expect(again.body.message).toContain('yeni sürüm yayımlanmadı');
    expect(again.body.data.surumler.map(({ sira }) => sira)).toEqual([1]);
    expect(again.body.data.yayindaki).toBe(first.body.data.yayindaki);
    expect(await documentsNow()).toBe(count);
  },
);
