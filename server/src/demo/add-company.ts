import { DAY_MS, dayOf } from '@emanet/contract/shared/time/today';
import { documentNoun } from '../features/documents/noun.ts';
import type { Tx } from '../platform/db.ts';
import { insertRows } from '../platform/insert-rows.ts';
import { later } from './calendar.ts';
import type { DemoCompany } from './companies.ts';
import { documentsFor } from './files/documents.ts';
import { directoryOf } from './records/directory.ts';
import { addBook, addHistory, logAdded } from './records/history.ts';
import { otherLives } from './records/other-registers.ts';
import { storeLogo, storeTexts, type DemoFiles } from './files/files.ts';
import { PEOPLE } from './people.ts';
import { randomFrom } from './random.ts';
import { chosenBy } from './records/select.ts';
import { tellStory } from './activity-lives.ts';

export type AddedCompany = Readonly<{
  key: string;
  company_id: number;
  departments: ReadonlyMap<string, number>;
}>;

const REVIEW_DAYS = 180;

/** Stores a company with its departments, documents, activities and their history. */
export async function addCompany(
  tx: Tx,
  company: DemoCompany,
  given: Readonly<{
    now: Date;
    userIds: ReadonlyMap<string, number>;
    libraryIds: readonly number[];
    files: DemoFiles;
  }>,
): Promise<AddedCompany> {
  const random = randomFrom(company.seed);
  const chosen = chosenBy(company, random);
  const { company_name, profile } = company;
  const company_id = await addRow(tx, { company_name, ...profile });
  await storeLogo(tx, given.files, company_id, company.logo);
  const names = company.departments.map(({ name }) => name);
  const departments = pair(
    names,
    await insertRows(
      tx,
      'departments',
      names.map((department_name) => ({ company_id, department_name })),
      'department_id',
    ),
  );

  const texts = documentsFor(
    chosen.map(({ activity }) => activity),
    company.unwritten,
  );
  const own = { company_id, company: company_name };
  const fileIds = await storeTexts(tx, given.files, own, texts);
  const author = PEOPLE.find(({ companies }) => companies.includes(company.key));
  if (!author) throw new Error('the demo has nobody for a company');
  const rows = texts.map(({ daysAgo, ...text }, at) => ({
    ...text,
    dosya_id: fileIds[at],
    company_id,
    lastupdated: dayOf(later(given.now, -daysAgo * DAY_MS)),
    guncelleyen: author.fullname,
    dosya_ekleyen: author.fullname,
    dosya_tarihi: later(given.now, -daysAgo * DAY_MS).toISOString(),
    // Twice a year; one in nine has no day yet.
    gozden_gecirme: at % 9 === 4 ? null : dayOf(later(given.now, (REVIEW_DAYS - daysAgo) * DAY_MS)),
  }));
  const documentIds = await insertRows(tx, 'dokumanlar', rows, 'id');
  await logAdded(
    tx,
    company_id,
    documentNoun,
    rows.map((row, at) => ({
      id: documentIds[at] ?? 0,
      values: { ...row, dosya_adi: `${row.dokuman_ismi}.pdf` },
      at: row.dosya_tarihi,
      by: author.fullname,
      user_id: given.userIds.get(author.email),
    })),
  );
  const current = texts.flatMap(({ guncel, dokuman_ismi }, at) =>
    guncel ? [{ dokuman_ismi, id: documentIds[at] ?? 0 }] : [],
  );
  const documents = new Map(current.map(({ dokuman_ismi, id }) => [dokuman_ismi, id]));

  const stage = { ...given, company, random, departments, documents };
  const activities = await addBook(tx, company_id, 'veri_harita', tellStory(stage, chosen));
  const directory = directoryOf(company.key).map((entry) => ({ ...entry, company_id, surum: 1 }));
  await insertRows(tx, 'tedarikci_listesi', directory, 'id');
  const books = [activities];
  for (const { tur, lives } of otherLives(stage, activities))
    books.push(await addBook(tx, company_id, tur, lives));
  await addHistory(tx, { company_id, key: company.key, books, ...given });
  return { key: company.key, company_id, departments };
}

async function addRow(tx: Tx, row: DemoCompany['profile'] & { company_name: string }) {
  const made = await tx
    .insertInto('companies')
    .values(row)
    .returning('company_id')
    .executeTakeFirstOrThrow();
  return made.company_id;
}

const pair = (names: readonly string[], ids: readonly number[]) =>
  new Map(names.map((name, at) => [name, ids[at] ?? 0]));
