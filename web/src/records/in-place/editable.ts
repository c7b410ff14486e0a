import { bulkFields } from '@emanet/contract/records/bulk';
import { holds, type Field, type Values } from '@emanet/contract/records/fields';
import type { Role } from '@emanet/contract/shared/roles';
import type { Register } from '../register.ts';

/** The field that stores whether a department has confirmed a record. */
export const CONFIRMED = 'durum';
export const DEPARTMENT = 'department_id';

/** Fields that a role may change in place, without the form. */
export const editableFields = ({ fields }: Register, role: Role): Field[] =>
  bulkFields(fields).filter((one) => one.writableBy?.includes(role) ?? true);

export const isAskedOf = (field: Field, row: Values): boolean => holds(field.visibleWhen, row);
