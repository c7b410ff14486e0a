import type { Coverage, Rendered, TextBody } from '@emanet/contract/texts/model';
import { keyOfSource, sourcesOf } from '@emanet/contract/texts/model';
import type { FetchedRegister, TextRecord } from './register.ts';

/** A source of a version: a field with the digest of its value, or membership in what it covers. */
export type SourceLink = {
  kayit_turu: string;
  kayit_id: number;
  alan: string;
  deger: string;
  cumleler: string[];
};

/** Fields that a block reads of every activity it covers, whether a sentence shows them or not. */
const READ: Readonly<Record<string, readonly string[]>> = {
  amaclar: ['islenen_kisisel_veriler', 'islenme_amaci', 'kategori_ayrintilari'],
  sebepler: ['isleme_sarti', 'hukuki_yukumluluk_istisnasi', 'veri_sorumlusu_mesru_menfaati'],
  alicilar: ['alici_yok', 'alici_grubu'],
  yurt_disi: ['yurt_disi_aktarim'],
  sureler: ['saklama_suresi', 'imha_yontemi'],
  rizalar: ['isleme_sarti', 'islenen_kisisel_veriler'],
  ozel_veriler: ['isleme_sarti', 'islenen_kisisel_veriler'],
};
const OF_TRANSFERS = ['aktarim_durumu', 'durum', 'yurt_disi_aktarim', 'aktarim_amaci'];

/** A link stands for every record of a set, or for one in it. */
const EVERY = 0;

class Links {
  readonly #links = new Map<string, SourceLink>();
  add(kayit_turu: string, kayit_id: number, alan: string, deger: string, sentence?: string): void {
    const key = `${kayit_turu}:${kayit_id}:${alan}`;
    const link = this.#links.get(key) ?? { kayit_turu, kayit_id, alan, deger, cumleler: [] };
    if (sentence && !link.cumleler.includes(sentence)) link.cumleler.push(sentence);
    this.#links.set(key, link);
  }
  field(record: TextRecord, alan: string, sentence: string): void {
    this.add(record.tur, record.id, alan, record.ozet[alan] ?? '', sentence);
  }
  all(): SourceLink[] {
    return [...this.#links.values()];
  }
}

const groupsOf = ({ j }: TextRecord): string[] => [
  ...(Array.isArray(j.ilgili_kisi) ? j.ilgili_kisi.map(String) : []),
  ...(Array.isArray(j.kategori_ayrintilari) ? j.kategori_ayrintilari.map(String) : []).flatMap(
    (detail) => /\.ilgili_kisi=(.+)$/.exec(detail)?.[1] ?? [],
  ),
];

function linkMembers(links: Links, coverage: Coverage, activities: readonly TextRecord[]): void {
  if (coverage.tumu) links.add('veri_harita', EVERY, 'kapsam', '');
  for (const grup of coverage.gruplar) links.add('grup', EVERY, grup, '');
  for (const one of coverage.departmanlar) links.add('departman', EVERY, String(one), '');
  for (const one of activities) {
    const { id, j } = one;
    links.add('veri_harita', id, 'kapsam', 'var', `~veri_harita:${id}`);
    links.field(one, 'faaliyet_durumu', `~veri_harita:${id}`);
    for (const grup of groupsOf(one))
      if (coverage.gruplar.includes(grup)) links.add('grup', id, grup, 'var', `~veri_harita:${id}`);
    if (coverage.departmanlar.includes(Number(j.department_id)))
      links.add('departman', id, String(j.department_id), 'var', `~veri_harita:${id}`);
  }
}

function linkTransfers(links: Links, records: readonly TextRecord[], covered: ReadonlySet<number>) {
  for (const id of covered)
    for (const tur of ['veri_aktarim', 'diger_aktarim'])
      links.add(`${tur}_faaliyet`, EVERY, String(id), '');
  for (const one of records) {
    if (one.tur !== 'veri_aktarim' && one.tur !== 'diger_aktarim') continue;
    const activities = Array.isArray(one.j.veri_harita_id) ? one.j.veri_harita_id.map(Number) : [];
    for (const id of activities.filter((activity) => covered.has(activity)))
      links.add(`${one.tur}_faaliyet`, one.id, String(id), 'var', `~${one.tur}:${one.id}`);
    for (const alan of OF_TRANSFERS)
      if (alan in one.ozet) links.field(one, alan, `~${one.tur}:${one.id}`);
  }
}

/** Everything a text rests on, with the values that it was rendered from. */
export function linksOf(
  body: TextBody,
  coverage: Coverage,
  rendered: Rendered,
  { records }: FetchedRegister,
): SourceLink[] {
  const links = new Links();
  const all = [...records.values()];
  for (const one of rendered.bolumler.flatMap(({ cumleler }) => cumleler))
    for (const source of sourcesOf(one)) {
      const record = records.get(`${source.tur}:${source.id}`);
      if (record) links.field(record, source.alan, one.k);
    }
  for (const { kaynak } of rendered.bolumler.flatMap(({ bosluklar }) => bosluklar)) {
    const record = records.get(`${kaynak.tur}:${kaynak.id}`);
    if (record) links.field(record, kaynak.alan, `?${keyOfSource(kaynak)}`);
  }
  const blocks = body.bolumler.flatMap(({ parcalar }) => parcalar.flatMap(({ blok = [] }) => blok));
  const activities = all.filter(({ tur }) => tur === 'veri_harita');
  if (blocks.length > 0) linkMembers(links, coverage, activities);
  for (const blok of blocks)
    for (const alan of READ[blok] ?? [])
      for (const one of activities) links.field(one, alan, `~veri_harita:${one.id}`);
  if (blocks.includes('alicilar') || blocks.includes('yurt_disi'))
    linkTransfers(links, all, new Set(activities.map(({ id }) => id)));
  return links.all();
}
