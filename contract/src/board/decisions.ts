import board from '../data/board.json' with { type: 'json' };
import type { Sentence } from '../shared/primitives.ts';
import { CITED } from './cited.ts';

/** A decision, guide, announcement or other text of the Authority, as it was read on 28 November 2026. */
export type BoardEntry = Readonly<{
  id: string;
  no: string | null;
  /** Code of `KINDS`. */
  kind: string;
  decided: string | null;
  /** A day, or as much of it as is known: `2026-08`, `2024`; null where none belongs to it. */
  published: string | null;
  gazette: Readonly<{ day: string; no: string | null }> | null;
  /** Page of the Authority, which could not be opened when the entries were collected. */
  page: string | null;
  title: Sentence;
  concerns: Sentence;
  asks: Sentence;
  comply_by: string | null;
  comply: Sentence | null;
  article: string;
  /** Letters of art. 18/1 under which a breach is fined. */
  fines: readonly string[];
  /** Code of `STATUSES`. */
  status: string;
  /** Number of independent notes about it. */
  read_in: number | null;
  sources: readonly Readonly<{ name: string; address: string }>[];
  /** Limits of what was read, and where sources differ. */
  remark: Sentence | null;
  /** The reason for which no rule judges records by it. */
  no_rule: Sentence | null;
}>;

export const ENTRIES: readonly BoardEntry[] = board.items;

export const KINDS: Readonly<Record<string, Sentence>> = {
  ilke_karari: { tr: 'İlke kararı', en: 'Principle decision' },
  karar: { tr: 'Karar', en: 'Decision' },
  karar_ozeti: { tr: 'Karar özeti', en: 'Summary of a decision' },
  duyuru: { tr: 'Duyuru', en: 'Announcement' },
  rehber: { tr: 'Rehber', en: 'Guide' },
  kanun: { tr: 'Kanun', en: 'Law' },
  yonetmelik: { tr: 'Yönetmelik', en: 'Regulation' },
  genelge: { tr: 'Genelge', en: 'Circular' },
  sure: { tr: 'Süre', en: 'Period' },
  tutar: { tr: 'Tutar', en: 'Figure' },
  takvim: { tr: 'Takvim', en: 'Calendar' },
  taslak: { tr: 'Taslak', en: 'Draft' },
};

/** How far an entry was read. `judges`: a rule may rest on it. */
export const STATUSES: Readonly<Record<string, Sentence & Readonly<{ judges: boolean }>>> = {
  okundu: { tr: 'Aslından okundu', en: 'Read in the original', judges: true },
  ikinci_el: { tr: 'İkincil kaynaktan', en: 'Second-hand', judges: true },
  yalniz_baslik: { tr: 'Yalnız başlık ve gün', en: 'Title and day only', judges: false },
  okunmadi: { tr: 'Okunmadı', en: 'Not read', judges: false },
  bulunamadi: { tr: 'Bulunamadı', en: 'Not found', judges: false },
};

export const mayJudge = ({ status }: BoardEntry): boolean => STATUSES[status]?.judges === true;

/** Codes of the rules that rest on an entry. */
export const rulesOn = ({ id }: BoardEntry): string[] =>
  Object.entries(CITED).flatMap(([kod, ids]) => (ids.includes(id) ? [kod] : []));

/** Entries that a rule rests on. */
export const entriesBehind = (kod: string): BoardEntry[] =>
  ENTRIES.filter(({ id }) => CITED[kod]?.includes(id));
