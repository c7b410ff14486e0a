import { emptyOf, kindOf } from '@emanet/contract/records/kinds/kinds';
import activityLibrary from '@emanet/contract/data/activity-library.json' with { type: 'json' };
import { choiceOf } from '@emanet/contract/lookups';
import { processingActivityFields } from '@emanet/contract/processing-activities';

export type FieldValue = string | number | boolean | readonly string[] | null;
export type ActivityValues = Readonly<Record<string, FieldValue>>;

/** An activity of the library, its texts still named by title and its department by code. */
export type LibraryActivity = Readonly<{
  code: string;
  department: string;
  values: ActivityValues;
  notice: string;
  consent: string | null;
}>;

/** Fields whose values belong to a company, so that the library cannot hold them. */
const portable = processingActivityFields.filter((field) => !kindOf(field).reference);

type Item = (typeof activityLibrary.items)[number];

function valuesOf(item: Item): ActivityValues {
  const given: Readonly<Record<string, FieldValue>> = item;
  const values = portable.map((field): [string, FieldValue] => [
    field.name,
    given[field.name] ?? emptyOf(field),
  ]);
  const period = item.saklama_suresi_code;
  const known = choiceOf('saklama_suresi', period) !== undefined;
  return {
    ...Object.fromEntries(values),
    saklama_suresi: known ? period : item.saklama_suresi,
  };
}

/** The library in its own order. */
export const LIBRARY: readonly LibraryActivity[] = activityLibrary.items.map((item) => ({
  code: item.code,
  department: item.department,
  values: valuesOf(item),
  notice: item.aydinlatma_metni,
  consent: item.acik_riza_metni,
}));
