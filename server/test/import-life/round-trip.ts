import { choicesOf, codesOf } from '@emanet/contract/lookups';
import { type Field, requiredFields } from '@emanet/contract/records/fields';
import { fieldLabel } from '@emanet/contract/records/labels';
import { CONFIRMED, verdictName } from '@emanet/contract/records/verdict';
import { mostOf } from '@emanet/contract/records/kinds/number';
import {
  DETAIL_CATEGORIES,
  DETAIL_PARTS,
  detailEntry,
  NOBODY,
  orderDetails,
} from '@emanet/contract/records/category-detail';
import { DURATION_UNITS, MOST_UNITS, writeDuration } from '@emanet/contract/shared/time/durations';
import { LONGEST_TEXT } from '@emanet/contract/records/kinds/text';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { cleanRecord } from '../../src/records/clean.ts';
import { nameInTemplate } from '../../src/records/import/choices.ts';
import { TITLES } from '../../src/records/excel/titles.ts';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import type { Language } from '@emanet/contract/shared/primitives';
import { unique } from '../factories.ts';
import { makeCompany, type Body, type Company, type ImportHouse } from './house.ts';
import { fileOf, tableIn, withColumns, type Table } from './table.ts';

const letters = fc.string({
  unit: fc.constantFrom(
    ...'çÇğĞıIİiöÖşŞüÜâÂaZ09<>&"\'=+-@;|,\t\n\r😀_x0041_   ',
    'a\u0001\u0085\ufffd\uffffb',
  ),
  maxLength: 60,
});
const starts = fc.constantFrom('', '=', '+', '-', '@', "'", "'=", "''", '\t', ' ', '_x0041_');
const text = (max: number) =>
  fc
    .tuple(starts, letters, fc.constantFrom('', ' ', '\n', '; ', 'ş'.repeat(max)))
    .map((parts) => parts.join('').slice(0, max).toWellFormed());

/** Every answer that a category may have of its own, one period each. */
const DETAILS = orderDetails(
  [...DETAIL_CATEGORIES.keys()].flatMap((category) =>
    DETAIL_PARTS.flatMap((part) =>
      [...codesOf(part), ...(part === 'alici_grubu' ? [NOBODY] : [])].map((value) => ({
        category,
        part,
        value,
      })),
    ),
  ),
).map(detailEntry);

/** Any value of a field that the API takes from a person. */
function valueOf(field: Field, links: Links): fc.Arbitrary<unknown> {
  const codes = field.lookup ? codesOf(field.lookup) : [];
  switch (field.control) {
    case 'boolean':
    case 'confirmation':
      return fc.option(fc.boolean());
    case 'date':
      return fc.option(
        fc
          .date({ min: new Date('1900-03-01'), max: new Date('2199-12-31'), noInvalidDate: true })
          .map((date) => date.toISOString().slice(0, 10)),
      );
    case 'select':
      return fc.option(fc.constantFrom(...codes));
    case 'multiselect':
      return fc.subarray(codes, { maxLength: Math.min(12, codes.length) });
    case 'select-or-text':
      return fc.option(fc.oneof(fc.constantFrom(...codes), text(field.max ?? LONGEST_TEXT)));
    case 'number':
      return fc.option(fc.nat(mostOf(field)));
    case 'duration':
      return fc.option(
        fc
          .record({
            count: fc.integer({ min: 1, max: MOST_UNITS }),
            unit: fc.constantFrom(...DURATION_UNITS),
          })
          .map(writeDuration),
      );
    case 'department':
      return fc.constantFrom(...links.departments);
    case 'activities':
      return fc.subarray([...links.activities]);
    case 'document':
      return fc.option(
        fc
          .constantFrom(...links.documents.filter((one) => field.documentTypes?.includes(one.type)))
          .map((one) => one.id),
      );
    case 'category-detail':
      return fc.subarray(DETAILS, { maxLength: 8 });
    case 'warning-answers':
    case 'hidden-id':
      return fc.constant(null);
    default:
      return fc.option(text(field.max ?? LONGEST_TEXT));
  }
}

