import { choiceOf, inOrder } from '../../lookups.ts';
import { articleIn } from '../../shared/articles.ts';
import { countryText } from '../../shared/countries.ts';
import type { Language } from '../../shared/primitives.ts';
import type { Span, TextGap, TextSentence } from '../model.ts';
import { codesOf, idOf, textOf, type Part } from '../register.ts';
import { capital, enumerated, inSentence, unended, words } from '../words.ts';
import { lacking } from './activities.ts';
import { from, ofActivity, sentence, type Block, type BlockInput } from './block.ts';
import { categoriesOf, joined, once } from './cells.ts';
import { rowsOf } from './notice-rows.ts';
import { isTold } from './readers.ts';
import { bodyName, fieldsOf, isAbroad, nameOf, ofCovered } from './transfers.ts';

const WAYS = ['kimden_nasil_temin', 'kvk_kimden_nasil', 'otomatik_veri_isleme_faaliyeti'];
const SELF = 'ilgili_kisi';

/** Where named choices end, what was written by hand. */
const written = (parts: readonly Part[], field: string) =>
  parts
    .map(({ values }) => unended(textOf(values, `${field}_yaziniz`)))
    .filter((one) => one !== '');
const chosen = (parts: readonly Part[], field: string) => [
  ...new Set(parts.flatMap(({ values }) => codesOf(values, field))),
];

/** How data are collected: a sentence for each degree of automation. */
export const collected: Block = (input) => {
  const { lang } = input;
  const bosluklar = input.parts.flatMap((one) => lacking(one, WAYS, input));
  const open = new Set(bosluklar.map(({ kaynak }) => kaynak.id));
  const degrees = Map.groupBy(
    input.parts.filter(({ id }) => !open.has(id)),
    ({ values }) => textOf(values, 'otomatik_veri_isleme_faaliyeti'),
  );
  const cumleler = [...degrees].map(([degree, parts]) => {
    const of = (...fields: string[]) => once(parts.flatMap((one) => ofActivity(one, ...fields)));
    const own = (field: 'kimden_nasil_temin' | 'kvk_kimden_nasil') => {
      const codes = chosen(parts, field).filter(
        (code) => !code.startsWith('diger_') && code !== SELF,
      );
      return [
        ...new Set([
          ...words(field, inOrder(field, codes).map(String), lang),
          ...(lang === 'tr' ? written(parts, field) : []),
        ]),
      ];
    };
    const ways = from(
      own('kimden_nasil_temin').join(', '),
      ...of('kimden_nasil_temin', 'kimden_nasil_temin_yaziniz'),
    );
    const [how = ''] = words('otomatik_veri_isleme_faaliyeti', [degree], lang);
    const automatic = from(how, ...of('otomatik_veri_isleme_faaliyeti'));
    const whom = sourceWords(
      chosen(parts, 'kvk_kimden_nasil').includes(SELF),
      own('kvk_kimden_nasil'),
      lang,
    );
    const source = from(whom, ...of('kvk_kimden_nasil', 'kvk_kimden_nasil_yaziniz'));
    const names = enumerated(
      categoriesOf(parts, lang).map(({ name }) => name),
      lang,
    );
    const data = from(names, ...of('islenen_kisisel_veriler'));
    const foreign = lang === 'en' && (ways.t === '' || whom === '') && { yabanci: true as const };
    return lang === 'tr'
      ? sentence(
          `toplama:${degree}`,
          [
            capitalSpan(data, lang),
            ' verileriniz ',
            source,
            ', ',
            automatic,
            ' şu kanallarla toplanır: ',
            ways,
            '. ',
          ],
          { madde: degrees.size > 1 ? true : undefined },
        )
      : sentence(
          `toplama:${degree}`,
          [
            'Your ',
            data,
            ' data are collected ',
            source,
            ' (',
            automatic,
            ') through: ',
            ways,
            '. ',
          ],
          { madde: degrees.size > 1 ? true : undefined, ...foreign },
        );
  });
  return { cumleler: cumleler.map(dropUndefined), bosluklar };
};

const dropUndefined = ({ madde, ...rest }: TextSentence): TextSentence =>
  madde ? { ...rest, madde } : rest;
const capitalSpan = (span: Span, lang: Language): Span => ({ ...span, t: capital(span.t, lang) });

/** From whom data come, as one speaks to a reader. */
function sourceWords(fromSelf: boolean, others: readonly string[], lang: Language): string {
  if (lang === 'tr') {
    const said = others.length > 0 ? `şu kaynaklardan: ${others.join(', ')}` : '';
    return fromSelf ? `doğrudan sizden${said && ` ve ${said}`}` : said;
  }
  const said = others.length > 0 ? `from: ${others.join(', ')}` : '';
  return fromSelf ? `from you directly${said && ` and ${said}`}` : said;
}

