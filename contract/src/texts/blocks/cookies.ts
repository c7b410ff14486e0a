import { knownCookie, periodIn } from '../../cookies/known.ts';
import { COOKIE_CATEGORIES } from '../../cookies.ts';
import { countryText } from '../../shared/countries.ts';
import type { Values } from '../../records/fields.ts';
import type { Language, Sentence } from '../../shared/primitives.ts';
import type { TextSentence } from '../model.ts';
import { idOf, source, textOf } from '../register.ts';
import { from, sentence, type Block } from './block.ts';
import { cell, joined } from './cells.ts';

const COLUMNS = {
  ad: { tr: 'Çerez', en: 'Cookie' },
  saglayan: { tr: 'Sağlayan', en: 'Provider' },
  amac: { tr: 'Amaç', en: 'Purpose' },
  sure: { tr: 'Süre', en: 'Period' },
  yer: { tr: 'Yurt dışına aktarım', en: 'Transfer abroad' },
} as const satisfies Record<string, Sentence>;

/** Groups in the order of the policy, each with what it asks of a visitor. */
const GROUPS: readonly (readonly [category: string, head: Sentence])[] = [
  [
    'zorunlu',
    {
      tr: 'Zorunlu çerezler: istediğiniz hizmetin verilmesi için gerekir, açık rıza aranmaz.',
      en: 'Strictly necessary cookies: needed for the service that you ask for, without explicit consent.',
    },
  ],
  [
    'islevsel',
    {
      tr: 'İşlevsel çerezler: tercihlerinizi hatırlar, yalnız açık rızanızla kullanılır.',
      en: 'Functional cookies: remember your choices, used only with your explicit consent.',
    },
  ],
  [
    'analitik',
    {
      tr: 'Performans ve analitik çerezler: sitenin nasıl kullanıldığını ölçer, yalnız açık rızanızla kullanılır.',
      en: 'Performance and analytics cookies: measure how the site is used, only with your explicit consent.',
    },
  ],
  [
    'pazarlama',
    {
      tr: 'Reklam ve pazarlama çerezleri: ilgi alanlarınıza göre reklam gösterir, yalnız açık rızanızla kullanılır.',
      en: 'Advertising and marketing cookies: show advertisements by your interests, only with your explicit consent.',
    },
  ],
  [
    'bilinmiyor',
    {
      tr: 'Kategorisi bilinmeyen çerezler: zorunlu sayılmaz.',
      en: 'Cookies of unknown category: not counted as strictly necessary.',
    },
  ],
];

const UNKNOWN: Sentence = { tr: 'bilinmiyor', en: 'unknown' };
const PARTIES: Readonly<Record<string, Sentence>> = {
  birinci: { tr: 'birinci taraf', en: 'first party' },
  ucuncu: { tr: 'üçüncü taraf', en: 'third party' },
};

/** A category that is not stated, or that nobody knows, is unknown and never a necessary one. */
const groupOf = (cookie: Values): string =>
  COOKIE_CATEGORIES.find((one) => one === cookie.kategori) ?? 'bilinmiyor';

/** Is data sent abroad: yes with the country, no, or not known. */
function abroad(cookie: Values, lang: Language): string {
  const country = textOf(cookie, 'ulke');
  const where = country && countryText(country, lang);
  if (cookie.yurt_disi === true) {
    const yes = lang === 'tr' ? 'evet' : 'yes';
    return where ? `${yes}: ${where}` : yes;
  }
  if (cookie.yurt_disi === false) return lang === 'tr' ? 'hayır' : 'no';
  return where ? `${UNKNOWN[lang]} (${where})` : UNKNOWN[lang];
}

function rowOf(cookie: Values, lang: Language): TextSentence[] {
  const id = idOf(cookie);
  const of = (alan: string) => source('cerezler', id, alan);
  const said = (alan: string) => textOf(cookie, alan);
  const place = (column: keyof typeof COLUMNS) => ({
    satir: `cerez:${id}`,
    sutun: COLUMNS[column][lang],
  });
  const key = (column: keyof typeof COLUMNS) => `cerez:${id}.${column}`;
  const purpose = knownCookie(said('cerez_adi'))?.amac;
  const amac = purpose?.tr === said('amac') ? purpose[lang] : said('amac');
  const foreign = lang === 'en' && amac !== '' && purpose?.tr !== said('amac');
  const party = PARTIES[said('taraf')]?.[lang];
  const provider = [
    ...(said('saglayan') ? [from(said('saglayan'), of('saglayan'))] : []),
    from(party ?? (said('saglayan') ? '' : UNKNOWN[lang]), of('taraf')),
  ].filter(({ t }) => t !== '');
  return [
    cell(key('ad'), place('ad'), [from(said('cerez_adi'), of('cerez_adi')), ' ']),
    cell(key('saglayan'), place('saglayan'), [...joined(provider, ', '), ' ']),
    cell(
      key('amac'),
      place('amac'),
      [from(amac || UNKNOWN[lang], of('amac')), ' '],
      foreign ? { yabanci: true } : {},
    ),
    cell(key('sure'), place('sure'), [
      from(said('sure') ? periodIn(said('sure'), lang) : UNKNOWN[lang], of('sure')),
      ' ',
    ]),
    cell(key('yer'), place('yer'), [from(abroad(cookie, lang), of('yurt_disi'), of('ulke')), ' ']),
  ];
}

/** Cookies by category, each group with the consent that it asks and a table of its cookies. */
export const cookieTables: Block = ({ lang, register: { cookies } }) => {
  if (cookies.length === 0) {
    const open = lang === 'tr' ? 'Kullanılan çerezler' : 'Cookies in use';
    return { cumleler: [sentence('cerez:yok', [`${open}: ____________________ `])], bosluklar: [] };
  }
  const cumleler = GROUPS.flatMap(([group, head]) => {
    const own = cookies
      .filter((one) => groupOf(one) === group)
      .toSorted((a, b) => textOf(a, 'cerez_adi').localeCompare(textOf(b, 'cerez_adi'), 'tr'));
    if (own.length === 0) return [];
    const sources = own.map((one) => source('cerezler', idOf(one), 'kategori'));
    return [
      sentence(`cerez:${group}`, [from(head[lang], ...sources), ' '], { kalin: true }),
      ...own.flatMap((one) => rowOf(one, lang)),
    ];
  });
  return { cumleler, bosluklar: [] };
};