type Links = Readonly<{
  departments: readonly number[];
  activities: readonly number[];
  documents: readonly { id: number; type: string }[];
}>;

const ACTIVITIES = ['Bordro; özlük', 'Bordro', 'özlük', "=İşe alım'ı", 'IŞIK takibi'];
const TYPES = ['Aydınlatma Metni', 'Politika', 'Taahhütname', 'Açık Rıza Metni'] as const;

/** Targets for links of a company's records: names that a cell of choices can be torn apart at. */
async function linksOf({ app }: ImportHouse, company: Company): Promise<Links> {
  const activities: number[] = [];
  const documents: { id: number; type: string }[] = [];
  for (const name of ACTIVITIES) {
    const { rows } = await sql<{ id: number }>`
      insert into veri_harita (company_id, department_id, surec_ismi, guncelleyen)
      values (${company.company}, ${company.own}, ${name}, '') returning id`.execute(app.db.system);
    activities.push(rows[0]?.id ?? 0);
  }
  for (const type of TYPES) {
    const { id } = await app.db.system
      .insertInto('dokumanlar')
      .values({ company_id: company.company, dokuman_ismi: `${type}; sürüm 2`, dokuman_tur: type })
      .returning('id')
      .executeTakeFirstOrThrow();
    documents.push({ id, type });
  }
  return { departments: [company.own, company.other], activities, documents };
}

const BY_SERVER: readonly string[] = [TITLES.id, TITLES.by, TITLES.changed, TITLES.added].flatMap(
  (title) => [title.tr, title.en],
);

const CONFIRMATION = LANGUAGES.map((lang) => fieldLabel('processingActivities', CONFIRMED, lang));

/** The rows of an export without columns of the server and without confirmations, which no file moves. */
const ownIn = async (file: Buffer): Promise<Table> =>
  withColumns(
    await tableIn(file),
    (title) => !BY_SERVER.includes(title) && !CONFIRMATION.includes(title),
  );

/** How many records a table holds: a further row of one has no risk of its own. */
const recordsIn = ({ titles, rows }: Table, lang: Language): number => {
  const risk = titles.indexOf(TITLES.risk[lang]);
  return rows.filter((row) => row[risk] !== null).length;
};

/** Names with an article or a law, longest first, and what sheets called them earlier. */
const LAWFUL = (['isleme_sarti', 'saklama_suresi', 'yurt_disi_mekanizma'] as const)
  .flatMap((lookup) => choicesOf(lookup).map((one) => [nameInTemplate(one, 'tr'), one.tr] as const))
  .filter(([now, earlier]) => now !== earlier)
  .toSorted(([a], [b]) => b.length - a.length);

const withoutLaw = (cell: string): string =>
  LAWFUL.reduce((text, [now, earlier]) => text.replaceAll(now, earlier), cell);

/** Records that hold, together, every choice that rests on an article or a law. */
const withEveryChoice = (fields: readonly Field[]): Body[] =>
  fields.flatMap(({ name, lookup, control, visibleWhen }): Body[] => {
    if (!lookup || visibleWhen) return [];
    const codes = choicesOf(lookup)
      .filter((one) => nameInTemplate(one, 'tr') !== one.tr)
      .map(({ code }) => code);
    if (codes.length === 0) return [];
    return control === 'multiselect'
      ? [{ [name]: codes }]
      : codes.map((code) => ({ [name]: code }));
  });

/** The rows as they are where nobody has confirmed them yet: a confirmed record is a ready one there. */
const unconfirmed = (rows: Table['rows'], lang: Language): Table['rows'] =>
  rows.map((row) =>
    row.map((cell) => (cell === verdictName('Onaylı', lang) ? verdictName('Hazır', lang) : cell)),
  );

const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();

