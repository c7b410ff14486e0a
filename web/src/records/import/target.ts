import { choicesOf } from '@emanet/contract/lookups';
import type { Field } from '@emanet/contract/records/fields';
import { seenFields } from '@emanet/contract/records/kinds/kinds';
import { articleIn } from '@emanet/contract/shared/articles';
import { fieldLabel } from '@emanet/contract/records/labels';
import type { PlannedRow } from '@emanet/contract/records/import';
import type {
  importEndpoints,
  nounImportEndpoints,
} from '@emanet/contract/records/import-endpoints';
import type { Language } from '@emanet/contract/shared/primitives';
import { call, callForFile } from '../../platform/api/client.ts';
import { newKey } from '../../platform/api/new-key.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { registerText } from '../../platform/texts/register-text.ts';
import type { Change } from '../drawer/changes.ts';
import { useDepartments } from '../name-queries.ts';
import { listAddress } from '../list-address.ts';
import type { Register } from '../register.ts';
import { changesIn } from './rows.ts';

/** A field that a column can be mapped to; several columns of a `many` are read together. */
export type ImportField = Readonly<{
  name: string;
  label: string;
  required: boolean;
  many?: boolean;
}>;

/** Target of an import from Excel: its calls, its list and how its fields are shown. */
export type ImportTarget = Readonly<{
  /** Title of the list. */
  title: string;
  /** The address of the list. */
  list: string;
  endpoints: ReturnType<typeof importEndpoints>;
  /** The whole list as a sheet, as a first file; a list without one begins with its template. */
  exportAll?: (lang: Language) => ReturnType<typeof callForFile>;
  /** The import changes no row that exists. */
  onlyAdds?: true;
  /** In the order of the form. */
  fields: readonly ImportField[];
  /** Texts that a cell of the field may have; empty where any text may be written. */
  useChoices: (field: string) => string[];
  labelOf: (field: string) => string;
  changesOf: (row: PlannedRow) => Change[];
  /** Reverts a whole import, where that is possible. */
  undo: (toplu_islem: string) => Promise<Undone>;
}>;

/** Rows that are as before an import, and those that were edited since and stay. */
type Undone = Readonly<{ undone: number; kept: number }>;

export function useRegisterTarget(register: Register): ImportTarget {
  const { t, lang } = useTranslation();
  const { noun, fields, endpoints } = register;
  return {
    title: t(registerText(noun, 'title')),
    list: listAddress(register),
    endpoints,
    fields: seenFields(fields).map(({ name, required, control }) => ({
      name,
      label: fieldLabel(noun, name, lang),
      required: required === true,
      many: control === 'multiselect' || control === 'activities',
    })),
    useChoices: (name) => useFieldChoices(fields.find((field) => field.name === name)),
    exportAll: (language) => callForFile(endpoints.export, { body: { lang: language } }),
    labelOf: (field) => fieldLabel(noun, field, lang),
    changesOf: (row) => changesIn(row, fields, noun, lang),
    undo: async (toplu_islem) => {
      const asked = { body: { toplu_islem }, idempotencyKey: newKey() };
      const { data } = await call(endpoints.undoBulkUpdate, asked);
      return { undone: data.degisen.length, kept: data.cakisan.length };
    },
  };
}

export type ListTarget = Pick<
  ImportTarget,
  'title' | 'list' | 'exportAll' | 'onlyAdds' | 'labelOf'
> &
  Readonly<{
    endpoints: ReturnType<typeof nounImportEndpoints>;
    fields: readonly Pick<Field, 'name' | 'control' | 'required' | 'lookup' | 'words' | 'many'>[];
  }>;

/** The target of a list that is no register: its fields, each with its label. */
export const listTarget = ({ fields, labelOf, ...target }: ListTarget): ImportTarget => ({
  ...target,
  labelOf,
  fields: fields.map(({ name, required, control, many }) => ({
    name,
    label: labelOf(name),
    required: required === true,
    many: many ?? control === 'multiselect',
  })),
  useChoices: (name) => useFieldChoices(fields.find((field) => field.name === name)),
  changesOf: ({ alanlar }) =>
    alanlar.map(({ alan, eski, yeni }) => ({
      ...{ alan, label: labelOf(alan) },
      ...{ before: eski ?? '', after: yeni ?? '' },
    })),
  undo: async (toplu_islem) => {
    const { data } = await call(target.endpoints.undoImport, { body: { toplu_islem } });
    return { undone: data.sayi, kept: data.atlanan };
  },
});

/** Choices of a field as written in a sheet. */
function useFieldChoices(field: Pick<Field, 'control' | 'lookup' | 'words'> | undefined): string[] {
  const { t, lang } = useTranslation();
  const departments = useDepartments().data;
  if (field?.control === 'department')
    return [...new Set(departments?.map(({ department_name }) => department_name))];
  if (field?.control === 'boolean' || field?.control === 'confirmation')
    return [t('records.yes'), t('records.no')];
  if (field?.words)
    return [
      ...new Set(
        field.words.map(([, label]) => (typeof label === 'string' ? t(label) : label[lang])),
      ),
    ];
  if (!field?.lookup) return [];
  const texts = choicesOf(field.lookup).map(({ article, [lang]: name }) =>
    article ? `${articleIn(article, lang)} ${name}` : name,
  );
  return [...new Set(texts)];
}
