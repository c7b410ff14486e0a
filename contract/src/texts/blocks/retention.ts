import retentionPeriods from '../../data/retention-periods.json' with { type: 'json' };
import { inOrder } from '../../lookups.ts';
import { articleIn } from '../../shared/articles.ts';
import type { Language, Sentence } from '../../shared/primitives.ts';
import type { TextSentence } from '../model.ts';
import { codesOf, textOf, type Part } from '../register.ts';
import { basisWords, capital, enumerated, shortPeriod, unended, words } from '../words.ts';
import { lacking, outOfBounds } from './activities.ts';
import { from, gap, ofActivity, sentence, type Block, type BlockInput } from './block.ts';
import { categoriesOf, cell, once } from './cells.ts';

const COLUMNS = {
  veri: { tr: 'Veri', en: 'Data' },
  kisi: { tr: 'Kişi grubu', en: 'Data subjects' },
  sure: { tr: 'Azami süre', en: 'Maximum period' },
  olay: { tr: 'Sürenin başlangıcı', en: 'Start of the period' },
  dayanak: { tr: 'Dayanak', en: 'Ground' },
  imha: { tr: 'İmha yöntemi', en: 'Disposal' },
} as const satisfies Record<string, Sentence>;
type Column = keyof typeof COLUMNS;

const KNOWN = new Map(retentionPeriods.items.map((one) => [one.code, one]));
const NO_LAW = 'Kanuni süre yok';

/** The law of a period; where none sets one, that the company determined it. */
function groundOf(period: string, parts: readonly Part[], lang: Language): string {
  const law = KNOWN.get(period)?.law ?? '';
  if (law && !law.startsWith(NO_LAW)) return articleIn(law, lang);
  const own = parts.flatMap(({ values }) => unended(textOf(values, 'saklama_dayanagi')) || []);
  if (!KNOWN.has(period) && own.length > 0) return articleIn([...new Set(own)].join('; '), lang);
  return lang === 'tr'
    ? 'Kanuni süre yok; amaç için gerekli süre (Kanun m. 4/2-d)'
    : 'No statutory period; as long as the purpose needs (Law Art. 4(2)(d))';
}

type Row = Readonly<{ key: string; category: string; period: string; parts: readonly Part[] }>;

/** A row for each category and period, in the registry's order. */
function rowsOf({ parts, lang }: BlockInput): Row[] {
  const told = parts.filter(({ values }) => textOf(values, 'saklama_suresi') !== '');
  const found = told.flatMap((part) =>
    categoriesOf([part], lang).map(({ code }) => ({
      ...{ part, category: code, period: textOf(part.values, 'saklama_suresi') },
    })),
  );
  const rows = Map.groupBy(found, ({ category, period }) => `${category}\n${period}`);
  const order = categoriesOf(parts, lang).map(({ code }) => code);
  return [...rows.values()]
    .map((own): Row => {
      const [first] = own;
      const [category = '', period = ''] = [first?.category, first?.period];
      // Free text has no place in a key; its row is that of its first activity.
      const of = KNOWN.has(period) ? period : String(first?.part.id ?? 0);
      return { key: `${category}.${of}`, category, period, parts: own.map(({ part }) => part) };
    })
    .toSorted((a, b) => order.indexOf(a.category) - order.indexOf(b.category));
}

/** Periods of retention with their start, ground and disposal, as the regulation asks (art. 6/1-g). */
export const retentionTable: Block = (input) => {
  const { lang } = input;
  const NEEDED = ['islenen_kisisel_veriler', 'ilgili_kisi', 'saklama_suresi', 'imha_yontemi'];
  const cumleler = rowsOf(input).flatMap(({ key, category, period, parts }): TextSentence[] => {
    const own = categoriesOf(parts, lang).find(({ code }) => code === category);
    const known = KNOWN.get(period);
    const of = (...fields: string[]) => once(parts.flatMap((one) => ofActivity(one, ...fields)));
    const coded = (field: 'ilgili_kisi' | 'imha_yontemi') => {
      const codes = new Set(parts.flatMap(({ values }) => codesOf(values, field)));
      return words(field, inOrder(field, [...codes]).map(String), lang);
    };
    const put = (column: Column, said: string, fields: readonly string[], more = {}) =>
      cell(
        `imha:${key}.${column}`,
        { satir: key, sutun: COLUMNS[column][lang] },
        [from(capital(said, lang), ...of(...fields)), ' '],
        more,
      );
    const foreign = lang === 'en' && !known ? { yabanci: true } : {};
    return [
      put('veri', own?.name ?? category, ['islenen_kisisel_veriler']),
      put('kisi', coded('ilgili_kisi').join(', '), ['ilgili_kisi']),
      put('sure', shortPeriod(period, lang), ['saklama_suresi'], foreign),
      put('olay', (lang === 'tr' ? known?.start_tr : known?.start_en) ?? '–', ['saklama_suresi']),
      put('dayanak', groundOf(period, parts, lang), ['saklama_suresi']),
      put('imha', disposalWords(period, coded('imha_yontemi'), lang), ['imha_yontemi']),
    ];
  });
  return {
    cumleler,
    bosluklar: input.parts.flatMap((one) => [
      ...lacking(one, NEEDED, input),
      ...outOfBounds(one, input),
    ]),
  };
};

