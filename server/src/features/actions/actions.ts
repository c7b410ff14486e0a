import type {
  Action,
  ActionBody,
  ActionPerson,
  ActionQuery,
  NewActionBody,
} from '@emanet/contract/actions';
import { LOGGED_ACTION_FIELDS } from '@emanet/contract/actions';
import { abilitiesOfActor } from '../../platform/access/actor.ts';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { ReceivedFile } from '../../platform/files/rows.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { lastChange } from '../../nouns/log.ts';
import { refuseOtherCompany } from '../../records/checks.ts';
import { actionMail } from './emails.ts';
import {
  departmentExists,
  fileExists,
  lockActions,
  selectAction,
  selectActions,
  selectMembers,
  type Place,
} from './queries.ts';
import {
  changeAction,
  changesOf,
  insertAction,
  removeAction,
  shown,
  storeEntries,
  type ActionValues,
} from './store.ts';
import { actionValues, EMPTY, nextOf, valuesOf } from './values.ts';

export { personInCharge } from './values.ts';
export { countOpenActions, selectOpenActions } from './figures.ts';

/** The actions as the change log sees them: their table, who may read it, what it shows. */
export const actionLog = {
  tur: 'aksiyonlar',
  table: 'aksiyonlar',
  read: 'actions.read',
  fields: LOGGED_ACTION_FIELDS.map((name) => ({ name })),
} as const;

/** Actions of the scope, archived ones too unless `guncel` says otherwise. */
export async function listActions(
  { db }: Services,
  scope: PersonScope,
  query: ActionQuery,
): Promise<{ data: Action[]; next_cursor?: string }> {
  refuseOtherCompany(scope, query.company_id);
  const after = query.cursor === undefined ? undefined : placeOf(query.cursor);
  const { rows, keys } = await db.read(scope, (tx) => selectActions(tx, scope, query, after));
  const { limit = rows.length } = query;
  const data = rows.slice(0, limit).map(shown);
  const last = data.at(-1);
  return rows.length > limit && last
    ? { data, next_cursor: cursorOf({ key: keys[0] ?? '', id: last.id }) }
    : { data };
}

const cursorOf = ({ key, id }: Place) => Buffer.from(`${id} ${key}`).toString('base64url');

function placeOf(cursor: string): Place {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, id, key] = /^([1-9]\d{0,8}) ([^\0]*)$/su.exec(text) ?? [];
  if (id === undefined || key === undefined)
    return fail('INVALID_INPUT', { fields: { cursor: 'format' } });
  return { id: Number(id), key };
}

export async function readAction({ db }: Services, scope: PersonScope, id: number) {
  const found = await db.read(scope, (tx) => selectAction(tx, scope, id));
  return shown(found ?? fail('NOT_FOUND'));
}

/** Members of the company, one of whom can be in charge. */
export const listPeople = ({ db }: Services, scope: PersonScope): Promise<ActionPerson[]> =>
  db.read(scope, async (tx) =>
    (await selectMembers(tx)).map(({ user_id, fullname, email }) => ({ user_id, fullname, email })),
  );

/** Adds an action, once per key. */
export async function addAction(
  services: Services,
  scope: PersonScope,
  body: NewActionBody,
  file: ReceivedFile | undefined,
  key: OnceKey | undefined,
): Promise<Action> {
  refuseOtherCompany(scope, body.company_id);
  return services.db.write(scope, (tx) =>
    once(tx, scope, key, async () => {
      const next = await nextOf(tx, scope, undefined, body, file);
      return shown(await insertAction(tx, scope, next));
    }),
  );
}

/** Changes what a body names and leaves the rest; without `actions.write` only state and file. */
export async function updateAction(
  services: Services,
  scope: PersonScope,
  id: number,
  body: ActionBody,
  file?: ReceivedFile,
): Promise<Action> {
  refuseOtherCompany(scope, body.company_id);
  return services.db.write(scope, async (tx) => {
    const current = await hold(tx, scope, id, body.surum);
    const next = await nextOf(tx, scope, current, body, file);
    if (!abilitiesOfActor(scope.actor).includes('actions.write'))
      refuseBeyondFollowing(current, next);
    return save(services, tx, scope, current, next);
  });
}

const FOLLOWED = ['durum', 'dosya_id', 'dosya_adi'];

