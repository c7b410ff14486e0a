import type { UserInfo } from '@emanet/contract/auth';
import type { NamedDocument } from '@emanet/contract/documents';
import { processingActivityFields } from '@emanet/contract/processing-activities';
import { openInCopies } from '@emanet/contract/records/copies';
import type { Field } from '@emanet/contract/records/fields';
import { emptyOf } from '@emanet/contract/records/kinds/kinds';
import type { Role } from '@emanet/contract/shared/roles';
import { ownDocument } from '../../../records/own-document.ts';

export type CopyTarget = Readonly<{
  company_id: number;
  department_id: number;
  guncelleyen: string;
  role: Role;
  documents: readonly NamedDocument[];
}>;

/** The copied row of the template company. */
type Copied = Readonly<{ id: number; row: Readonly<Record<string, unknown>> }>;

/** Name of the last updater: full name, else name, else e-mail, else the default label. */
export const updaterName = (
  user: Pick<UserInfo, 'fullname' | 'name' | 'email'>,
  defaultLabel: string,
): string =>
  [user.fullname, user.name, user.email].map((one) => one.trim()).find(Boolean) ?? defaultLabel;

/** Body of the creation that copies a library activity; answers of the client alone stay open. */
export function copyBody(activity: Copied, target: CopyTarget): Record<string, unknown> {
  const writable = processingActivityFields.filter(
    ({ writableBy }) => !writableBy || writableBy.includes(target.role),
  );
  const copied = writable.map((field): [string, unknown] => [
    field.name,
    valueOf(field, activity, target),
  ]);
  return {
    ...Object.fromEntries(copied),
    ...openInCopies(processingActivityFields, activity.row),
    company_id: target.company_id,
    guncelleyen: target.guncelleyen,
  };
}

function valueOf(field: Field, { id, row }: Copied, target: CopyTarget): unknown {
  if (field.control === 'department') return target.department_id;
  if (field.control === 'hidden-id') return id;
  if (field.control !== 'document') return row[field.name] ?? emptyOf(field);
  // The template's document is not copied; the company's document of that name replaces it.
  return ownDocument(field, row[`${field.name}_ismi`], target.documents);
}
