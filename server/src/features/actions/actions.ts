import {
  KEPT_OF_ACTION,
  type Action,
  type ActionBody,
  type ActionPerson,
  type ActionQuery,
  type NewActionBody,
} from '@emanet/contract/actions';
import { abilitiesOfActor } from '../../platform/access/actor.ts';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { ReceivedFile } from '../../platform/files/rows.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { cursorOf, placeOf } from '../../nouns/cursor.ts';
import { hold, lastState, refuseKept } from '../../nouns/life.ts';
import { mailMembers, selectMembers, withFinisher } from '../../nouns/members.ts';
import { removeRow, reversibleNoun } from '../../nouns/reversible.ts';
import { refuseOtherCompany } from '../../records/checks.ts';
import { departmentExists } from '../../records/queries.ts';
import { actionMail } from './emails.ts';
import { actionNoun, shown } from './noun.ts';
import {
  applicationExists,
  fileExists,
  isRehearsed,
  selectAction,
  selectActions,
  noteMailed,
  type StoredAction,
} from './queries.ts';
import {
  actionValues,
  changeAction,
  changesOf,
  insertAction,
  storeEntries,
  valuesOf,
  type ActionValues,
} from './store.ts';
import { EMPTY, nextOf } from './values.ts';

export { addByRule, addReported, addTask, closeByRule, selectTasks } from './tasks.ts';
export { countOpenActions, selectOpenActions, selectUndatedActions } from './figures.ts';

/** Actions of the scope, with archived ones unless `guncel` excludes them. */
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

export const readAction = ({ db }: Services, scope: PersonScope, id: number) =>
  db.read(scope, async (tx) => shown((await selectAction(tx, scope, id)) ?? fail('NOT_FOUND')));

/** Members of the company, one of whom can be in charge. */
export const listPeople = ({ db }: Services, scope: PersonScope): Promise<ActionPerson[]> =>
  db.read(scope, async (tx) =>
    (await selectMembers(tx)).map(({ user_id, fullname, email, manages }) => ({
      ...{ user_id, fullname, email, manages },
    })),
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
    once(tx, scope, key, () => openAction(tx, scope, body, file)),
  );
}

/** The same within a transaction. */
export const openAction = async (
  tx: Tx,
  scope: PersonScope,
  body: NewActionBody,
  file?: ReceivedFile,
): Promise<Action> =>
  shown(await insertAction(tx, scope, await nextOf(tx, scope, undefined, body, file)));

/** Changes the fields in a body; without `actions.write` only state and file. */
export async function updateAction(
  services: Services,
  scope: PersonScope,
  id: number,
  body: ActionBody,
  file?: ReceivedFile,
): Promise<Action> {
  refuseOtherCompany(scope, body.company_id);
  return services.db.write(scope, async (tx) => {
    const current = await hold(tx, scope, actionNoun, id, body.surum);
    refuseKept(body, shown(current), KEPT_OF_ACTION);
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

async function save(
  { clock }: Services,
  tx: Tx,
  scope: PersonScope,
  current: StoredAction,
  next: ActionValues,
): Promise<Action> {
  const entry = await changeAction(tx, scope, clock.today(), current, valuesOf(next));
  if (!entry) return shown(current);
  await storeEntries(tx, [entry]);
  return shown((await selectAction(tx, scope, current.id)) ?? fail('NOT_FOUND'));
}

/** Deletes an action, of a version if one is given; `restoreAction` brings it back from its change log. */
export const removeAction = (tx: Tx, scope: PersonScope, id: number, surum?: number) =>
  removeRow(tx, scope, actionNoun, id, surum);

export async function restoreAction(tx: Tx, scope: PersonScope, id: number): Promise<Action> {
  if (await selectAction(tx, scope, id)) fail('NOT_DELETED');
  const { had, department_id } = await lastState(tx, scope, actionNoun, id);
  if (!(await departmentExists(tx, scope, department_id))) fail('DEPARTMENT_GONE');
  const file = typeof had.dosya_id === 'string' && (await fileExists(tx, scope, had.dosya_id));
  const old = actionValues.parse({ ...EMPTY, guncel: false, ...had, department_id });
  const kept = file ? old : { ...old, dosya_id: null, dosya_adi: null };
  const next = kept.durum ? kept : await withFinisher(tx, kept, 'action');
  const application = await applicationOf(tx, scope, had);
  return shown(await insertAction(tx, scope, next, { ...identityOf(id, had), ...application }));
}

/** Actions, with the revert of their changes. */
export const reversibleActions = reversibleNoun(actionNoun, {
  giveBack: async (services, tx, scope, id, values) => {
    const current = await hold(tx, scope, actionNoun, id);
    const next = actionValues.parse({ ...valuesOf(current), ...values });
    const { department_id, dosya_id } = next;
    if (!(await departmentExists(tx, scope, department_id))) fail('DEPARTMENT_GONE');
    if (dosya_id !== null && !(await fileExists(tx, scope, dosya_id))) fail('CHANGE_OF_FILE');
    return save(services, tx, scope, current, next);
  },
  restore: restoreAction,
});

/** The application of the task, as long as it is stored. */
async function applicationOf(tx: Tx, scope: PersonScope, had: Readonly<Record<string, unknown>>) {
  const { basvuru_id, basvuru_gorevi, basvuru_alicisi } = had;
  if (typeof basvuru_id !== 'number' || !(await applicationExists(tx, scope, basvuru_id)))
    return {};
  return { basvuru_id, basvuru_gorevi, basvuru_alicisi };
}

/** Its own id and creation day, and a new version, so that a save of the deleted one fails. */
const identityOf = (id: number, had: Readonly<Record<string, unknown>>) => ({
  id,
  surum: Number(had.surum ?? 0) + 1,
  mail: had.mail === true,
  ...(had.olusturma_tarihi ? { olusturma_tarihi: had.olusturma_tarihi } : {}),
  ...(had.tamamlanma_tarihi ? { tamamlanma_tarihi: had.tamamlanma_tarihi } : {}),
  ...(had.onceki_id ? { onceki_id: had.onceki_id } : {}),
  ...(had.tekrar_gunu ? { tekrar_gunu: had.tekrar_gunu } : {}),
});

type Mailed = Readonly<{ id: number; department_id: number }>;

/** Puts a mail to each representative of the action's department into the outbox. */
export const mailAction = (services: Services, scope: PersonScope, mailed: Mailed) =>
  services.db.write(scope, (tx) => mailActionIn(services, tx, scope, mailed));

/** The same within a transaction. */
export async function mailActionIn(
  { config }: Services,
  tx: Tx,
  scope: PersonScope,
  { id, department_id }: Mailed,
): Promise<{ alici_sayisi: number }> {
  const action = await hold(tx, scope, actionNoun, id);
  const members = await selectMembers(tx);
  const recipients = members.filter((one) => one.departments.includes(department_id));
  if (action.department_id !== department_id)
    fail('INVALID_INPUT', { fields: { department_id: 'department' } });
  if (await isRehearsed(tx, scope, id)) fail('EXERCISE_MAILS_NOBODY');
  if (recipients.length === 0) fail('NO_RECIPIENT');
  await mailMembers(tx, config, scope, recipients, {
    content: (language) => actionMail(language, action),
    about: `aksiyon:${id}`,
  });
  await noteMailed(tx, scope, id);
  return { alici_sayisi: recipients.length };
}
