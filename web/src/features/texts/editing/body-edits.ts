import type { SingleText } from '@emanet/contract/texts';
import type { WordParagraph } from '@emanet/contract/texts/settings';

export type Body = NonNullable<SingleText['govde']>;
type Section = Body['bolumler'][number];
export type Part = Section['parcalar'][number];
/** A place in a body: a section, and a part of it by the key of its sentence. */
export type Spot = Readonly<{ section: string | undefined; part?: string | undefined }>;

/** Most sections of one text, and most parts of one section (contract/src/texts.ts). */
export const MOST_SECTIONS = 40;
const MOST_PARTS = 60;

const freshKey = (body: Body, prefix: string): string => {
  const taken = new Set(
    body.bolumler.flatMap(({ k, parcalar }) => [k, ...parcalar.map((p) => p.k)]),
  );
  let at = 1;
  while (taken.has(`${prefix}${at}`)) at++;
  return `${prefix}${at}`;
};

const changeSections = (body: Body, change: (one: Section) => Section | undefined): Body => ({
  ...body,
  bolumler: body.bolumler.flatMap((one) => change(one) ?? []),
});

/** Position of a new part: behind the part, at the end of the section, or of the text. */
export function withPart(body: Body, spot: Spot, part: Omit<Part, 'k'>): Body {
  const target = spot.section ?? body.bolumler.at(-1)?.k;
  const fresh = { k: freshKey(body, 'ek'), ...part };
  return changeSections(body, (one) => {
    if (one.k !== target || one.parcalar.length >= MOST_PARTS) return one;
    const at = one.parcalar.findIndex(({ k }) => `${one.k}.${k}` === spot.part);
    const parcalar = one.parcalar.toSpliced(at < 0 ? one.parcalar.length : at + 1, 0, fresh);
    return { ...one, parcalar };
  });
}

/** The body with a new section after another one, with a first sentence. */
export function withSection(
  body: Body,
  spot: Spot,
  baslik: Section['baslik'],
  first: Readonly<{ tr: string; en: string }>,
): Body {
  const at = body.bolumler.findIndex(({ k }) => k === spot.section);
  const k = freshKey(body, 'bolum');
  const made = { k, baslik, parcalar: [{ k: 'ek1', metin: first }] };
  return {
    ...body,
    bolumler: body.bolumler.toSpliced(at < 0 ? body.bolumler.length : at + 1, 0, made),
  };
}

/** The body with an edited section, after another one or at the beginning. */
export function editedSection(body: Body, section: Section, behind: string): Body {
  const others = body.bolumler.filter(({ k }) => k !== section.k);
  const at = others.findIndex(({ k }) => k === behind) + 1;
  return { ...body, bolumler: others.toSpliced(at, 0, section) };
}

export const withoutSection = (body: Body, key: string): Body =>
  changeSections(body, (one) => (one.k === key ? undefined : one));

/** The own sentence at a key; undefined for sentences of the register. */
export const partAt = (body: Body, key: string | undefined): Part | undefined =>
  body.bolumler
    .flatMap(({ k, parcalar }) => parcalar.map((part) => [`${k}.${part.k}`, part] as const))
    .find(([at]) => at === key)?.[1];

/** The body with another own sentence; undefined removes it, with a section left empty. */
export const changedPart = (body: Body, key: string, to: Partial<Part> | undefined): Body =>
  changeSections(body, (one) => {
    const parcalar = one.parcalar.flatMap((part) =>
      `${one.k}.${part.k}` === key ? (to ? { ...part, ...to } : []) : part,
    );
    return parcalar.length === 0 && one.parcalar.length > 0 ? undefined : { ...one, parcalar };
  });

/** Paragraphs of a Word file as sections of own words, after a section or at the end. */
export function withParagraphs(
  body: Body,
  paragraphs: readonly WordParagraph[],
  { lang, untitled, behind }: Readonly<{ lang: 'tr' | 'en'; untitled: string; behind?: string }>,
): Body {
  const said = (metin: string) => ({
    tr: lang === 'tr' ? metin : '',
    en: lang === 'en' ? metin : '',
  });
  const titled = (metin: string) => ({ tr: metin, en: lang === 'en' ? metin : '' });
  const made: { title: string; parts: Omit<Part, 'k'>[] }[] = [];
  for (const { tur, metin } of paragraphs) {
    const last = made.at(-1);
    if (tur === 'baslik') made.push({ title: metin.slice(0, 300), parts: [] });
    else {
      const part = { metin: said(metin), ...(tur === 'madde' && { madde: true }) };
      if (last && last.parts.length < MOST_PARTS) last.parts.push(part);
      else made.push({ title: last?.title ?? untitled, parts: [part] });
    }
  }
  const found = body.bolumler.findIndex(({ k }) => k === behind);
  const first = found < 0 ? body.bolumler.length : found + 1;
  return made
    .filter(({ parts }) => parts.length > 0)
    .slice(0, MOST_SECTIONS - body.bolumler.length)
    .reduce<Body>((so_far, { title, parts }, place) => {
      const section = {
        k: freshKey(so_far, 'word'),
        baslik: titled(title),
        parcalar: parts.map((part, at) => ({ k: `p${at + 1}`, ...part })),
      };
      return { ...so_far, bolumler: so_far.bolumler.toSpliced(first + place, 0, section) };
    }, body);
}
