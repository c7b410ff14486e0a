import type { ChangeLogEntry, LoggedType } from '@emanet/contract/change-logs';
import type { Db, Tx } from '../../platform/db.ts';
import type { Services } from '../../platform/services.ts';
import { fail } from '../../platform/errors.ts';
import {
  scopeInCompany,
  type CompanyScope,
  type PersonScope,
} from '../../platform/access/scope.ts';
import { lastChange } from '../../nouns/log.ts';
import { recordExists } from '../../records/queries.ts';
import { countUnread, markEntriesRead, selectEntries } from './queries.ts';
import type { Reversible } from '../../nouns/noun.ts';
import { revert } from '../../nouns/revert.ts';
import { reversible } from '../../records/write/reversal.ts';
import { registerOf } from '../../registers.ts';
import { reversibleActions } from '../actions/actions.ts';
import { reversibleBreaches } from '../breaches/breaches.ts';
import { reversibleDocuments } from '../documents/documents.ts';
import { reversibleSuppliers } from '../suppliers/suppliers.ts';
import { reversibleSessions } from '../training/training.ts';

/** Nouns of the change log that are no register. */
const OTHERS = {
  aksiyonlar: reversibleActions,
  dokumanlar: reversibleDocuments,
  tedarikci_listesi: reversibleSuppliers,
  veri_ihlalleri: reversibleBreaches,
  egitim_oturumlari: reversibleSessions,
} as const satisfies Partial<Record<LoggedType, Reversible>>;

const isOther = (type: LoggedType): type is keyof typeof OTHERS => type in OTHERS;

/** A noun by its name in the change log. */
export const nounOf = (type: LoggedType): Reversible =>
  isOther(type) ? OTHERS[type] : reversible(registerOf(type));

/** The record that the address names. */
export type Subject = Readonly<{ companyId: number; type: LoggedType; recordId: number }>;

/** A record's entries; what only `restore` needs of a deleted row is left out. */
export async function listChanges(
  db: Db,
  caller: PersonScope,
  subject: Subject,
): Promise<ChangeLogEntry[]> {
  const { scope, log } = reach(caller, subject);
  const names = new Set<string>(log.fields.map((field) => field.name));
  const entries = await db.read(scope, async (tx) => {
    await checkReadable(tx, scope, log, subject.recordId);
    return selectEntries(tx, scope, log, subject.recordId);
  });
  return entries.map((entry) => ({
    ...entry,
    tur: log.tur,
    alanlar: entry.alanlar.filter((field) => names.has(field.alan)),
  }));
}

export async function unreadCount(db: Db, caller: PersonScope, subject: Subject): Promise<number> {
  const { scope, log } = reach(caller, subject);
  return db.read(scope, async (tx) => {
    await checkReadable(tx, scope, log, subject.recordId);
    return countUnread(tx, scope, log, subject.recordId);
  });
}

export async function markRead(db: Db, caller: PersonScope, subject: Subject): Promise<void> {
  const { scope, log } = reach(caller, subject);
  await db.write(scope, async (tx) => {
    await checkReadable(tx, scope, log, subject.recordId);
    await markEntriesRead(tx, scope, log, subject.recordId);
  });
}

/** Takes back the change of an entry, for somebody who may write the noun. */
export function revertChange(
  services: Services,
  caller: PersonScope,
  { companyId, type, entryId }: Readonly<{ companyId: number; type: LoggedType; entryId: number }>,
): Promise<{ record_id: number }> {
  const noun = nounOf(type);
  return revert(services, scopeInCompany(caller, companyId, noun.write), noun, entryId);
}

function reach(caller: PersonScope, subject: Subject) {
  const log = nounOf(subject.type);
  return { scope: scopeInCompany(caller, subject.companyId, log.read), log };
}

/** A reader of a record may read its changes; a deleted one is read through its last entry. */
async function checkReadable(
  tx: Tx,
  scope: CompanyScope,
  log: Reversible,
  record_id: number,
): Promise<void> {
  if (await recordExists(tx, log, scope, record_id)) return;
  const last = await lastChange(tx, scope, log, record_id);
  if (last?.islem !== 'silme') fail('NOT_FOUND');
}
