import type { Role } from '@emanet/contract/shared/roles';

/** Subject of a call of the matrix; `user_id` is the caller. */
export type Target = Readonly<{
  company_id: number;
  department_id: number;
  record_id: number;
  user_id: number;
}>;

export type Input = { params?: object; query?: object; body?: object };

/** Expected status per asker. A foreign column is left out where a call cannot name anything foreign. */
export type Row = Readonly<{
  nobody: number;
  danışman: number;
  yönetici: number;
  temsilci: number;
  foreignCompany?: number | Readonly<Record<Role, number>>;
  foreignDepartment?: number;
  /** It is about all companies of the caller at once, whichever is named. */
  across?: true;
  input?: (target: Target) => Input;
}>;

export const open = (status: number, input?: Row['input']): Row => ({
  nobody: status,
  danışman: status,
  yönetici: status,
  temsilci: status,
  input,
});

export const everyRole = (status: number, rest: Partial<Row> = {}): Row => ({
  ...open(status),
  nobody: 401,
  ...rest,
});

export const record = ({ record_id }: Target): Input => ({ params: { id: String(record_id) } });
export const companyInPath = ({ company_id }: Target): Input => ({
  params: { companyId: String(company_id) },
});
export const NOBODY = '2147483647';
export const managersOnly = { danışman: 404, yönetici: 404, temsilci: 403 };

export const NO_FILE = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
export const noSheet = new TextEncoder().encode('no sheet');
