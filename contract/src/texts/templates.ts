import aday from '../data/texts/aday.json' with { type: 'json' };
import cagri from '../data/texts/cagri.json' with { type: 'json' };
import calisan from '../data/texts/calisan.json' with { type: 'json' };
import cerez from '../data/texts/cerez.json' with { type: 'json' };
import cevrimici from '../data/texts/cevrimici.json' with { type: 'json' };
import gizlilik from '../data/texts/gizlilik.json' with { type: 'json' };
import gizlilikTaahhudu from '../data/texts/gizlilik_taahhudu.json' with { type: 'json' };
import hasta from '../data/texts/hasta.json' with { type: 'json' };
import imha from '../data/texts/imha.json' with { type: 'json' };
import kamera from '../data/texts/kamera.json' with { type: 'json' };
import konuk from '../data/texts/konuk.json' with { type: 'json' };
import musteri from '../data/texts/musteri.json' with { type: 'json' };
import ogrenci from '../data/texts/ogrenci.json' with { type: 'json' };
import ozelNitelikli from '../data/texts/ozel_nitelikli.json' with { type: 'json' };
import riza from '../data/texts/riza.json' with { type: 'json' };
import ss1 from '../data/texts/ss1.json' with { type: 'json' };
import ss2 from '../data/texts/ss2.json' with { type: 'json' };
import ss3 from '../data/texts/ss3.json' with { type: 'json' };
import ss4 from '../data/texts/ss4.json' with { type: 'json' };
import tedarikci from '../data/texts/tedarikci.json' with { type: 'json' };
import verbis from '../data/texts/verbis.json' with { type: 'json' };
import veriIsleyen from '../data/texts/veri_isleyen.json' with { type: 'json' };
import ziyaretci from '../data/texts/ziyaretci.json' with { type: 'json' };
import shared from '../data/texts/shared.json' with { type: 'json' };
import { kindOf, type TextKind } from './kinds.ts';
import type { Part, Section, TextBody } from './model.ts';

/** A template as in its file: its own sections, and names of shared ones. */
type Template = Readonly<{
  version: number;
  siz: boolean;
  bolumler: readonly (string | Section)[];
}>;

const FILES = {
  aday,
  cagri,
  calisan,
  cerez,
  cevrimici,
  gizlilik,
  gizlilik_taahhudu: gizlilikTaahhudu,
  hasta,
  imha,
  kamera,
  konuk,
  musteri,
  ogrenci,
  ozel_nitelikli: ozelNitelikli,
  riza,
  ss1,
  ss2,
  ss3,
  ss4,
  tedarikci,
  verbis,
  veri_isleyen: veriIsleyen,
  ziyaretci,
} as const satisfies Record<TextKind, Readonly<{ version: number; siz: boolean }>>;
const TEMPLATES = FILES as Readonly<Record<TextKind, unknown>> as Readonly<
  Record<TextKind, Template>
>;
const SHARED: Readonly<Record<string, Section | undefined>> = Object.fromEntries(
  Object.entries(shared).map(([k, section]) => [k, section as Section]),
);

/** Version of our wording of a kind: a higher one is offered to its texts, and forced on none. */
export const templateVersion = (kind: TextKind): number => TEMPLATES[kind].version;

/** Does a text of this kind speak to the persons whose data it is about? */
export const speaksTo = (kind: TextKind): boolean => TEMPLATES[kind].siz;

/** How a text of a kind speaks, and to whom. */
export const voiceOf = (kind: TextKind) => ({
  siz: speaksTo(kind),
  okur: kindOf(kind).subjects ?? [],
});

/** A new text of a kind, as our template words it. */
export const bodyOf = (kind: TextKind): TextBody => ({
  baslik: kindOf(kind).name,
  bolumler: TEMPLATES[kind].bolumler.flatMap((one) =>
    typeof one === 'string' ? (SHARED[one] ?? []) : one,
  ),
  elle: {},
});

/** Keys that the editor gives to what a person adds; our sections and sentences have none of these. */
const OWN = /^(ek|bolum|word)\d+$/;

/** Merges a person's added sections or sentences into ours, each after its former predecessor. */
function putBack<One extends Readonly<{ k: string }>>(
  ours: readonly One[],
  theirs: readonly One[],
  isKept = (k: string) => OWN.test(k),
): One[] {
  const known = new Set(ours.map(({ k }) => k));
  const merged = [...ours];
  for (const [at, one] of theirs.entries()) {
    if (known.has(one.k) || !isKept(one.k)) continue;
    const before = theirs.slice(0, at).findLast(({ k }) => merged.some((other) => other.k === k));
    const place = before ? merged.findIndex(({ k }) => k === before.k) + 1 : 0;
    merged.splice(place, 0, one);
  }
  return merged;
}

/** A difference of our wording, by its sentence and section. */
type Chosen = Readonly<{ k: string; bolum: string }>;

/** Is a difference in words of a part? Others come from the blocks of its section, which go together. */
export const isOfOwnWords = ({ k, bolum }: Chosen): boolean => k.startsWith(`${bolum}.`);

/** A body with our wording in chosen places alone: everything else stays as it was. */
function inPlaces(
  body: TextBody,
  whole: TextBody,
  chosen: readonly Chosen[],
): Pick<TextBody, 'bolumler'> {
  const isTaken = (bolum: string, { k, blok }: Part) =>
    chosen.some((one) =>
      blok === undefined ? one.k === `${bolum}.${k}` : one.bolum === bolum && !isOfOwnWords(one),
    );
  const all = () => true;
  const bolumler = putBack<Section>(whole.bolumler, body.bolumler, all).flatMap(({ k }) => {
    const ours = whole.bolumler.find((one) => one.k === k);
    const theirs = body.bolumler.find((one) => one.k === k);
    const both = [ours?.parcalar ?? [], theirs?.parcalar ?? []] as const;
    const [newer, older] = both.map((parts) => new Map(parts.map((one) => [one.k, one])));
    const parts = putBack<Part>(...both, all).map((part) => {
      const [now, was] = [newer?.get(part.k), older?.get(part.k)];
      const taken = [now, was].some((one) => one && isTaken(k, one));
      return { taken, part: taken ? now : was };
    });
    const head = parts.some(({ taken }) => taken) ? (ours ?? theirs) : (theirs ?? ours);
    const parcalar = parts.flatMap(({ part }) => part ?? []);
    return head && (parcalar.length > 0 || theirs?.parcalar.length === 0)
      ? [{ ...head, parcalar }]
      : [];
  });
  return { bolumler };
}

/**
 * A text of a kind in our newest wording: its title, the sections and sentences that a person added,
 * and those that overrule the register stay. `chosen`: in these differences alone.
 */
export function reworded(kind: TextKind, body: TextBody, chosen?: readonly Chosen[]): TextBody {
  const ours = bodyOf(kind);
  const own = new Map(body.bolumler.map((one) => [one.k, one]));
  const bolumler = ours.bolumler.map((section) => ({
    ...section,
    parcalar: putBack<Part>(section.parcalar, own.get(section.k)?.parcalar ?? []),
  }));
  const whole = { ...body, bolumler: putBack<Section>(bolumler, body.bolumler) };
  return chosen ? { ...body, ...inPlaces(body, whole, chosen) } : whole;
}
