import { choiceOf } from '../../lookups.ts';
import type { Values } from '../../records/fields.ts';
import { articleIn } from '../../shared/articles.ts';
import { countryText } from '../../shared/countries.ts';
import type { Language, Sentence } from '../../shared/primitives.ts';
import { keyOfSource, type Source, type Span, type TextSentence } from '../model.ts';
import { codesOf, NOTICE_FORM, textOf, type Part } from '../register.ts';
import {
  capital,
  inSentence,
  periodWords,
  shortBasis,
  shortPurpose,
  unended,
  words,
} from '../words.ts';
import { lacking } from './activities.ts';
import { from, ofActivity, together, type Block, type BlockInput } from './block.ts';
import { answersByData, categoriesOf, cell, dataSpans, joined, once } from './cells.ts';
import { graveGaps } from './grave.ts';
import { rowsOf, type Row } from './notice-rows.ts';
import { concerns, isTold, purposesFor } from './readers.ts';
import {
  abroad,
  decisionOf,
  fieldsOf,
  groupsLeft,
  isAbroad,
  nameOf,
  ofCovered,
  recipients,
} from './transfers.ts';

const COLUMNS: Readonly<Record<'amac' | 'veri' | 'sebep' | 'alici' | 'sure', Sentence>> = {
  amac: { tr: 'Amaç', en: 'Purpose' },
  veri: { tr: 'İşlenen veriler', en: 'Personal data' },
  sebep: { tr: 'Hukuki sebep', en: 'Legal basis' },
  alici: { tr: 'Kime aktarılır', en: 'Recipients' },
  sure: { tr: 'Saklama süresi', en: 'Kept for' },
};

const isSpecial = (code: string) => code.startsWith('k6_');

/** The purposes of a row, the one that names it first. */
function purposeSpan({ code, parts }: Row, input: BlockInput): Span {
  const all = new Set([code, ...parts.flatMap((one) => purposesFor(one, input))]);
  const sources = parts.flatMap((one) => ofActivity(one, 'islenme_amaci'));
  const names = words('islenme_amaci', [...all], input.lang);
  const [first = '', ...others] = names.map((one) => shortPurpose(one, input.lang));
  return from(capital([first, ...others].join('; '), input.lang), ...once(sources));
}

function basesOf(parts: readonly Part[], lang: Language): Span[] {
  const answers = parts.flatMap((part) => {
    const codes = codesOf(part.values, 'isleme_sarti');
    const [own] = [categoriesOf([part], lang)];
    const both = own.some(({ special }) => special) && own.some(({ special }) => !special);
    return codes.map((code) => ({
      text: shortBasis(code, lang),
      part,
      ...(both && codes.some(isSpecial) && { special: isSpecial(code) }),
      sources: ofActivity(part, 'isleme_sarti', 'kategori_ayrintilari'),
    }));
  });
  return answersByData(answers, parts, lang);
}

const periodsOf = (parts: readonly Part[], lang: Language): Span[] =>
  answersByData(
    parts.map((part) => ({
      text: unended(periodWords(textOf(part.values, 'saklama_suresi'), lang)),
      part,
      sources: ofActivity(part, 'saklama_suresi', 'kategori_ayrintilari'),
    })),
    parts,
    lang,
    true,
  );

/** Why a recipient has the data (art. 10/1-c), as far as the row's purpose does not say it. */
function otherAim(values: Values, row: Row, input: BlockInput): string {
  const told = row.parts.flatMap((one) => purposesFor(one, input));
  const left = codesOf(values, 'aktarim_amaci').filter(
    (code) => code !== 'diger' && !told.includes(code) && concerns(code, input),
  );
  return words('islenme_amaci', left, input.lang)
    .map((one) => shortPurpose(one, input.lang))
    .join(', ');
}

/** Country and mechanism of a transfer abroad; a gap names what its record lacks. */
function abroadSpan(values: Values, lang: Language): Span {
  const of = fieldsOf('veri_aktarim', values);
  const mechanism = choiceOf('yurt_disi_mekanizma', textOf(values, 'yurt_disi_mekanizma'));
  const country = textOf(values, 'aktarim_ulkesi');
  const article = articleIn(`m. ${mechanism?.article ?? '9'}`, lang);
  const way = mechanism ? `, ${inSentence(mechanism[lang], lang)}` : '';
  const decision = decisionOf(values, lang);
  const where = country ? countryText(country, lang) : '';
  return from(
    `${lang === 'tr' ? 'Yurt dışı' : 'Abroad'}: ${where}${way} (${article})${decision ? `, ${decision.t}` : ''}`,
    ...of('yurt_disi_aktarim', 'aktarim_ulkesi', 'yurt_disi_mekanizma'),
    ...(decision?.s ?? []),
  );
}

