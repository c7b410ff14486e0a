import { i18n } from '../../platform/i18n.ts';
import type { Kind } from './kind.ts';

/** The department that a record belongs to. */
export const departmentKind: Kind = {
  text: (_, value, lang, { departments }) =>
    departments.find((one) => one.department_id === value)?.department_name ??
    i18n.t('records.otherDepartment', { lng: lang, id: value }),
  width: 154,
};

/** A document of the company. */
export const documentKind: Kind = {
  text: (_, value, lang, { documents }) =>
    documents.find((one) => one.id === value)?.dokuman_ismi ??
    i18n.t('records.archivedDocument', { lng: lang, id: value }),
};

/** Activities that a record belongs to. */
export const activitiesKind: Kind = {
  text: (_, value, lang, { activities }) =>
    activities?.find((one) => one.id === value)?.name ??
    i18n.t('records.otherActivity', { lng: lang, id: value }),
};
