import { inLanguage } from '../../platform/i18n.ts';
import type { Kind } from './kind.ts';

/** The department that a record belongs to. */
export const departmentKind: Kind = {
  text: (_, value, lang, { departments }) =>
    departments.find((one) => one.department_id === value)?.department_name ??
    inLanguage(lang)('records.otherDepartment', { id: String(value) }),
  width: 154,
};

/** A document of the company. */
export const documentKind: Kind = {
  text: (_, value, lang, { documents }) =>
    documents.find((one) => one.id === value)?.dokuman_ismi ??
    inLanguage(lang)('records.archivedDocument', { id: String(value) }),
};

/** Activities that a record belongs to. */
export const activitiesKind: Kind = {
  text: (_, value, lang, { activities }) =>
    activities?.find((one) => one.id === value)?.name ??
    inLanguage(lang)('records.otherActivity', { id: String(value) }),
};