const PUBLIC_BODIES = 'yetkili_kamu_kurumlari';

/** Groups to whom the data of a row go, why where the row's purpose does not say it, and what is abroad. */
function recipientSpans(row: Row, input: BlockInput): Span[] {
  const { lang, register } = input;
  const own = { ...input, parts: row.parts };
  const told = (one: Values) => isTold(one, input);
  const suppliers = ofCovered(register.suppliers, own).filter(told);
  const bodies = ofCovered(register.bodies, own).filter(told);
  type Told = { sources: Source[]; aims: Set<string> };
  const groups = new Map<string, Told>();
  const put = (code: string, sources: readonly Source[], aim = '') => {
    const known = groups.get(code) ?? { sources: [], aims: new Set<string>() };
    known.sources.push(...sources);
    if (aim) known.aims.add(aim);
    groups.set(code, known);
  };
  for (const one of suppliers)
    put(
      textOf(one, 'alici_grubu') || nameOf(one).t,
      [
        ...fieldsOf('veri_aktarim', one)('alici_grubu', 'aktarim_amaci'),
        ...(textOf(one, 'alici_grubu') ? [] : (nameOf(one).s ?? [])),
      ],
      otherAim(one, row, input),
    );
  for (const one of bodies)
    put(
      PUBLIC_BODIES,
      fieldsOf('diger_aktarim', one)('kurum_adi', 'aktarim_amaci'),
      otherAim(one, row, input),
    );
  for (const part of row.parts)
    for (const { code, sources } of groupsLeft(part, input)) put(code, sources);
  if (groups.size === 0) {
    // A row that the register leaves open says nothing: its gap does.
    const known = recipients(own).cumleler.some(({ k }) => k === 'alici:yok');
    const none = lang === 'tr' ? 'Aktarılmaz' : 'Not transferred';
    const sources = once(row.parts.flatMap((one) => ofActivity(one, 'alici_yok')));
    return [
      from(
        known || suppliers.length < ofCovered(register.suppliers, own).length ? none : '',
        ...sources,
      ),
    ];
  }
  const named = [...groups].map(([code, { sources, aims }], at) => {
    const name = choiceOf('alici_grubu', code)
      ? (words('alici_grubu', [code], lang)[0] ?? code)
      : code;
    const why = aims.size > 0 ? ` (${[...aims].join('; ')})` : '';
    return from(`${at === 0 ? capital(name, lang) : name}${why}`, ...once(sources));
  });
  const foreign = Map.groupBy(
    suppliers.filter(isAbroad).map((one) => abroadSpan(one, lang)),
    ({ t }) => t,
  );
  const places = [...foreign].map(([t, spans]) =>
    from(t, ...once(spans.flatMap(({ s = [] }) => s))),
  );
  return [...joined(named, '; '), ...places.flatMap((one) => [{ t: '. ' }, one])];
}

const NEEDED = ['islenen_kisisel_veriler', 'islenme_amaci', 'isleme_sarti', 'saklama_suresi'];

/** The whole notice as one table, a row for a purpose; what it lacks is a gap. */
export const noticeTable: Block = (input) => {
  const { lang, register } = input;
  const form = register.bicim ?? NOTICE_FORM;
  const bosluklar = input.parts.flatMap((one) => lacking(one, NEEDED, input));
  const open = new Set(bosluklar.map(({ k }) => k));
  const gaps = together([
    { cumleler: [], bosluklar },
    { ...recipients(input), cumleler: [] },
    { ...abroad(input), cumleler: [] },
    {
      cumleler: [],
      bosluklar: input.parts.flatMap((one) =>
        graveGaps(one, lang).filter(({ kaynak }) => !open.has(keyOfSource(kaynak))),
      ),
    },
  ]).bosluklar;
  const cumleler = rowsOf(input).flatMap((row): TextSentence[] => {
    const { code, parts } = row;
    const put = (column: keyof typeof COLUMNS, spans: readonly Span[], more = {}) =>
      cell(
        `tablo:${code}.${column}`,
        { satir: code, sutun: COLUMNS[column][lang] },
        [...spans, '. '],
        more,
      );
    const written =
      lang === 'en' &&
      parts.some((one) => !choiceOf('saklama_suresi', textOf(one.values, 'saklama_suresi')));
    return [
      put('amac', [purposeSpan(row, input)]),
      put('veri', dataSpans(parts, lang, form.veri_ogeleri)),
      put('sebep', basesOf(parts, lang)),
      put('alici', recipientSpans(row, input)),
      put('sure', periodsOf(parts, lang), written ? { yabanci: true } : {}),
    ];
  });
  const home = abroad(input).cumleler.filter(({ k }) => k === 'yurtdisi:yok');
  return { cumleler: [...cumleler, ...home], bosluklar: gaps };
};
