import { choiceOf } from '../../lookups.ts';
import { LENGTH_WARNINGS } from '../../tables/category-periods.ts';
import { articleIn } from '../../shared/articles.ts';
import type { Span, TextGap, TextSentence } from '../model.ts';
import { codesOf, textOf, type Part } from '../register.ts';
import { basisWords, enumerated, inSentence, periodWords, unended, words } from '../words.ts';
import { from, gap, ofActivity, ofParts, sentence, warned, type BlockInput } from './block.ts';

const OTHER = 'diger';

/** Fields of an activity without an answer, each a gap. */
export const lacking = (part: Part, fields: readonly string[], { lang }: BlockInput): TextGap[] =>
  fields
    .filter((field) => {
      const codes = codesOf(part.values, field).filter((code) => code !== OTHER);
      return codes.length === 0 && textOf(part.values, field) === '';
    })
    .map((field) => gap('veri_harita', part.id, field, lang));

/** “Bordro” kapsamındaki / For “Bordro” */
export const scopeOf = (part: Part): Span =>
  from(`“${textOf(part.values, 'surec_ismi')}”`, ...ofActivity(part, 'surec_ismi'));

/** Categories of an activity's data, special ones apart. */
function categoriesOf(part: Part, { lang }: BlockInput): Span[] {
  const groups = new Map<string, Readonly<{ name: string; special: boolean }>>();
  for (const code of codesOf(part.values, 'islenen_kisisel_veriler')) {
    const choice = choiceOf('kisisel_veriler', code);
    if (choice?.group)
      groups.set(choice.group.code, {
        name: inSentence(choice.group[lang], lang),
        special: choice.special === true,
      });
  }
  const sources = ofActivity(part, 'islenen_kisisel_veriler', 'kategori_ayrintilari');
  const all = [...groups.values()];
  return all.flatMap(({ name, special }, place): Span[] => {
    const before =
      place === 0 ? '' : place === all.length - 1 ? (lang === 'tr' ? ' ve ' : ' and ') : ', ';
    const span = { t: name, s: sources, ...(special && { ozel: true as const }) };
    return before ? [{ t: before }, span] : [span];
  });
}

export const purposesOf = (part: Part, { lang }: BlockInput): string[] =>
  words(
    'islenme_amaci',
    codesOf(part.values, 'islenme_amaci').filter((code) => code !== OTHER),
    lang,
  );

const yours = { tr: 'verileriniz', en: 'your personal data' };
const theirs = { tr: 'veriler', en: 'personal data' };

/** Which data are processed for what: a sentence of each activity. */
export const purposes = ofParts((part, input): TextSentence | TextGap[] => {
  const gaps = lacking(part, ['islenen_kisisel_veriler', 'islenme_amaci'], input);
  if (gaps.length > 0) return gaps;
  const { lang, siz } = input;
  const categories = categoriesOf(part, input);
  const aims = purposesOf(part, input);
  const several = categories.length > 1;
  const aim = from(enumerated(aims, lang), ...ofActivity(part, 'islenme_amaci'));
  const key = `amac:veri_harita:${part.key}`;
  const about = (siz ? yours : theirs)[lang];
  return lang === 'tr'
    ? sentence(
        key,
        [
          ...[scopeOf(part), ' kapsamında '],
          ...[...categories, several ? ' kategorilerindeki ' : ' kategorisindeki '],
          ...[
            `kişisel ${about}, `,
            aim,
            aims.length > 1 ? ' amaçlarıyla' : ' amacıyla',
            ' işlenir. ',
          ],
        ],
        { madde: true },
      )
    : sentence(
        key,
        [
          ...[
            'For ',
            scopeOf(part),
            `, ${about} in the ${several ? 'categories' : 'category'} of `,
          ],
          ...[
            ...categories,
            ` are processed for the ${aims.length > 1 ? 'purposes' : 'purpose'} of `,
          ],
          ...[aim, '. '],
        ],
        { madde: true },
      );
});

/** Groups of persons whose data an activity processes. */
export const people = ofParts((part, input): TextSentence | TextGap[] => {
  const gaps = lacking(part, ['ilgili_kisi'], input);
  if (gaps.length > 0) return gaps;
  const { lang } = input;
  const groups = words('ilgili_kisi', codesOf(part.values, 'ilgili_kisi'), lang);
  const said = from(enumerated(groups, lang), ...ofActivity(part, 'ilgili_kisi'));
  return sentence(`kisi:veri_harita:${part.key}`, [scopeOf(part), ': ', said, '. '], {
    madde: true,
  });
});