/** A representative changes the state and the file (decisions, section 3). */
function refuseBeyondFollowing(current: ActionValues, next: ActionValues): void {
  const beyond = changesOf(current, next).filter(({ alan }) => !FOLLOWED.includes(alan));
  const removed = current.dosya_id !== null && next.dosya_id === null;
  if (beyond.length > 0 || removed) fail('FORBIDDEN');
}

/** Puts an action into the archive, or brings it back. */
export const archiveAction = (
  services: Services,
  scope: PersonScope,
  id: number,
  { guncel, surum }: Readonly<{ guncel: boolean; surum?: number | undefined }>,
): Promise<Action> =>
  services.db.write(scope, async (tx) => {
    const current = await hold(tx, scope, id, surum);
    return save(services, tx, scope, current, { ...current, guncel });
  });

async function hold(tx: Tx, scope: PersonScope, id: number, surum?: number) {
  const [current] = await lockActions(tx, scope, [id]);
  if (!current) return fail('NOT_FOUND');
  if (surum !== undefined && surum !== current.surum) fail('STALE', { data: shown(current) });
  return current;
}

async function save(
  { clock }: Services,
  tx: Tx,
  scope: PersonScope,
  current: Awaited<ReturnType<typeof hold>>,
  next: ActionValues,
): Promise<Action> {
  const entry = await changeAction(tx, scope, clock.today(), current, valuesOf(next));
  if (!entry) return shown(current);
  await storeEntries(tx, [entry]);
  return shown((await selectAction(tx, scope, current.id)) ?? fail('NOT_FOUND'));
}

/** Deletes an action; `restoreAction` brings it back from its change log. */
export const deleteAction = ({ db }: Services, scope: PersonScope, id: number): Promise<void> =>
  db.write(scope, async (tx) => removeAction(tx, scope, await hold(tx, scope, id)));

export const restoreAction = ({ db }: Services, scope: PersonScope, id: number): Promise<Action> =>
  db.write(scope, async (tx) => {
    if (await selectAction(tx, scope, id)) fail('NOT_DELETED');
    const entry = await lastChange(tx, scope, actionLog, id);
    if (entry?.islem !== 'silme') return fail('NOT_FOUND');
    const { department_id } = entry;
    if (!(await departmentExists(tx, scope, department_id))) fail('DEPARTMENT_GONE');
    const had = Object.fromEntries(entry.alanlar.map(({ alan, eski }) => [alan, eski]));
    const file = typeof had.dosya_id === 'string' && (await fileExists(tx, scope, had.dosya_id));
    const old = actionValues.parse({ ...EMPTY, guncel: false, ...had, department_id });
    const next = file ? old : { ...old, dosya_id: null, dosya_adi: null };
    return shown(await insertAction(tx, scope, next, identityOf(id, had)));
  });

/** Its own id and birthday, and a new version: whoever still holds the deleted one is told. */
const identityOf = (id: number, had: Readonly<Record<string, unknown>>) => ({
  id,
  surum: Number(had.surum ?? 0) + 1,
  mail: had.mail === true,
  ...(had.olusturma_tarihi ? { olusturma_tarihi: had.olusturma_tarihi } : {}),
  ...(had.tamamlanma_tarihi ? { tamamlanma_tarihi: had.tamamlanma_tarihi } : {}),
  ...(had.onceki_id ? { onceki_id: had.onceki_id } : {}),
});

/** Puts a mail to each representative of the action's department into the outbox. */
export async function mailAction(
  { db, config }: Services,
  scope: PersonScope,
  { id, department_id }: Readonly<{ id: number; department_id: number }>,
): Promise<{ alici_sayisi: number }> {
  return db.write(scope, async (tx) => {
    const action = await hold(tx, scope, id);
    const members = await selectMembers(tx);
    const recipients = members.filter((one) => one.departments.includes(department_id));
    if (action.department_id !== department_id)
      fail('INVALID_INPUT', { fields: { department_id: 'department' } });
    if (recipients.length === 0) fail('NO_RECIPIENT');
    for (const { email, dil } of recipients)
      await enqueueMail(tx, config, {
        to: email,
        language: dil,
        company_id: scope.company_id,
        content: actionMail(dil, action),
        about: `aksiyon:${id}`,
      });
    return { alici_sayisi: recipients.length };
  });
}
