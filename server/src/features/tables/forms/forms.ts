import { choiceOf } from '@emanet/contract/lookups';
import { isWholeCategory } from '@emanet/contract/records/fields';
import type { Sentence, Language } from '@emanet/contract/shared/primitives';
import type { RegisterForm } from '@emanet/contract/tables';
import type { PersonScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import { fail } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import {
  cellsOf,
  column,
  sheetFile,
  sheetOf,
  type Column,
  type SheetAsked,
} from '../../../records/excel/columns.ts';
import { NARROW, NORMAL, WIDE } from '../../../records/excel/widths.ts';
import type { CellValue, Workbook } from '../../../records/excel/workbook.ts';
import { forEachInTurn } from '../../../records/in-pieces.ts';
import { registryCategories } from '../../../records/verbis-lists.ts';
import { expectMany } from '../queries.ts';
import {
  selectConfirmedMeasures,
  selectDisclosures,
  selectEngagements,
  selectFormActivities,
  selectHoldings,
  selectParticulars,
  selectSeen,
  type Engagement,
  type FormActivity,
  type Linked,
} from './queries.ts';
import {
  abroadIn,
  answersFor,
  categoriesOf,
  listed,
  measuresIn,
  namesOf,
  ownName,
  periodIn,
  recipientsIn,
  T,
  transferIn,
} from './words.ts';

const TITLES = {
  gdpr_30_1: T.controller,
  gdpr_30_2: T.processor,
  envanter: T.inventory,
} as const satisfies Record<RegisterForm, Sentence>;

/** Role of a supplier that processes for the company, and of one that decides with it. */
const PROCESSOR = 'veri_isleyen';
const JOINT = 'birlikte_veri_sorumlusu';

/** Content of the forms, as far as their reader may see it. */
type Known = Readonly<{
  activities: readonly FormActivity[];
  engagements: readonly Engagement[];
  linked: ReadonlyMap<number, readonly Linked[]>;
  confirmed: readonly string[];
  particulars: Readonly<Record<string, string | null>>;
  seen: readonly string[] | undefined;
  today: string;
}>;

async function knownTo(tx: Tx, scope: PersonScope, today: string): Promise<Known> {
  await expectMany(tx);
  const engagements = await selectEngagements(tx, scope);
  const all: Linked[] = [
    ...engagements,
    ...(await selectDisclosures(tx, scope)),
    ...(await selectHoldings(tx, scope)),
  ];
  const linked = new Map<number, Linked[]>();
  for (const one of all)
    for (const id of one.faaliyetler) linked.set(id, [...(linked.get(id) ?? []), one]);
  return {
    activities: await selectFormActivities(tx, scope),
    engagements,
    linked,
    confirmed: await selectConfirmedMeasures(tx, scope),
    particulars: (await selectParticulars(tx, scope)) ?? fail('NOT_FOUND'),
    seen: await selectSeen(tx, scope),
    today,
  };
}

type Line = Readonly<{ title: Sentence; value: (lang: Language) => CellValue }>;

const line = (title: Sentence, value: CellValue | Sentence): Line => ({
  title,
  value: (lang) =>
    typeof value === 'object' && value !== null && 'tr' in value
      ? value[lang]
      : (value ?? T.open[lang]),
});

const parts = (...texts: readonly (string | null | undefined)[]): string | null =>
  texts.filter(Boolean).join(', ') || null;

/** The first sheet: the controller, its contacts, and the day and extent of the record. */
function particularsSheet(form: RegisterForm, known: Known, lang: Language): Workbook {
  const { particulars: p, engagements, activities, seen, today } = known;
  const ofRole = (role: string | null) => engagements.filter(({ rol }) => rol === role);
  const joint = [...new Set(ofRole(JOINT).map(({ ad }) => ad))].join('; ');
  const own: readonly Line[] =
    form === 'gdpr_30_2'
      ? [line(T.processors, ofRole(PROCESSOR).length), line(T.roleOpen, ofRole(null).length)]
      : [line(T.activities, activities.length)];
  const ofTheGdpr = form !== 'envanter';
  const rows: readonly Line[] = [
    line(T.controllerName, p.unvan ?? null),
    line(T.address, parts(p.adres)),
    ...(ofTheGdpr ? [line(T.jointControllers, joint || null)] : []),
    ...(ofTheGdpr ? [line(T.euRepresentative, null), line(T.dpo, null)] : []),
    ...(p.yerlesim === 'yurt_disi'
      ? [line(T.representative, parts(p.temsilci_unvan, p.temsilci_adres, p.temsilci_eposta))]
      : []),
    line(T.contact, parts(p.irtibat_kisisi, p.irtibat_eposta, p.irtibat_telefon)),
    ...(ofTheGdpr ? [] : [line(T.registration, p.verbis_kayit_no ?? null)]),
    line(T.day, { day: today }),
    line(T.departments, seen ? seen.join('; ') : T.allDepartments),
    ...own,
  ];
  return sheetOf<Line>(
    T.particulars,
    [
      column(T.particular, WIDE, ({ title }) => title[lang]),
      column(T.value, WIDE, ({ value }) => value(lang)),
    ],
    rows,
    lang,
  );
}

/** Measures of what is linked to an activity, otherwise those of the whole company. */
function measuresOf({ linked, confirmed }: Known, { id }: FormActivity): readonly string[] {
  const own = (linked.get(id) ?? []).flatMap(({ tedbirler }) => tedbirler);
  return own.length > 0 ? own : confirmed;
}

const categoryNames = (items: readonly string[], lang: Language): string[] => {
  const held = categoriesOf(items);
  return registryCategories.filter(({ code }) => held.has(code)).map((one) => one[lang]);
};

/** Periods of an activity: its own, and those of the categories that have another. */
function limitsIn(one: FormActivity, lang: Language): string {
  const held = categoriesOf(one.islenen_kisisel_veriler);
  const whole = periodIn(one, lang);
  const others = registryCategories
    .filter(({ code }) => held.has(code))
    .map((category) => [category[lang], periodIn(answersFor(one, category.code), lang)] as const)
    .filter(([, period]) => period !== whole)
    .map(([name, period]) => `${name}: ${period}`);
  return [whole, ...others].join('; ');
}

/** Answers of all categories of an activity's data together. */
function allAnswers(one: FormActivity): FormActivity {
  const of = [...categoriesOf(one.islenen_kisisel_veriler)].map((code) => answersFor(one, code));
  return {
    ...one,
    ilgili_kisi: [one, ...of].flatMap(({ ilgili_kisi }) => ilgili_kisi),
    alici_grubu: [one, ...of].flatMap(({ alici_grubu }) => alici_grubu),
  };
}

const controllerColumns = (known: Known): readonly Column<FormActivity>[] => {
  const linkedTo = ({ id }: FormActivity) => known.linked.get(id) ?? [];
  return [
    column(T.activity, NORMAL, (one, lang) => ownName(one.ad, lang)),
    column(T.department, NARROW, (one, lang) => ownName(one.departman, lang)),
    column(T.purposes, NORMAL, (one, lang) =>
      listed(namesOf('islenme_amaci', one.islenme_amaci, lang), lang),
    ),
    column(T.subjects, NORMAL, (one, lang) =>
      listed(namesOf('ilgili_kisi', allAnswers(one).ilgili_kisi, lang), lang),
    ),
    column(T.categories, NORMAL, (one, lang) =>
      listed(categoryNames(one.islenen_kisisel_veriler, lang), lang),
    ),
    column(T.recipients, NORMAL, (one, lang) => recipientsIn(allAnswers(one), linkedTo(one), lang)),
    column(T.transfers, NORMAL, (one, lang) =>
      abroadIn(one.yurt_disi_aktarim, linkedTo(one), linkedTo(one), lang),
    ),
    column(T.limits, NORMAL, limitsIn),
    column(T.security, WIDE, (one, lang) => measuresIn(measuresOf(known, one), lang)),
  ];
};

const processorColumns = ({ particulars }: Known): readonly Column<Engagement>[] => [
  column(T.processorName, NORMAL, ({ ad, unvan }) =>
    unvan && unvan !== ad ? `${ad} (${unvan})` : ad,
  ),
  column(T.onBehalf, NORMAL, () => particulars.unvan ?? null),
  column(T.processing, WIDE, ({ amaclar, veriler }, lang) => {
    const data = listed(categoryNames(veriler, lang), lang);
    return `${listed(namesOf('islenme_amaci', amaclar, lang), lang)} (${T.categories[lang]}: ${data})`;
  }),
  column(T.transfers, NORMAL, (one, lang) => {
    if (one.yurt_disi === null) return T.open[lang];
    return one.yurt_disi ? transferIn(one, lang) : T.none[lang];
  }),
  column(T.security, WIDE, ({ tedbirler }, lang) => measuresIn(tedbirler, lang)),
];

/** An activity with one category of its data; without one where nobody chose its data. */
type Part = Readonly<{ of: FormActivity; code: string | undefined }>;

const inventoryColumns = (known: Known): readonly Column<Part>[] => {
  const linkedTo = ({ of }: Part) => known.linked.get(of.id) ?? [];
  const ofCategory = (part: Part) =>
    linkedTo(part).filter(
      ({ veriler }) =>
        part.code === undefined || veriler.length === 0 || categoriesOf(veriler).has(part.code),
    );
  const answers = ({ of, code }: Part) => (code === undefined ? of : answersFor(of, code));
  return [
    column(T.department, NARROW, ({ of }, lang) => ownName(of.departman, lang)),
    column(T.activity, NORMAL, ({ of }, lang) => ownName(of.ad, lang)),
    column(
      T.category,
      NORMAL,
      ({ code }, lang) =>
        registryCategories.find((one) => one.code === code)?.[lang] ?? T.open[lang],
    ),
    column(T.items, NORMAL, ({ of, code }, lang) =>
      listed(
        namesOf(
          'kisisel_veriler',
          of.islenen_kisisel_veriler.filter(
            (item) =>
              !isWholeCategory(item) && choiceOf('kisisel_veriler', item)?.group?.code === code,
          ),
          lang,
        ),
        lang,
      ),
    ),
    column(T.purposes, NORMAL, ({ of }, lang) =>
      listed(namesOf('islenme_amaci', of.islenme_amaci, lang), lang),
    ),
    column(T.bases, NORMAL, (part, lang) =>
      listed(namesOf('isleme_sarti', answers(part).isleme_sarti, lang), lang),
    ),
    column(T.subjects, NORMAL, (part, lang) =>
      listed(namesOf('ilgili_kisi', answers(part).ilgili_kisi, lang), lang),
    ),
    column(T.recipients, NORMAL, (part, lang) =>
      recipientsIn(answers(part), ofCategory(part), lang),
    ),
    column(T.transfers, NORMAL, (part, lang) =>
      abroadIn(part.of.yurt_disi_aktarim, linkedTo(part), ofCategory(part), lang),
    ),
    column(T.period, NORMAL, (part, lang) => periodIn(answers(part), lang)),
    column(T.technical, NORMAL, ({ of }, lang) =>
      measuresIn(measuresOf(known, of), lang, 'technical'),
    ),
    column(T.administrative, NORMAL, ({ of }, lang) =>
      measuresIn(measuresOf(known, of), lang, 'administrative'),
    ),
  ];
};

/** A row for each category of an activity's data. */
function* inventoryParts(activities: readonly FormActivity[]): Generator<Part, void> {
  for (const of of activities) {
    const held = categoriesOf(of.islenen_kisisel_veriler);
    if (held.size === 0) yield { of, code: undefined };
    for (const { code } of registryCategories) if (held.has(code)) yield { of, code };
  }
}

async function tableOf(form: RegisterForm, known: Known, lang: Language): Promise<Workbook> {
  const { activities, engagements } = known;
  const table = async <Row>(columns: readonly Column<Row>[], all: Iterable<Row>) => {
    const rows: CellValue[][] = [];
    await forEachInTurn(all, (row) => rows.push(...cellsOf(columns, [row], lang)));
    return { ...sheetOf<Row>(TITLES[form], columns, [], lang, 2), whole: true, rows };
  };
  if (form === 'envanter') return table(inventoryColumns(known), inventoryParts(activities));
  if (form === 'gdpr_30_1') return table(controllerColumns(known), activities);
  return table(
    processorColumns(known),
    engagements.filter(({ rol }) => rol === PROCESSOR),
  );
}

/** A form of the register: its particulars, then its table, as far as the reader may see the records. */
export const exportForm = (
  { db, clock }: Services,
  scope: PersonScope,
  { form, ...asked }: SheetAsked & Readonly<{ form: RegisterForm }>,
) =>
  sheetFile(scope, TITLES[form], asked, async () => {
    const known = await db.read(scope, (tx) => knownTo(tx, scope, clock.today()));
    return [particularsSheet(form, known, asked.lang), await tableOf(form, known, asked.lang)];
  });