/** Data that are only looked at are neither kept nor disposed of. */
const NOT_KEPT = 'gorulur_saklanmaz';
const disposalWords = (period: string, ways: readonly string[], lang: Language): string =>
  period === NOT_KEPT ? (lang === 'tr' ? 'saklanmaz' : 'not kept') : ways.join(', ');

/** Where data are kept: each medium with its data. */
export const mediaByData: Block = (input) => {
  const { lang, parts } = input;
  const found = Map.groupBy(
    parts.flatMap((part) =>
      codesOf(part.values, 'saklandigi_alan').map((code) => ({ code, part })),
    ),
    ({ code }) => code,
  );
  const codes = inOrder('saklandigi_alan', [...found.keys()]).map(String);
  const cumleler = codes.map((code) => {
    const own = (found.get(code) ?? []).map(({ part }) => part);
    const [name = ''] = words('saklandigi_alan', [code], lang);
    const data = categoriesOf(own, lang).map((one) => one.name);
    const sources = once(
      own.flatMap((one) => ofActivity(one, 'saklandigi_alan', 'islenen_kisisel_veriler')),
    );
    return sentence(
      `ortam:${code}`,
      [from(`${capital(name, lang)}: ${enumerated(data, lang)}`, ...sources), '. '],
      { madde: true },
    );
  });
  return { cumleler, bosluklar: parts.flatMap((one) => lacking(one, ['saklandigi_alan'], input)) };
};

/** Special categories: items, persons and the condition of art. 6/3, for each category. */
export const specialsByCategory: Block = (input) => {
  const { lang, parts } = input;
  const bosluklar = parts.flatMap((part) => {
    const special = categoriesOf([part], lang).some((one) => one.special);
    const told = codesOf(part.values, 'isleme_sarti').some((code) => code.startsWith('k6_'));
    return special && !told ? [gap('veri_harita', part.id, 'isleme_sarti', lang)] : [];
  });
  const cumleler = categoriesOf(parts, lang)
    .filter(({ special }) => special)
    .map(({ code, name, items, of }) => {
      const codes = (field: string) => [
        ...new Set(of.flatMap(({ values }) => codesOf(values, field))),
      ];
      const people = words(
        'ilgili_kisi',
        inOrder('ilgili_kisi', codes('ilgili_kisi')).map(String),
        lang,
      );
      const conditions = codes('isleme_sarti')
        .filter((one) => one.startsWith('k6_'))
        .map((one) => basisWords(one, lang));
      const sources = (...fields: string[]) =>
        once(of.flatMap((one) => ofActivity(one, ...fields)));
      const data = {
        ...from(
          `${capital(name, lang)}${items.length > 0 ? ` (${items.join(', ')})` : ''}`,
          ...sources('islenen_kisisel_veriler'),
        ),
        ozel: true as const,
      };
      return sentence(
        `ozel:${code}`,
        [
          data,
          lang === 'tr' ? '; kişiler: ' : '; data subjects: ',
          from(people.join(', '), ...sources('ilgili_kisi')),
          lang === 'tr' ? '; işleme şartı: ' : '; condition: ',
          from(enumerated(conditions, lang), ...sources('isleme_sarti', 'kategori_ayrintilari')),
          '. ',
        ],
        { madde: true },
      );
    });
  return { cumleler, bosluklar };
};
