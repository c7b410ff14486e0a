import { DETAIL_FIELD } from '@emanet/contract/records/category-detail';
import { BLOCK_NAMES, type BlockName } from '@emanet/contract/texts/block-names';
import type { Coverage, Rendered, TextBody } from '@emanet/contract/texts/model';
import { keyOfSource, sourcesOf } from '@emanet/contract/texts/model';
import {
  isOfSubject,
  READS,
  STATE_OF_ASSET,
  STATE_OF_TRANSFER,
} from '@emanet/contract/texts/reads';
import { isInUse, isOngoing, partsOf } from '@emanet/contract/texts/register';
import type { FetchedRegister, TextRecord } from '../register.ts';

/** A source of a version: a field with the digest of its value, or membership in its coverage. */
export type SourceLink = {
  kayit_turu: string;
  kayit_id: number;
  alan: string;
  deger: string;
  cumleler: string[];
};

/** A link means every record of a set, or one in it. */
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

const activitiesOf = ({ j }: TextRecord): number[] =>
  Array.isArray(j.veri_harita_id) ? j.veri_harita_id.map(Number) : [];

/** Is a transfer ongoing, an asset in use? */
const isRead = ({ tur, j }: TextRecord): boolean =>
  tur === 'varlik_listesi' ? isInUse(j) : isOngoing(j);

/** Fields with the state of a record of covered activities. */
const STATES = {
  veri_aktarim: STATE_OF_TRANSFER,
  diger_aktarim: STATE_OF_TRANSFER,
  varlik_listesi: [STATE_OF_ASSET],
} as const;
type Kind = keyof typeof STATES;

/** Transfers and assets of covered activities: new ones, their state, and the fields read. */
function linkNaming(
  links: Links,
  tur: Kind,
  records: readonly TextRecord[],
  { covered, fields }: Readonly<{ covered: ReadonlySet<number>; fields: readonly string[] }>,
): void {
  for (const id of covered) links.add(`${tur}_faaliyet`, EVERY, String(id), '');
  for (const one of records.filter((record) => record.tur === tur)) {
    const about = `~${tur}:${one.id}`;
    const activities = activitiesOf(one).filter((id) => covered.has(id));
    for (const id of activities) links.add(`${tur}_faaliyet`, one.id, String(id), 'var', about);
    if (activities.length === 0) continue;
    for (const alan of STATES[tur]) links.field(one, alan, about);
    if (isRead(one)) for (const alan of fields) links.field(one, alan, about);
  }
}

/** The one transfer of a contract: its end or deletion concerns the contract, whose words stay. */
function linkSubject(
  links: Links,
  blok: BlockName,
  { aktarim }: Coverage,
  { records }: FetchedRegister,
): void {
  const record = records.get(`veri_aktarim:${aktarim}`);
  if (!record) return;
  const about = `~veri_aktarim:${record.id}`;
  links.add('veri_aktarim', record.id, 'kapsam', 'var', about);
  for (const alan of [...STATE_OF_TRANSFER, ...(READS[blok].veri_aktarim ?? [])])
    links.field(record, alan, about);
}

/** Every cookie of the company: a new or deleted one concerns the text too. */
function linkCookies(
  links: Links,
  fields: readonly string[],
  records: readonly TextRecord[],
): void {
  links.add('cerezler', EVERY, 'kapsam', '');
  for (const one of records.filter(({ tur }) => tur === 'cerezler')) {
    links.add('cerezler', one.id, 'kapsam', 'var', `~cerezler:${one.id}`);
    for (const alan of fields) links.field(one, alan, `~cerezler:${one.id}`);
  }
}

/** Fields that a block reads, even without a sentence about them. */
function linkRead(
  links: Links,
  blok: BlockName,
  coverage: Coverage,
  fetched: FetchedRegister,
  parts: ReadonlySet<number>,
): void {
  if (isOfSubject(blok)) return linkSubject(links, blok, coverage, fetched);
  const { veri_harita, companies, basvuru_ayarlari, cerezler, ...naming } = READS[blok];
  const all = [...fetched.records.values()];
  if (veri_harita)
    for (const one of all.filter(({ tur, id }) => tur === 'veri_harita' && parts.has(id)))
      for (const alan of [DETAIL_FIELD, ...veri_harita])
        links.field(one, alan, `~veri_harita:${one.id}`);
  for (const tur of ['veri_aktarim', 'diger_aktarim', 'varlik_listesi'] as const) {
    const fields = naming[tur];
    if (fields) linkNaming(links, tur, all, { covered: parts, fields });
  }
  if (cerezler) linkCookies(links, cerezler, all);
  const single = { companies, basvuru_ayarlari };
  for (const one of all)
    for (const alan of (one.tur === 'companies' || one.tur === 'basvuru_ayarlari'
      ? single[one.tur]
      : undefined) ?? [])
      links.field(one, alan, `~${one.tur}:${one.id}`);
}

/** All sources of a text, with the values that it was rendered from. */
export function linksOf(
  body: TextBody,
  coverage: Coverage,
  rendered: Rendered,
  fetched: FetchedRegister,
): SourceLink[] {
  const links = new Links();
  const { records, register } = fetched;
  for (const one of rendered.bolumler.flatMap(({ cumleler }) => cumleler))
    for (const source of sourcesOf(one)) {
      const record = records.get(`${source.tur}:${source.id}`);
      if (record) links.field(record, source.alan, one.k);
    }
  for (const { kaynak } of rendered.bolumler.flatMap(({ bosluklar }) => bosluklar)) {
    const record = records.get(`${kaynak.tur}:${kaynak.id}`);
    if (record) links.field(record, kaynak.alan, `?${keyOfSource(kaynak)}`);
  }
  const named = body.bolumler.flatMap(({ parcalar }) => parcalar.flatMap(({ blok = [] }) => blok));
  const blocks = BLOCK_NAMES.filter((one) => named.includes(one));
  const activities = [...records.values()].filter(({ tur }) => tur === 'veri_harita');
  if (blocks.length > 0) linkMembers(links, coverage, activities);
  const parts = new Set(partsOf(register.activities, coverage).map(({ id }) => id));
  for (const blok of blocks) linkRead(links, blok, coverage, fetched, parts);
  return links.all();
}
