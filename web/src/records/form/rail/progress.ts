import {
  completeness,
  expectedFields,
  missingFields,
  type Field,
} from '@emanet/contract/records/fields';
import type { Warning } from '@emanet/contract/records/warnings';
import { isTouched, isVisible, type FormValues } from '../values.ts';

export type SectionProgress = Readonly<{
  name: string;
  missing: number;
  warnings: number;
  state: 'untouched' | 'started' | 'complete';
}>;

export type Progress = Readonly<{
  completeness: number;
  missing: number;
  firstMissing: string | undefined;
  sections: readonly SectionProgress[];
}>;

/** Progress of a record, computed by the contract as on the server. */
export function progressOf(
  fields: readonly Field[],
  sections: readonly string[],
  values: FormValues,
  warnings: readonly Warning[],
): Progress {
  const missing = missingFields(fields, values);
  const expected = expectedFields(fields, values);
  const inSection = (list: readonly Field[], name: string) =>
    list.filter((field) => field.section === name);
  return {
    completeness: completeness(fields, values),
    missing: missing.length,
    firstMissing: missing[0]?.name,
    sections: sections.map((name) => {
      const lacking = inSection(missing, name).length;
      const visible = inSection(fields, name).filter((field) => isVisible(field, values));
      const nothingAsked = inSection(expected, name).length === 0;
      return {
        name,
        missing: lacking,
        warnings: warnings.filter((one) => visible.some((field) => field.name === one.alan)).length,
        state:
          lacking === 0 && (!nothingAsked || isTouched(visible, values))
            ? 'complete'
            : isTouched(visible, values)
              ? 'started'
              : 'untouched',
      };
    }),
  };
}
