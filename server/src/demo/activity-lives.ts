import { choiceOf } from '@emanet/contract/lookups';
import { processingActivityFields } from '@emanet/contract/processing-activities';
import { openInCopies } from '@emanet/contract/records/copies';
import { GENERAL_ITEMS } from '@emanet/contract/records/library';
import { isEmpty } from '@emanet/contract/records/fields';
import { listOfCodes } from '@emanet/contract/records/personal-data';
import { CAMERA, POSITIONS, TRAFFIC } from '@emanet/contract/records/rules/bases';
import { CONFIRMED } from '@emanet/contract/records/verdict';
import { DAY_MS, dayOf } from '@emanet/contract/shared/time/today';
import type { ActivityValues } from '../template/library.ts';
import { beginningOf, leaveOut } from './records/beginnings.ts';
import { later, workingInstant } from './calendar.ts';
import { CASES } from './records/cases.ts';
import { consultantOf, managerOf, personNamed, someoneOf } from './people-of-company.ts';
import type { DemoCompany } from './companies.ts';
import { EDITS, type Surroundings } from './records/edits.ts';
import { OWN_ACTIVITIES } from './records/own-activities.ts';
import { randomFrom, type Random } from './random.ts';
import { liveThrough, type RecordLife, type Step } from './records/record-life.ts';
import type { Chosen } from './records/select.ts';

const LAWFUL = ['k5_2_a_kanun', 'k5_2_cc_hukuki_yukumluluk'];
/** One test in three has not been made yet. */
const UNTESTED = 3;

const holds = (value: unknown, codes: readonly string[]) =>
  listOfCodes(value).some((code) => codes.includes(code));

const onPaperOnly = (places: readonly string[]) =>
  places.length > 0 &&
  places.every((code) => choiceOf('saklandigi_alan', code)?.group?.code === 'fiziksel');

/**
 * The company's own answers of a library row: who receives the data, whether they go abroad, how
 * they are disposed of, what is watched, and the balancing test. Answers that the row has already are kept.
 */
function answered(values: ActivityValues, position: number, now: Date): ActivityValues {
  const recipients = [
    ...(values.dahil_oluyormu === 'evet' ? ['tedarikciler'] : []),
    ...(holds(values.isleme_sarti, LAWFUL) ? ['yetkili_kamu_kurumlari'] : []),
  ];
  const nobody = recipients.length === 0 && isEmpty(values.alici_grubu);
  const data = values.islenen_kisisel_veriler;
  const paper = onPaperOnly(listOfCodes(values.saklandigi_alan));
  return {
    ...values,
    alici_grubu: isEmpty(values.alici_grubu) ? recipients : (values.alici_grubu ?? []),
    alici_yok: values.alici_yok ?? (nobody ? true : null),
    yurt_disi_aktarim: values.yurt_disi_aktarim ?? false,
    imha_yontemi: values.imha_yontemi ?? (paper ? 'yok_etme' : 'silme'),
    ...(holds(data, [CAMERA]) && { izlenen_alan: ['giris_cikis', 'koridor_ortak', 'depo_uretim'] }),
    ...(holds(data, POSITIONS) && { izleme_zamani: 'yalniz_mesai' }),
    ...(holds(data, TRAFFIC) && { izleme_kapsami: 'yalniz_trafik' }),
    ...(holds(data, [...POSITIONS, ...TRAFFIC]) && { kendi_cihazi: false }),
    ...(holds(values.isleme_sarti, ['k5_2_f_mesru_menfaat']) &&
      position % UNTESTED !== 0 && {
        denge_gereklilik: 'Aynı sonuç daha az veriyle veya başka bir yolla elde edilemiyor.',
        denge_ilgili_kisi: 'Kişi bu işlemeyi beklemektedir; aleyhine bir karar doğurmaz.',
        denge_onlem: 'Erişim görevlilerle sınırlıdır; süre sonunda veri imha edilir.',
        denge_sonucu: values.denge_sonucu ?? 'onlemle',
        denge_tarihi: dayOf(later(now, -(40 + (position % 37)) * DAY_MS)),
        denge_yapan: 'Zeynep Kılıç, KVKK danışmanı',
      }),
  };
}

/** Ids of stored rows that a company's story refers to. */
export type Stage = Readonly<{
  company: DemoCompany;
  now: Date;
  random: Random;
  departments: ReadonlyMap<string, number>;
  documents: ReadonlyMap<string, number>;
  /** Ids of the template's records, in the order of the library. */
  libraryIds: readonly number[];
}>;

/** Runs of the wizard, one record a second; what does not fit in was entered by hand. */
const WIZARD_RUNS = [
  { daysAgo: 87, minute: 74, most: 34 },
  { daysAgo: 70, minute: 305, most: 22 },
  { daysAgo: 52, minute: 121, most: Infinity },
];
const PACE = 1140;

/** Every record of a company with its history, some of it only hours old. */
export function tellStory(stage: Stage, chosen: readonly Chosen[]): RecordLife[] {
  const copied = chosen.map((one, order) => copiedLife(stage, one, order));
  return [...copied, ...OWN_ACTIVITIES.flatMap((own) => ownLife(stage, own))];
}

