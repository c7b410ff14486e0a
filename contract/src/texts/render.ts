import type { Language } from '../shared/primitives.ts';
import { noticeTable } from './blocks/notice.ts';
import { rights } from './blocks/rights.ts';
import { collected, details } from './blocks/second-layer.ts';
import { bases, media, methods, people, periods, purposes, specials } from './blocks/activities.ts';
import type { BlockName } from './block-names.ts';
import type { Block, BlockInput, BlockOutput } from './blocks/block.ts';
import { applying, filled, identity } from './blocks/company.ts';
import {
  transferDetails,
  transferFacts,
  transferMeasures,
  transferParties,
  transferProcessors,
} from './blocks/contract.ts';
import { consents } from './blocks/consents.ts';
import { cookieTables } from './blocks/cookies.ts';
import { measures } from './blocks/measures.ts';
import { mediaByData, retentionTable, specialsByCategory } from './blocks/retention.ts';
import { abroad, recipients } from './blocks/transfers.ts';
import type { Coverage, Part, Rendered, RenderedSection, Section, TextBody } from './model.ts';
import { keyOfSource, plainOf, type Source, type TextSentence } from './model.ts';
import { narrowed } from './reads.ts';
import { partsOf, type TextRegister } from './register.ts';

const BLOCKS: Readonly<Record<BlockName, Block>> = {
  kimlik: identity,
  kisiler: people,
  amaclar: purposes,
  sebepler: bases,
  yontemler: methods,
  alicilar: recipients,
  yurt_disi: abroad,
  sureler: periods,
  ortamlar: media,
  basvuru: applying,
  tablo: noticeTable,
  toplama: collected,
  ayrintilar: details,
  haklar: rights,
  cerezler: cookieTables,
  imha_tablo: retentionTable,
  ortam_ozet: mediaByData,
  ozel_ozet: specialsByCategory,
  rizalar: consents,
  ozel_veriler: specials,
  tedbirler: measures,
  aktarim: transferFacts,
  aktarim_taraf: transferParties,
  aktarim_ayrinti: transferDetails,
  aktarim_tedbir: transferMeasures,
  aktarim_alt: transferProcessors,
};

const isBlock = (name: string): name is BlockName => name in BLOCKS;

/** A sentence replaced by hand; it keeps its sources and no longer follows them. */
function overruled(one: TextSentence, { elle }: TextBody, lang: Language): TextSentence {
  const own = elle[one.k];
  if (!own) return one;
  const { hucre, madde, p } = one;
  const s = p.flatMap(({ s: sources = [] }) => sources);
  const asil = plainOf(one).trim();
  const t = own[lang] || (lang === 'en' ? own.tr : '');
  const yabanci = lang === 'en' && own.en === '' && own.tr !== '';
  return {
    k: one.k,
    p: [{ t: t && `${t} `, s }],
    asil,
    gerekce: own.gerekce,
    ...(madde && { madde }),
    ...(hucre && { hucre }),
    ...(yabanci && { yabanci: true as const }),
  };
}

/** Own words as they stand; a field that they name and the register lacks is a gap of theirs. */
function ownWords(section: Section, part: Part, { lang, register }: BlockInput): BlockOutput {
  const text = part.metin?.[lang] || part.metin?.tr || '';
  if (text.trim() === '') return { cumleler: [], bosluklar: [] };
  const missing = lang === 'en' && !part.metin?.en;
  const { p, bosluklar } = filled(`${text.trim()} `, register, lang);
  const made: TextSentence = {
    k: `${section.k}.${part.k}`,
    p,
    ...(part.madde && { madde: true as const }),
    ...(part.madde && part.sirali && { sirali: true as const }),
    ...(part.kalin && { kalin: true as const }),
    ...(missing && { yabanci: true as const }),
  };
  return { cumleler: [made], bosluklar };
}

/** Sentences of a section, without repetitions from several parts of an activity; each keeps the sources of all. */
function saidOnce(sentences: readonly TextSentence[]): TextSentence[] {
  const said = new Map<string, TextSentence>();
  for (const one of sentences) {
    const wording = JSON.stringify([one.p.map(({ t }) => t), one.asil, one.hucre]);
    const same = said.get(wording);
    if (!same) said.set(wording, one);
    else {
      const p = same.p.map((span, at) => ({ ...span, ...together(span.s, one.p[at]?.s) }));
      said.set(wording, { ...same, p });
    }
  }
  return [...said.values()];
}

function together(a: readonly Source[] = [], b: readonly Source[] = []): { s?: Source[] } {
  const all = new Map([...a, ...b].map((one) => [keyOfSource(one), one]));
  return all.size > 0 ? { s: [...all.values()] } : {};
}

function rendered(section: Section, body: TextBody, input: BlockInput): RenderedSection {
  const outputs = section.parcalar.map((part) => {
    const { blok } = part;
    return blok !== undefined && isBlock(blok)
      ? BLOCKS[blok](narrowed(input, blok))
      : ownWords(section, part, input);
  });
  const seen = new Set<string>();
  return {
    k: section.k,
    baslik: section.baslik[input.lang] || section.baslik.tr,
    ...(section.unsur && { unsur: section.unsur }),
    ...(section.unsurlar && { unsurlar: section.unsurlar }),
    ...(section.ayrinti && { ayrinti: true as const }),
    cumleler: saidOnce(
      outputs.flatMap(({ cumleler }) => cumleler).map((one) => overruled(one, body, input.lang)),
    ),
    bosluklar: outputs
      .flatMap(({ bosluklar }) => bosluklar)
      .filter(({ k }) => !seen.has(k) && seen.add(k)),
  };
}

/** A text as the register fills it: the same for the same body, coverage, register and language. */
export function render(
  body: TextBody,
  coverage: Coverage,
  register: TextRegister,
  {
    lang,
    siz,
    okur: subjects = [],
  }: Readonly<{ lang: Language; siz: boolean; okur?: readonly string[] }>,
): Rendered {
  const okur = coverage.gruplar.length > 0 ? coverage.gruplar : subjects;
  const parts = partsOf(register.activities, coverage);
  const input: BlockInput = { lang, siz, okur, register, parts, coverage };
  return {
    baslik: body.baslik[lang] || body.baslik.tr,
    bolumler: body.bolumler.map((section) => rendered(section, body, input)),
  };
}

/** A text as approved and printed: without the headings of empty sections. */
export const printed = (text: Rendered): Rendered => ({
  ...text,
  bolumler: text.bolumler.filter(({ cumleler }) =>
    cumleler.some((one) => plainOf(one).trim() !== ''),
  ),
});
