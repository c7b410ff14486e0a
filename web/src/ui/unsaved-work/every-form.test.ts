import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const SRC = resolve(import.meta.dirname, '../..');
const sources = globSync('{app,features,records,ui}/**/*.tsx', { cwd: SRC })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }));

/** Inputs that hold something which a person wrote or chose. */
const INPUT =
  /<(?:Textarea|TextInput|DayInput|NumberInput|SearchSelect|Select|MultiSelect|Checkbox|FileField)\b/;
const GUARDED = /\b(?:useApiForm|useUnsavedWork|useKeptDraft|useLeaveQuestion)\b/;
const HOLDS = /\buseState\b/;

/** Sources whose inputs hold nothing that could be lost, each with its reason. */
const NOTHING_TO_LOSE: Readonly<Record<string, string>> = {
  'app/past/Differences.tsx': 'two days that are compared',
  'features/auth/security/CodesModal.tsx': 'ticks that codes were written down',
  'features/auth/security/PasskeysPanel.tsx': 'the name of a key, saved on leaving the field',
  'features/companies/SecondStepPanel.tsx': 'a day that is asked with its button',
  'features/processing-activities/QuestionnaireModal.tsx': 'chooses what a file is about',
  'features/texts/editing/WordModal.tsx': 'language and place of a file that is chosen again',
  'features/training/page/VerifyPage.tsx': 'a number that is looked up',
  'features/training/sessions/SessionDrawer.tsx': 'attendance, stored with each tick',
  'records/bulk/BulkPanel.tsx': 'kept by the list that draws it',
  'records/copy/CopyModal.tsx': 'says where a copy goes',
  'records/import/CheckStep.tsx': 'a search',
  'records/import/own/MatchStep.tsx': 'kept by the company as soon as it is sent',
  'records/import/own/Correction.tsx': 'kept by the server with Enter',
  'records/list/views/SavedViewItems.tsx': 'the name of a view, in a menu',
};

const unguarded = sources.filter(
  ({ file, text }) =>
    INPUT.test(text) &&
    HOLDS.test(text) &&
    !GUARDED.test(text) &&
    /<(?:form|Modal|SideDrawer|Drawer|FormModal|FormDrawer)\b/.test(text) &&
    !(file in NOTHING_TO_LOSE),
);

it('every dialog and form with inputs of its own asks before it is left', () => {
  expect(unguarded.map(({ file }) => file)).toEqual([]);
});

it('the exceptions are sources that still hold inputs', () => {
  const gone = Object.keys(NOTHING_TO_LOSE).filter(
    (file) => !sources.some((one) => one.file === file && INPUT.test(one.text)),
  );
  expect(gone).toEqual([]);
});

/** Forms whose first required field begins with a value. */
const FILLED = [
  ...['features/breaches/StageModal.tsx', 'features/clocks/CloseModal.tsx'],
  ...['features/clocks/EditModal.tsx', 'features/clocks/ExtendModal.tsx'],
  ...['features/clocks/StartModal.tsx', 'features/tables/filings/FilingModal.tsx'],
];

it('a form begins at the first field that must be filled', () => {
  const later = sources.filter(({ text }) => {
    const first = text.indexOf('.needed(');
    const focus = text.indexOf('data-autofocus');
    return first >= 0 && focus > first && text.slice(first, focus).includes('/>');
  });
  expect(later.map(({ file }) => file).toSorted()).toEqual(FILLED);
});

it('days and files are asked by the kit alone, in our own words', () => {
  const native = sources.filter(
    ({ file, text }) =>
      file !== 'ui/form/DayInput.tsx' &&
      /type="(?:date|datetime-local|month|time|file)"|'datetime-local'/.test(text),
  );
  expect(native.map(({ file }) => file)).toEqual([]);
});