function copiedLife(stage: Stage, chosen: Chosen, order: number): RecordLife {
  const { company, random, now } = stage;
  const { activity, department } = chosen;
  const own = CASES.find((one) => one.company === company.key && one.activity === activity.code);
  const beginning = own ? 'kopya' : beginningOf(random);
  const byHand = beginning !== 'kopya';
  const by = byHand ? someoneOf(stage, department) : consultantOf(stage);
  const answers = answersOf(stage, chosen);
  const copy = { ...copyOf(stage, chosen), ...(byHand && answers), ...own?.entered };
  const added = {
    at: byHand
      ? workingInstant(now, 40 + random.below(35), random.below(480))
      : wizardAt(now, order),
    by,
    values: leaveOut(copy, beginning),
  };
  const corrections = own?.corrections?.map(({ daysAgo, by: name, values }) => ({
    at: workingInstant(now, daysAgo, random.below(480)),
    by: personNamed(name),
    values,
  }));
  const reviewed = { ...added.values, ...answers };
  const edits = corrections ?? everydayEdits(stage, department, reviewed);
  const review = byHand ? [] : reviewOf(stage, { department, order, answers });
  return liveThrough(processingActivityFields, added, [...review, ...edits]);
}

const valuesInLibrary = new Map(GENERAL_ITEMS.map((item) => [item.code, item]));
const REASONS = ['denge_gereklilik', 'denge_ilgili_kisi', 'denge_onlem'];
const BALANCED = [...REASONS, 'denge_sonucu', 'denge_tarihi', 'denge_yapan'];

/** Answers of a company's people about an activity, which a copy does not carry. */
function answersOf({ now }: Stage, { activity, position }: Chosen): ActivityValues {
  const given: ActivityValues = {
    ...filledOf(valuesInLibrary.get(activity.code) ?? {}),
    ...filledOf(answered(activity.values, position, now)),
  };
  const open = openInCopies(processingActivityFields, given);
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name]) => (name in open || REASONS.includes(name)) && name !== CONFIRMED,
    ),
  );
}

const filledOf = (values: ActivityValues): ActivityValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));

/** Three of four departments confirm their answers; some of them edit these later. */
const CONFIRMING = 0.75;
const REVIEW_SEED = 410;

/** Weeks after the copy its department answers for it, the consultant makes the balancing test. */
function reviewOf(
  stage: Stage,
  {
    department,
    order,
    answers,
  }: Readonly<{ department: string; order: number; answers: ActivityValues }>,
): Step[] {
  const random = randomFrom(stage.company.seed + REVIEW_SEED + order);
  const by = someoneOf({ ...stage, random }, department);
  const entries = Object.entries(answers);
  const part = (ofTest: boolean) =>
    Object.fromEntries(entries.filter(([name]) => BALANCED.includes(name) === ofTest));
  const at = (daysAgo: number) => workingInstant(stage.now, daysAgo, random.below(480));
  return [
    { at: at(40), by: consultantOf(stage), values: part(true) },
    { at: at(39 + random.below(6)), by, values: part(false) },
    ...(random.chance(CONFIRMING)
      ? [{ at: at(random.below(38)), by, values: { durum: true } }]
      : []),
  ];
}

function ownLife(stage: Stage, own: (typeof OWN_ACTIVITIES)[number]): RecordLife[] {
  const { company, now, random, departments } = stage;
  if (own.company !== company.key) return [];
  const by = personNamed(own.by);
  const values = { ...own.values, department_id: departments.get(own.department) ?? null };
  const added = { at: workingInstant(now, own.daysAgo, random.below(400)), by, values };
  if (own.deletedDaysAgo === undefined) return [liveThrough(processingActivityFields, added, [])];
  const at = workingInstant(now, own.deletedDaysAgo, random.below(400));
  return [liveThrough(processingActivityFields, added, [], { at, by: managerOf(stage) })];
}

/** The library's values with the company's own department and texts. */
function copyOf(stage: Stage, { activity, position, department }: Chosen): ActivityValues {
  const textId = (title: string | null) =>
    title === null ? null : (stage.documents.get(title) ?? null);
  const values = answered(activity.values, position, stage.now);
  return {
    ...values,
    ...openInCopies(processingActivityFields, values),
    department_id: stage.departments.get(department) ?? null,
    aydinlatma_metni: textId(activity.notice),
    acik_riza_metni: textId(activity.consent),
    veri_isleme_faaliyetleri_id: stage.libraryIds[position] ?? null,
  };
}

function wizardAt(now: Date, order: number): Date {
  let place = order;
  for (const { daysAgo, minute, most } of WIZARD_RUNS) {
    if (place < most) return later(workingInstant(now, daysAgo, minute), place * PACE);
    place -= most;
  }
  throw new Error('the last run of the wizard takes every record');
}

/** None to three changes of the last weeks; few of them touch a draft. */
function everydayEdits(stage: Stage, department: string, start: ActivityValues): Step[] {
  const { random, now, documents } = stage;
  const around: Surroundings = { random, documents, prefix: shortName(department) };
  const days = Array.from({ length: random.pick([0, 0, 1, 1, 1, 2, 2, 3]) }, () =>
    random.below(38),
  );
  let values = start;
  const steps: Step[] = [];
  for (const daysAgo of days.sort((a, b) => b - a)) {
    const edit = random.pick(EDITS);
    const proposed = edit.propose(values, around);
    if (!proposed) continue;
    values = { ...values, ...proposed };
    const by = edit.by === 'danışman' ? consultantOf(stage) : someoneOf(stage, department);
    steps.push({ at: workingInstant(now, daysAgo, random.below(500)), by, values: proposed });
  }
  return steps;
}

const shortName = (department: string) =>
  department
    .split(' ')
    .filter((word) => word !== 've')
    .map((word) => word.charAt(0))
    .join('');
