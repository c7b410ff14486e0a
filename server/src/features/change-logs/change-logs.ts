import type {
  ChangedField,
  ChangeLogEntry,
  LoggedType,
  RevertedType,
  SettingsType,
} from '@emanet/contract/change-logs';
import { companyNameIn } from '../../platform/access/actor.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { Services } from '../../platform/services.ts';
import { fail } from '../../platform/errors.ts';
import {
  scopeInCompany,
  type CompanyScope,
  type PersonScope,
} from '../../platform/access/scope.ts';
import { lastChange, same } from '../../nouns/log.ts';
import { recordExists } from '../../records/queries.ts';
import { countUnread, markEntriesRead, selectEntries } from './queries.ts';
import type { Reversible } from '../../nouns/noun.ts';
import { revert, type Reverted } from '../../nouns/revert.ts';
import { COPIED_FROM, copiedFrom } from '../../records/write/copied.ts';
import { reversible } from '../../records/write/reversal.ts';
import { nounsOfFeatures } from '../../nouns-of-features.ts';
import { registerOf } from '../../registers.ts';
import { reversibleFormSettings, reversibleTemplates } from '../applications/applications.ts';
import { reversibleProfile } from '../companies/companies.ts';
import { reversibleNotificationSettings } from '../notification-settings/notification-settings.ts';
import { reversibleDepartments } from '../organization/organization.ts';
import { reversibleTextSettings } from '../texts/texts.ts';
import { reversibleTrainingSettings } from '../training/training.ts';

/** Nouns of the change log that are no register. */
const OTHERS = {
  ...nounsOfFeatures,
  departman: reversibleDepartments,
  sirket: reversibleProfile,
  bildirim_ayarlari: reversibleNotificationSettings,
  egitim_ayarlari: reversibleTrainingSettings,
  metinler: reversibleTextSettings,
  basvuru_ayarlari: reversibleFormSettings,
  basvuru_sablonlari: reversibleTemplates,
} as const satisfies Partial<Record<RevertedType, Reversible>>;

const isOther = (type: RevertedType): type is keyof typeof OTHERS => type in OTHERS;

/** A noun by its name in the change log. */
export const nounOf = (type: RevertedType): Reversible =>
  isOther(type) ? OTHERS[type] : reversible(registerOf(type));

/** The record that the address names. */
export type Subject = Readonly<{ companyId: number; type: LoggedType; recordId: number }>;

/** A record's entries, without the parts of a deleted row that only `restore` needs. */
export async function listChanges(
  db: Db,
  caller: PersonScope,
  subject: Subject,
): Promise<ChangeLogEntry[]> {
  const { scope, log } = reach(caller, subject);
  const entries = await db.read(scope, async (tx) => {
    await checkReadable(tx, scope, log, subject.recordId);
    return selectEntries(tx, scope, log, subject.recordId);
  });
  return entries.map((entry) => ({
    ...entry,
    tur: subject.type,
    alanlar: shownOf(log, entry.alanlar),
    ...sourceOf(scope, entry.alanlar),
  }));
}

/** Name of the company that a record was copied from, only for that company's members. */
function sourceOf({ actor }: PersonScope, changed: readonly ChangedField[]) {
  const source = copiedFrom.safeParse(changed.find(({ alan }) => alan === COPIED_FROM)?.yeni).data;
  const kaynak_sirket = source && companyNameIn(actor, source.company_id);
  return kaynak_sirket ? { kaynak_sirket } : {};
}

/**
 * Entries of settings; those of the texts' settings have a number that no text has. Where a noun
 * names its rows, all entries are listed, each with the name that its row had.
 */
export function listSettingsChanges(
  db: Db,
  caller: PersonScope,
  { companyId, type }: Readonly<{ companyId: number; type: SettingsType }>,
): Promise<ChangeLogEntry[]> {
  const noun = nounOf(type);
  const scope = scopeInCompany(caller, companyId, noun.read);
  return db.read(scope, async (tx) => {
    const names = await noun.names?.(tx, scope);
    const entries = await selectEntries(tx, scope, { tur: type }, names ? undefined : 0);
    const nameOf = names && namingBackwards(new Map(names));
    return entries.map((entry) => ({
      ...{ ...entry, tur: type },
      // An entry of an addition or removal has all values, also those that did not change.
      alanlar: shownOf(noun, entry.alanlar).filter(({ eski, yeni }) => !same(eski, yeni)),
      ...nameOf?.(entry),
    }));
  });
}

/** Finds the name of each entry's row at its time, from the newest to the oldest. */
const namingBackwards =
  (names: Map<number, string>) =>
  ({ record_id, islem, alanlar }: Pick<ChangeLogEntry, 'record_id' | 'islem' | 'alanlar'>) => {
    const { eski, yeni } = alanlar.find(({ alan }) => alan === 'ad') ?? {};
    const ad = (islem === 'silme' ? eski : yeni) ?? names.get(record_id);
    if (typeof eski === 'string') names.set(record_id, eski);
    return typeof ad === 'string' ? { ad } : {};
  };

const shownOf = ({ fields }: Reversible, changed: readonly ChangedField[]) =>
  changed.filter(({ alan }) => fields.some(({ name }) => name === alan));

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

/** Reverts the change of an entry, or of one field of it, for a person who may write the noun. */
export function revertChange(
  services: Services,
  caller: PersonScope,
  {
    companyId,
    type,
    entryId,
  }: Readonly<{ companyId: number; type: RevertedType; entryId: number }>,
  alan: string | undefined,
): Promise<Reverted> {
  const noun = nounOf(type);
  return revert(services, scopeInCompany(caller, companyId, noun.write), noun, entryId, alan);
}

function reach(caller: PersonScope, subject: Subject) {
  const log = nounOf(subject.type);
  return { scope: scopeInCompany(caller, subject.companyId, log.read), log };
}

/** A reader of a record may read its changes; of a deleted one, by its last entry. */
async function checkReadable(tx: Tx, scope: CompanyScope, log: Reversible, record_id: number) {
  if (await recordExists(tx, log, scope, record_id)) return;
  const last = await lastChange(tx, scope, log, record_id);
  if (last?.islem !== 'silme') fail('NOT_FOUND');
}
