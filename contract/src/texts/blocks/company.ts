import type { Language, Sentence } from '../../shared/primitives.ts';
import { fieldName } from '../field-names.ts';
import type { Source, Span, TextGap, TextSentence } from '../model.ts';
import { source, textOf, type TextRegister } from '../register.ts';
import { from, gap, sentence, type Block } from './block.ts';

const ofCompany = ({ company }: Pick<TextRegister, 'company'>, ...fields: readonly string[]) =>
  fields.map((alan) => source('companies', company.company_id, alan));

/** Fields of the company that own words may name: `{unvan}`. */
export const PLACES = ['unvan', 'adres', 'web', 'irtibat_kisisi'] as const;

/** The controller's name; its short name where the registered one is unknown. */
const nameOf = (register: Pick<TextRegister, 'company'>): Span =>
  from(
    textOf(register.company, 'unvan') || textOf(register.company, 'company_name'),
    ...ofCompany(register, 'unvan', 'company_name'),
  );

/**
 * A stretch of own words as spans, with its placeholders filled. A placeholder without a known value keeps the
 * name of its field in brackets, and is a gap.
 */
export function filled(
  text: string,
  register: Pick<TextRegister, 'company'>,
  lang: Language,
): Readonly<{ p: Span[]; bosluklar: TextGap[] }> {
  const bosluklar: TextGap[] = [];
  const p = text
    .split(/(\{[a-z_]+\})/)
    .filter((piece) => piece !== '')
    .map((piece): Span => {
      const place = PLACES.find((one) => piece === `{${one}}`);
      if (!place) return { t: piece };
      const known = place === 'unvan' ? nameOf(register).t : textOf(register.company, place);
      if (known)
        return place === 'unvan' ? nameOf(register) : from(known, ...ofCompany(register, place));
      bosluklar.push(gap('companies', register.company.company_id, place, lang));
      const name = fieldName({ tur: 'companies', alan: place }, lang);
      return from(`[${name}]`, ...ofCompany(register, place));
    });
  return { p, bosluklar };
}

type Fact = Readonly<{ field: string; name: Sentence }>;
const CONTROLLER: readonly Fact[] = [
  { field: 'mersis_no', name: { tr: 'MERSİS numarası', en: 'MERSIS number' } },
  { field: 'adres', name: { tr: 'adresi', en: 'address' } },
  { field: 'kep', name: { tr: 'KEP adresi', en: 'registered e-mail (KEP)' } },
  { field: 'web', name: { tr: 'internet sitesi', en: 'website' } },
  {
    field: 'verbis_kayit_no',
    name: { tr: 'VERBİS kayıt numarası', en: 'VERBIS registration number' },
  },
];
const REPRESENTATIVE: readonly Fact[] = [
  { field: 'temsilci_adres', name: { tr: 'adresi', en: 'address' } },
  { field: 'temsilci_eposta', name: { tr: 'e-posta adresi', en: 'e-mail' } },
  { field: 'temsilci_kep', name: { tr: 'KEP adresi', en: 'registered e-mail (KEP)' } },
];

/** Known facts in brackets after a name, and the end of the sentence. */
function factsOf(facts: readonly Fact[], register: Pick<TextRegister, 'company'>, lang: Language) {
  const said = facts.flatMap(({ field, name }): Span[] => {
    const value = textOf(register.company, field);
    return value
      ? [{ t: `${name[lang]}: ` }, from(value, ...ofCompany(register, field)), { t: '; ' }]
      : [];
  });
  return said.length > 0 ? [{ t: ' (' }, ...said.slice(0, -1), { t: '). ' }] : [{ t: '. ' }];
}

/** The representative, whose identity article 10 asks for as well, of a controller settled abroad. */
function representativeOf(register: Pick<TextRegister, 'company'>, lang: Language): TextSentence {
  const abroad = from(
    lang === 'tr'
      ? 'Veri sorumlusu yurt dışında yerleşiktir'
      : 'The data controller is established abroad',
    ...ofCompany(register, 'yerlesim'),
  );
  const name = from(
    textOf(register.company, 'temsilci_unvan'),
    ...ofCompany(register, 'temsilci_unvan'),
  );
  return sentence('kimlik:temsilci', [
    abroad,
    lang === 'tr' ? '; Türkiye’deki temsilcisi: ' : '; its representative in Türkiye: ',
    name,
    ...factsOf(REPRESENTATIVE, register, lang),
  ]);
}

/** Identity of the controller, and of its representative if it has one (art. 10/1-a). */
export const identity: Block = ({ lang, register, siz }) => {
  const { company } = register;
  const head =
    lang === 'tr'
      ? [
          siz ? 'Kişisel verileriniz, veri sorumlusu sıfatıyla ' : 'Veri sorumlusu: ',
          nameOf(register),
          siz ? ' tarafından işlenir' : undefined,
        ]
      : [
          siz ? 'Your personal data are processed by ' : 'The data controller is ',
          nameOf(register),
          siz ? ', the data controller' : undefined,
        ];
  const made = sentence('kimlik:companies', [...head, ...factsOf(CONTROLLER, register, lang)]);
  const abroad = company.yerlesim === 'yurt_disi';
  const asked = ['unvan', 'adres', ...(abroad ? ['temsilci_unvan', 'temsilci_adres'] : [])];
  const bosluklar = asked
    .filter((field) => textOf(company, field) === '')
    .map((field) => gap('companies', company.company_id, field, lang));
  const represented = abroad && textOf(company, 'temsilci_unvan') !== '';
  return {
    cumleler: [made, ...(represented ? [representativeOf(register, lang)] : [])],
    bosluklar,
  };
};

/** Ways to apply that are open: the form, the post, registered e-mail. */
export const applying: Block = ({ lang, register }) => {
  const { form, company, address } = register;
  const of = (...fields: readonly string[]): Source[] =>
    fields.map((alan) => source('basvuru_ayarlari', company.company_id, alan));
  const tr = lang === 'tr';
  const slug = form.acik === true ? textOf(form, 'slug') : '';
  const post = textOf(form, 'posta_adresi') || textOf(company, 'adres');
  const postSource = textOf(form, 'posta_adresi')
    ? of('posta_adresi')
    : [...of('posta_adresi'), ...ofCompany(register, 'adres')];
  const kep = textOf(form, 'kep_adresi') || textOf(company, 'kep');
  const kepSource = textOf(form, 'kep_adresi')
    ? of('kep_adresi')
    : [...of('kep_adresi'), ...ofCompany(register, 'kep')];
  const ways: TextSentence[] = [
    slug &&
      sentence(
        'basvuru:form',
        [
          tr ? 'Başvuru formu: ' : 'Application form: ',
          from(`${address}/kvkk-formu/${slug}`, ...of('slug', 'acik')),
          ' ',
        ],
        { madde: true },
      ),
    post &&
      sentence(
        'basvuru:posta',
        [tr ? 'Yazılı başvuru: ' : 'In writing: ', from(post, ...postSource), ' '],
        { madde: true },
      ),
    kep &&
      sentence(
        'basvuru:kep',
        [
          tr ? 'Kayıtlı elektronik posta (KEP): ' : 'Registered e-mail (KEP): ',
          from(kep, ...kepSource),
          ' ',
        ],
        { madde: true },
      ),
  ].filter((one): one is TextSentence => typeof one === 'object');
  const lacking =
    ways.length === 0 ? [gap('basvuru_ayarlari', company.company_id, 'slug', lang)] : [];
  return { cumleler: ways, bosluklar: lacking };
};
