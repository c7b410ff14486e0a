import type { Values } from '../records/fields.ts';
import type { RegisterNoun, RegisterType } from '../records/registers.ts';
import type { Sentence } from '../shared/primitives.ts';

/** An activity whose data an asset keeps; `sureler`: the periods of all assets that keep them, null if not known. */
export type KeptActivity = Values & Readonly<{ sureler: readonly (string | null)[] }>;

/** Answers of a record and of those it is linked with, together; each register fills its own part. */
export type CrossFacts = Readonly<{
  /** Data that a transfer names, and those of its activities; `tam`: all of them were seen. */
  verilen?: readonly string[];
  faaliyet_verileri?: readonly string[];
  tam?: boolean;
  /** Abroad by its own words; is there a transfer abroad that belongs to it? */
  yurt_disi?: boolean;
  yurt_disi_aktarim_kaydi?: boolean;
  /** Kind of the document that is chosen as information text. */
  aydinlatma_turu?: string | null;
  /** Of an activity: a supplier takes part; does a running transfer belong to it? */
  tedarikci?: boolean;
  tedarikci_aktarim_kaydi?: boolean;
  /** Conditions and mechanism of the record, and the legal kind of the company. */
  sartlar?: readonly string[];
  mekanizma?: string | null;
  kurum_turu?: string | null;
  /** Of an asset or a transfer: how many activities it is linked with, and how many of them have ended. */
  faaliyet?: number;
  biten_faaliyet?: number;
  /** Of an asset: its period and data, and its activities as far as periods depend on them. */
  sure?: string | null;
  veriler?: readonly string[] | null;
  faaliyetler?: readonly KeptActivity[] | null;
  /** Are all its activities about candidates alone, or about data of candidates while they name nobody? */
  aday?: boolean;
}>;

/** A check over several records. */
export type CrossRule = Readonly<{
  registers: readonly RegisterType[];
  /** The field that shows the warning, in a record of each of its registers. */
  field: Readonly<Partial<Record<RegisterType, string>>>;
  /** The fields that it reads, of its own and of linked registers. */
  reads: Readonly<Partial<Record<RegisterNoun, readonly string[]>>>;
  /** The facts that it reads: an answer to its warning holds as long as they are the same. */
  facts: readonly (keyof CrossFacts)[];
  seviye: 'Orta' | 'Yüksek';
  article: string;
  validFrom: string;
  title: Sentence;
  why: Sentence;
  /** The finding, as codes of data where it names some; undefined if the record is in order. */
  finds: (facts: CrossFacts, today: string) => readonly string[] | undefined;
  fires: readonly CrossFacts[];
  silent: readonly CrossFacts[];
}>;
