import { serverText } from '@emanet/contract/locales/server-texts';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { PersonScope } from '../../../platform/access/scope.ts';
import type { Services } from '../../../platform/services.ts';
import { REQUIRED_MARK } from '../../../records/import/heads.ts';
import { departmentsByName } from '../../../records/import/reference-names.ts';
import { HINTS } from '../../../records/import/template/template-texts.ts';
import { bookOf, writeBook } from '../../../records/import/template/template.ts';
import { plainly } from '../../../records/kinds/kind.ts';
import { sheetDisposition } from '../../../records/excel/sheet-name.ts';
import { sheetInTurn } from '../../../records/excel/workbook.ts';
import { selectMembers } from '../../../nouns/members.ts';
import { ANSWERS, COLUMNS, REPEATS, RISKS, STATES, TITLE, type ActionColumn } from '../sheet.ts';

const REQUIRED: readonly (ActionColumn | undefined)[] = ['aksiyon_ismi', 'department_id', 'risk'];
const FILE_TITLE = serverText('actions.import.fileTitle');

type Choosable = Readonly<{ departments: readonly string[]; people: readonly string[] }>;

/** Choices of a column. */
function choicesOf(
  name: ActionColumn | undefined,
  { departments, people }: Choosable,
  lang: Language,
): readonly string[] {
  const words = (all: Readonly<Record<string, Sentence>>) =>
    Object.values(all).map((word) => word[lang]);
  if (name === 'department_id') return departments;
  if (name === 'sorumlu') return people;
  if (name === 'risk') return words(RISKS);
  if (name === 'durum') return words(STATES);
  if (name === 'tekrar') return words(REPEATS);
  return name === 'guncel' ? words(ANSWERS) : [];
}

function templateOf(choosable: Choosable, lang: Language) {
  const filled = COLUMNS.filter(({ name }) => name !== undefined && name !== 'id');
  const lists: { title: string; values: ReturnType<typeof plainly> }[] = [];
  const columns = filled.map(({ name, title: sentence, width }) => {
    const title = sentence[lang];
    const values = choicesOf(name, choosable, lang);
    const list = values.length > 0 ? lists.push({ title, values: plainly(values) }) - 1 : undefined;
    const required = REQUIRED.includes(name);
    const day = name === 'son_tarih';
    return {
      title: required ? `${title}${REQUIRED_MARK}` : title,
      width,
      required,
      validation: {
        title,
        help: '',
        hint: day ? HINTS.day[lang] : list === undefined ? '' : HINTS.listed[lang],
        takes:
          list === undefined
            ? day
              ? ('day' as const)
              : ('anything' as const)
            : { list, length: values.length, strict: true },
      },
    };
  });
  return bookOf({ title: TITLE[lang], columns, lists }, lang);
}

/** A workbook to fill in with actions, and the header under which a browser saves it. */
export async function writeActionTemplate(
  { db }: Services,
  scope: PersonScope,
  lang: Language,
): Promise<{ content: Uint8Array; disposition: string }> {
  const content = await sheetInTurn(async () => {
    const choosable = await db.read(scope, async (tx) => ({
      departments: [...(await departmentsByName(tx, scope)).departmentNames.values()],
      people: (await selectMembers(tx)).map(({ fullname, email }) => fullname || email),
    }));
    return writeBook(templateOf(choosable, lang));
  });
  return { content, disposition: sheetDisposition(FILE_TITLE, scope, lang) };
}