/** On what the processing rests: the article with its letter, of each activity. */
export const bases = ofParts((part, input): TextSentence | TextGap[] => {
  const gaps = lacking(part, ['isleme_sarti'], input);
  if (gaps.length > 0) return gaps;
  const { lang, siz } = input;
  const codes = codesOf(part.values, 'isleme_sarti');
  const sources = ofActivity(part, 'isleme_sarti', 'kategori_ayrintilari');
  const basis = from(
    enumerated(
      codes.map((code) => basisWords(code, lang)),
      lang,
    ),
    ...sources,
  );
  const law = textOf(part.values, 'hukuki_yukumluluk_istisnasi');
  const interest = codes.includes('k5_2_f_mesru_menfaat')
    ? unended(textOf(part.values, 'veri_sorumlusu_mesru_menfaati'))
    : '';
  const ofLaw = ofActivity(part, 'hukuki_yukumluluk_istisnasi');
  const ofInterest = ofActivity(part, 'veri_sorumlusu_mesru_menfaati');
  const key = `sebep:veri_harita:${part.key}`;
  const more = { madde: true, ...(lang === 'en' && interest && { yabanci: true }) };
  return lang === 'tr'
    ? sentence(
        key,
        [
          ...[scopeOf(part), ` kapsamındaki ${siz ? 'verileriniz' : 'veriler'}, `, basis],
          ...[
            codes.length > 1 ? ' hukuki sebeplerine' : ' hukuki sebebine',
            ' dayanılarak işlenir',
          ],
          ...(law ? [' (dayanak: ', from(law, ...ofLaw), ')'] : []),
          ...(interest ? ['; gözetilen meşru menfaat: ', from(interest, ...ofInterest)] : []),
          '. ',
        ],
        more,
      )
    : sentence(
        key,
        [
          ...['For ', scopeOf(part), `, ${siz ? 'your data' : 'data'} are processed on the legal `],
          ...[codes.length > 1 ? 'bases of ' : 'basis of ', basis],
          ...(law ? [' (law: ', from(articleIn(law, 'en'), ...ofLaw), ')'] : []),
          ...(interest
            ? ['; the legitimate interest pursued: ', from(interest, ...ofInterest)]
            : []),
          '. ',
        ],
        more,
      );
});

/** Named choices, with what was written where none of them fits. */
function named(part: Part, field: 'kvk_kimden_nasil' | 'kimden_nasil_temin', { lang }: BlockInput) {
  const own = textOf(part.values, `${field}_yaziniz`);
  const codes = codesOf(part.values, field).filter((code) => !code.startsWith('diger_'));
  const all = [...words(field, codes, lang), ...(own ? [own] : [])];
  return from(enumerated(all, lang), ...ofActivity(part, field, `${field}_yaziniz`));
}

/** How data are collected: by what way, from whom, by machine or by hand. */
export const methods = ofParts((part, input): TextSentence | TextGap[] => {
  const fields = ['kimden_nasil_temin', 'kvk_kimden_nasil', 'otomatik_veri_isleme_faaliyeti'];
  const gaps = lacking(part, fields, input);
  if (gaps.length > 0) return gaps;
  const { lang, siz } = input;
  const way = named(part, 'kimden_nasil_temin', input);
  const whom = named(part, 'kvk_kimden_nasil', input);
  const [degree = ''] = words(
    'otomatik_veri_isleme_faaliyeti',
    [textOf(part.values, 'otomatik_veri_isleme_faaliyeti')],
    lang,
  );
  const automatic = from(degree, ...ofActivity(part, 'otomatik_veri_isleme_faaliyeti'));
  const key = `yontem:veri_harita:${part.key}`;
  return lang === 'tr'
    ? sentence(
        key,
        [
          ...[scopeOf(part), ` kapsamındaki ${siz ? 'verileriniz' : 'veriler'} `, way],
          ...[' aracılığıyla, ', automatic, ' toplanır; verilerin kaynağı: ', whom, '. '],
        ],
        { madde: true },
      )
    : sentence(
        key,
        [
          ...['For ', scopeOf(part), `, ${siz ? 'your data' : 'data'} are collected by means of `],
          ...[way, ' (', automatic, '); source of the data: ', whom, '. '],
        ],
        { madde: true },
      );
});

