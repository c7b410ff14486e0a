import type { Source, Span, TextSentence } from '../model.ts';
import { source, textOf, type TextRegister } from '../register.ts';
import { from, gap, sentence, type Block } from './block.ts';

const ofCompany = (
  { company }: Pick<TextRegister, 'company'>,
  ...fields: readonly string[]
): Source[] => fields.map((alan) => source('companies', company.company_id, alan));

/** Fields of the company that own words may name: `{unvan}`. */
export const PLACES = ['unvan', 'adres', 'web', 'irtibat_kisisi'] as const;

/** The controller's name; its short name where the registered one is unknown. */
const nameOf = (register: Pick<TextRegister, 'company'>): Span =>
  from(
    textOf(register.company, 'unvan') || textOf(register.company, 'company_name'),
    ...ofCompany(register, 'unvan', 'company_name'),
  );

/** A stretch of own words as spans, its places filled; an unknown one stays a gap in the text. */
export function filled(text: string, register: Pick<TextRegister, 'company'>): Span[] {
  return text
    .split(/(\{[a-z_]+\})/)
    .filter((piece) => piece !== '')
    .map((piece): Span => {
      const place = PLACES.find((one) => piece === `{${one}}`);
      if (!place) return { t: piece };
      if (place === 'unvan') return nameOf(register);
      return from(textOf(register.company, place) || '…', ...ofCompany(register, place));
    });
}

const NAMES = {
  tr: {
    mersis_no: 'MERSİS numarası',
    adres: 'adresi',
    kep: 'KEP adresi',
    web: 'internet sitesi',
    verbis_kayit_no: 'VERBİS kayıt numarası',
  },
  en: {
    mersis_no: 'MERSIS number',
    adres: 'address',
    kep: 'registered e-mail (KEP)',
    web: 'website',
    verbis_kayit_no: 'VERBIS registration number',
  },
} as const;

/** Identity of the controller; article 10 asks for the identity, so the address may not lack. */
export const identity: Block = ({ lang, register, siz }) => {
  const { company } = register;
  const names = NAMES[lang];
  const facts = (Object.keys(names) as (keyof typeof names)[]).flatMap((field): Span[] => {
    const value = textOf(company, field);
    return value
      ? [{ t: `${names[field]}: ` }, from(value, ...ofCompany(register, field)), { t: '; ' }]
      : [];
  });
  const said = facts.slice(0, -1);
  const head =
    lang === 'tr'
      ? [
          siz ? 'Kişisel verileriniz, veri sorumlusu sıfatıyla ' : 'Veri sorumlusu ',
          nameOf(register),
          siz ? ' tarafından işlenir' : '’dir',
        ]
      : [
          siz ? 'Your personal data are processed by ' : 'The data controller is ',
          nameOf(register),
          siz ? ', the data controller' : '',
        ];
  const made = sentence('kimlik:companies', [
    ...head,
    ...(said.length > 0 ? [' (', ...said, '). '] : ['. ']),
  ]);
  const bosluklar = ['unvan', 'adres']
    .filter((field) => textOf(company, field) === '')
    .map((field) => gap('companies', company.company_id, field, lang));
  return { cumleler: [made], bosluklar };
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