/** A hint of our library to whoever fills a record. */
const TO_FILL = / \([^)]*yazılır\)/;

/** The second layer: laws behind a purpose, interests pursued, services of recipients. */
export const details: Block = (input) => {
  const { lang } = input;
  const tr = lang === 'tr';
  const laws = rowsOf(input).flatMap(({ code, parts }): TextSentence[] => {
    const told = parts.filter(({ values }) => textOf(values, 'hukuki_yukumluluk_istisnasi') !== '');
    const cited = new Set(
      told.flatMap(({ values }) =>
        textOf(values, 'hukuki_yukumluluk_istisnasi')
          .split(';')
          .map((one) => articleIn(unended(one.replace(TO_FILL, '')), lang)),
      ),
    );
    const [name = ''] = words('islenme_amaci', [code], lang);
    return cited.size === 0
      ? []
      : [
          sentence(
            `dayanak:${code}`,
            [
              `${capital(name, lang)}${tr ? ', kanuni dayanak' : ', laws'}: `,
              from(
                [...cited].join('; '),
                ...once(told.flatMap((one) => ofActivity(one, 'hukuki_yukumluluk_istisnasi'))),
              ),
              '. ',
            ],
            { madde: true },
          ),
        ];
  });
  const interests = interestsOf(input);
  const named = [...recipientsByName(input), ...bodiesByName(input)];
  return { cumleler: [...named, ...laws, ...interests], bosluklar: [] satisfies TextGap[] };
};

/** Of more activities than these a notice would be long, and article 10 asks for no interest. */
const MOST_WITH_INTERESTS = 30;

/** Interests pursued, as Turkish records have them; the article asks for none, so English can be without. */
function interestsOf({ parts, lang }: BlockInput): TextSentence[] {
  const own = parts.filter(
    ({ values }) =>
      codesOf(values, 'isleme_sarti').includes('k5_2_f_mesru_menfaat') &&
      textOf(values, 'veri_sorumlusu_mesru_menfaati') !== '',
  );
  if (lang === 'en' || own.length === 0 || parts.length > MOST_WITH_INTERESTS) return [];
  const said = own.map((part) =>
    from(
      unended(textOf(part.values, 'veri_sorumlusu_mesru_menfaati')),
      ...ofActivity(part, 'veri_sorumlusu_mesru_menfaati'),
    ),
  );
  const once = [...new Map(said.map((one) => [one.t, one])).values()];
  return [
    sentence('menfaat', ['Gözetilen meşru menfaatler: ', ...joined(once, '; '), '. '], {
      madde: true,
    }),
  ];
}

/** Each recipient once, by its name, with its group, its service and its country. */
function recipientsByName(input: BlockInput): TextSentence[] {
  const { lang, register } = input;
  return ofCovered(register.suppliers, input)
    .filter((one) => isTold(one, input))
    .map((one) => {
      const of = fieldsOf('veri_aktarim', one);
      const group = choiceOf('alici_grubu', textOf(one, 'alici_grubu'));
      const service = lang === 'tr' ? unended(textOf(one, 'hizmet_konusu')) : '';
      const country = isAbroad(one) ? countryText(textOf(one, 'aktarim_ulkesi'), lang) : '';
      const more = [
        ...(group ? [from(inSentence(group[lang], lang), ...of('alici_grubu'))] : []),
        ...(service ? [from(service, ...of('hizmet_konusu'))] : []),
        ...(country ? [from(country, ...of('aktarim_ulkesi'))] : []),
      ];
      const label = lang === 'tr' ? 'Alıcı' : 'Recipient';
      return sentence(
        `alici:veri_aktarim:${idOf(one)}`,
        [
          `${label}: `,
          nameOf(one),
          ...(more.length > 0 ? [{ t: ' (' }, ...joined(more, '; '), { t: ')' }] : []),
          '. ',
        ],
        { madde: true },
      );
    });
}

/** Public bodies by name, with the law that asks for the data. */
function bodiesByName(input: BlockInput): TextSentence[] {
  const { lang, register } = input;
  const spans = ofCovered(register.bodies, input)
    .filter((one) => isTold(one, input))
    .map((one): Span[] => {
      const law = textOf(one, 'hukuki_dayanak');
      const of = fieldsOf('diger_aktarim', one)('hukuki_dayanak');
      return [
        bodyName(one, lang),
        ...(law ? [{ t: ' (' }, from(articleIn(law, lang), ...of), { t: ')' }] : []),
      ];
    });
  if (spans.length === 0) return [];
  const label = lang === 'tr' ? 'Kamu kurumları: ' : 'Public bodies: ';
  const all = spans.flatMap((own, at) => (at === 0 ? own : [{ t: '; ' }, ...own]));
  return [sentence('alici:kurumlar', [label, ...all, '. '], { madde: true })];
}