/** Lines of a policy whose period a law or the purpose does not carry, until the record answers for it. */
export function outOfBounds(part: Part, { lang, siz }: BlockInput): TextGap[] {
  // A notice need not state periods; the policy must (regulation on erasure, art. 6/1-g).
  if (siz) return [];
  const bounds = new Map(part.bounds);
  return warned(
    part,
    lang,
    ({ kod }) => LENGTHS.includes(kod) && bounds.get(kod) !== null,
    ({ kod }) => {
      const law = bounds.get(kod);
      return law ? ` (${articleIn(law, lang)})` : '';
    },
  );
}

const LENGTHS: readonly string[] = Object.values(LENGTH_WARNINGS).flat();

/** How long data are kept, and how they are disposed of after that. */
export const periods = ofParts((part, input): TextSentence | TextGap[] => {
  const gaps = [...lacking(part, ['saklama_suresi'], input), ...outOfBounds(part, input)];
  if (gaps.length > 0) return gaps;
  const { lang, siz } = input;
  const value = textOf(part.values, 'saklama_suresi');
  const sources = ofActivity(part, 'saklama_suresi', 'kategori_ayrintilari');
  const period = from(periodWords(value, lang), ...sources);
  const method = textOf(part.values, 'imha_yontemi');
  const [name = ''] = words('imha_yontemi', method ? [method] : [], lang);
  const end = name && from(name, ...ofActivity(part, 'imha_yontemi'));
  const key = `sure:veri_harita:${part.key}`;
  const foreign = lang === 'en' && !choiceOf('saklama_suresi', value);
  const more = { madde: true, ...(foreign && { yabanci: true }) };
  return lang === 'tr'
    ? sentence(
        key,
        [
          ...[
            scopeOf(part),
            ` kapsamındaki ${siz ? 'verilerinizin' : 'verilerin'} saklama süresi: `,
          ],
          ...[period, end ? '; süre sonunda imha yöntemi: ' : undefined, end || undefined, '. '],
        ],
        more,
      )
    : sentence(
        key,
        [
          ...['For ', scopeOf(part), `, ${siz ? 'your data' : 'data'} are kept: `, period],
          ...[end ? '; method of disposal afterwards: ' : undefined, end || undefined, '. '],
        ],
        more,
      );
});

/** Where data are kept. */
export const media = ofParts((part, input): TextSentence | TextGap[] => {
  const gaps = lacking(part, ['saklandigi_alan'], input);
  if (gaps.length > 0) return gaps;
  const { lang } = input;
  const places = words('saklandigi_alan', codesOf(part.values, 'saklandigi_alan'), lang);
  const kept = from(enumerated(places, lang), ...ofActivity(part, 'saklandigi_alan'));
  return sentence(`ortam:veri_harita:${part.key}`, [scopeOf(part), ': ', kept, '. '], {
    madde: true,
  });
});

/** Special categories, with the activities that hold them and the condition of art. 6/3. */
export const specials = ofParts((part, input): TextSentence | TextGap[] => {
  const codes = codesOf(part.values, 'islenen_kisisel_veriler').filter(
    (code) => choiceOf('kisisel_veriler', code)?.special,
  );
  if (codes.length === 0) return [];
  const own = codesOf(part.values, 'isleme_sarti').filter((code) => code.startsWith('k6_3_'));
  const { lang } = input;
  if (own.length === 0) return [gap('veri_harita', part.id, 'isleme_sarti', lang)];
  const items: Span = {
    ...from(
      enumerated(words('kisisel_veriler', codes, lang), lang),
      ...ofActivity(part, 'islenen_kisisel_veriler'),
    ),
    ozel: true,
  };
  const basis = from(
    enumerated(
      own.map((code) => basisWords(code, lang)),
      lang,
    ),
    ...ofActivity(part, 'isleme_sarti'),
  );
  return sentence(
    `ozel:veri_harita:${part.key}`,
    [
      ...[
        scopeOf(part),
        ': ',
        items,
        lang === 'tr' ? '; işleme şartı: ' : '; condition: ',
        basis,
        '. ',
      ],
    ],
    { madde: true },
  );
});
