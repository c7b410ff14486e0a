import type { ChangeLogEntry, ChangeLogType } from '@emanet/contract/change-logs';
import type { Db, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import {
  scopeInCompany,
  type CompanyScope,
  type PersonScope,
} from '../../platform/access/scope.ts';
import { lastChange } from '../../records/change-log.ts';
import { recordExists } from '../../records/queries.ts';
import type { Register } from '../../records/register.ts';
import { countUnread, markEntriesRead, selectEntries } from './queries.ts';
import { registerOf } from '../../registers.ts';

/** The record that the address names. */
export type Subject = Readonly<{ companyId: number; type: ChangeLogType; recordId: number }>;

/** A record's entries; what only `restore` needs of a deleted row is left out. */
export async function listChanges(
  db: Db,
  caller: PersonScope,
  subject: Subject,
): Promise<ChangeLogEntry[]> {
  const { scope, register } = reach(caller, subject);
  const names = new Set(register.fields.map((field) => field.name));
  const entries = await db.read(scope, async (tx) => {
    await checkReadable(tx, scope, register, subject.recordId);
    return selectEntries(tx, scope, register, subject.recordId);
  });
  return entries.map((entry) => ({
    ...entry,
    alanlar: entry.alanlar.filter((field) => names.has(field.alan)),
  }));
}

export async function unreadCount(db: Db, caller: PersonScope, subject: Subject): Promise<number> {
  const { scope, register } = reach(caller, subject);
  return db.read(scope, async (tx) => {
    await checkReadable(tx, scope, register, subject.recordId);
    return countUnread(tx, scope, register, subject.recordId);
  });
}

export async function markRead(db: Db, caller: PersonScope, subject: Subject): Promise<void> {
  const { scope, register } = reach(caller, subject);
  await db.write(scope, async (tx) => {
    await checkReadable(tx, scope, register, subject.recordId);
    await markEntriesRead(tx, scope, register, subject.recordId);
  });
}

function reach(caller: PersonScope, subject: Subject) {
  const register = registerOf(subject.type);
  return { scope: scopeInCompany(caller, subject.companyId, register.read), register };
}

/** Who may read a record may read its changes; a deleted one is read through its last entry. */
async function checkReadable(
  tx: Tx,
  scope: CompanyScope,
  register: Register,
  record_id: number,
): Promise<void> {
  if (await recordExists(tx, register, scope, record_id)) return;
  const last = await lastChange(tx, scope, register, record_id);
  if (last?.islem !== 'silme') fail('NOT_FOUND');
}
