import { createHash } from 'node:crypto';
import { openInCopies } from '@emanet/contract/records/copies';
import { emptyOf, kindOf } from '@emanet/contract/records/kinds/kinds';
import { choiceOf } from '@emanet/contract/lookups';
import { GENERAL_ITEMS, LIBRARY_ITEMS, type LibraryItem } from '@emanet/contract/records/library';
import { datesOf, isValidOn, type Dated } from '@emanet/contract/shared/validity';
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
  dates: Dated;
  /** Tells one wording of the activity from another. */
  digest: string;
}>;

/** Fields whose values belong to a company, so that the library cannot hold them. */
const portable = processingActivityFields.filter((field) => !kindOf(field).reference);

/** Values of an activity; what only a company can answer stays open, as in every copy. */
function valuesOf(item: LibraryItem): ActivityValues {
  const given: Readonly<Record<string, FieldValue>> = item;
  const values = portable.map((field): [string, FieldValue] => [
    field.name,
    given[field.name] ?? emptyOf(field),
  ]);
  const period = item.saklama_suresi_code;
  const known = choiceOf('saklama_suresi', period) !== undefined;
  return {
    ...Object.fromEntries(values),
    ...openInCopies(processingActivityFields, given),
    saklama_suresi: known ? period : item.saklama_suresi,
  };
}

function activityOf(item: LibraryItem): LibraryActivity {
  const said = {
    department: item.department,
    values: valuesOf(item),
    notice: item.aydinlatma_metni,
    consent: item.acik_riza_metni,
  };
  const digest = createHash('sha256').update(JSON.stringify(said)).digest('hex');
  return { ...said, code: item.code, dates: datesOf(item), digest };
}

/** The general activities in their own order, which is how the whole library begins. */
export const LIBRARY: readonly LibraryActivity[] = GENERAL_ITEMS.map(activityOf);

/** The general activities, then those of the sectors. */
export const WHOLE_LIBRARY: readonly LibraryActivity[] = LIBRARY_ITEMS.map(activityOf);

/** The activities that hold on a day; one with a later day joins the library at the first start after it. */
export const libraryOn = (day: string, whole: readonly LibraryActivity[] = WHOLE_LIBRARY) =>
  whole.filter(({ dates }) => isValidOn(dates, day));