function textIn(values: Body, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

/**
 * Records of any content. What a register has of its own are its fields: those of the others come and
 * go in one language, whose names differ no more than those of the template.
 */
export function describeRoundTrip(house: ImportHouse, { whole }: { whole: boolean }): void {
  const { register, body, named } = house;

  /** Any record of the register; its name is its own. */
  const anyRecord = (links: Links): fc.Arbitrary<Body> =>
    fc
      .record(
        Object.fromEntries(register.fields.map((field) => [field.name, valueOf(field, links)])),
      )
      .map((random: Body): Body => {
        const base = body(links.departments[0] ?? 0, '');
        const filled = register.fields
          .filter((field) => field.required && field.control === 'text')
          .map(({ name }) => [name, `Z${textIn(random, name).slice(1)}`] as const);
        const name = textIn(random, named).slice(0, 100);
        // A value of a field that is hidden would be refused.
        const record = cleanRecord(register.fields, {
          ...random,
          ...Object.fromEntries(filled),
          ...(register.nameField !== named && { [register.nameField]: base[register.nameField] }),
          [named]: `${name} ${unique('Ş')}`,
        });
        // An answer can make another field required: a notification after its last day needs its reason.
        const missing = requiredFields(register.fields, record).filter(
          (field) => field.control === 'textarea' && textIn(record, field.name) === '',
        );
        return { ...record, ...Object.fromEntries(missing.map(({ name }) => [name, 'Gerekçe'])) };
      });

  /** A company with any records, and what it exports. */
  const exported = async (gen: fc.GeneratorValue, lang: Language) => {
    const company = await makeCompany(house.app);
    const links = await linksOf(house, company);
    const records = gen(fc.array, anyRecord(links), { minLength: 1, maxLength: 12 });
    for (const one of records) await house.add(company.consultant, one);
    const file = await house.export(company.consultant, lang);
    return { company, file, table: await ownIn(file) };
  };

  it.each(whole ? LANGUAGES : (['tr'] as const))(
    'of any records changes nothing and moves them, in %s',
    async (lang) => {
      await fc.assert(
        fc.asyncProperty(fc.gen(), async (gen) => {
          const { company, file, table } = await exported(gen, lang);
          await changesNothing(company, file, lang, recordsIn(table, lang));
          const asText = await house.export(company.consultant, lang, 'csv');
          await changesNothing(company, asText, lang, recordsIn(table, lang));
          await makesTheSameList(table, lang);
        }),
        { numRuns: whole ? 5 : 2, endOnFailure: true },
      );
    },
  );

  it('of an earlier sheet, whose choices have no article or law, changes nothing', async () => {
    const company = await makeCompany(house.app);
    for (const [place, values] of withEveryChoice(register.fields).entries())
      await house.add(company.consultant, {
        ...body(company.own, `Eski tablo ${place}`),
        ...values,
      });
    const { titles, rows } = await tableIn(await house.export(company.consultant, 'tr'));
    const earlier = rows.map((row) =>
      row.map((cell) => (typeof cell === 'string' ? withoutLaw(cell) : cell)),
    );
    expect(earlier).not.toEqual(rows);
    const file = await fileOf({ titles, rows: earlier });
    await changesNothing(company, file, 'tr', rows.length);
  });

  /** An export that comes back where it was made. */
  async function changesNothing(company: Company, file: Buffer, lang: Language, count: number) {
    const entries = await house.entriesOf(company.company);
    const plan = await house.planOf(company.consultant, file, lang);
    expect(plan.satirlar).toEqual([]);
    expect(plan.ozet.ayni).toBe(count);
    const answer = await house.import(company.consultant, file, plan.plan);
    expect(answer.body.data).toMatchObject({ eklenen: 0, guncellenen: 0, atlanan: 0 });
    expect(await house.entriesOf(company.company)).toBe(entries);
  }

  /** An export, without its numbers, that comes into an empty company. */
  async function makesTheSameList(table: Table, lang: Language) {
    const empty = await makeCompany(house.app);
    await linksOf(house, empty);
    const file = await fileOf(table);
    const plan = await house.planOf(empty.consultant, file, lang);
    expect(plan.satirlar.filter((row) => row.durum !== 'eklenecek')).toEqual([]);
    const answer = await house.import(empty.consultant, file, plan.plan);
    expect(answer.body.data.eklenen).toBe(plan.ozet.eklenecek);
    const there = await ownIn(await house.export(empty.consultant, lang));
    expect(sorted(there.rows)).toEqual(sorted(unconfirmed(table.rows, lang)));
  }
}
