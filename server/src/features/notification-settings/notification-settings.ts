import {
  settingsChange,
  type NotificationSettings,
  type SettingsBody,
} from '@emanet/contract/notification-settings';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import { changedFields, logChanges } from '../../nouns/log.ts';
import { reversibleSettings } from '../../nouns/settings.ts';
import { askForConfirmationsJob } from '../confirmations/confirmations.ts';
import {
  selectSurroundings,
  selectUndelivered,
  storedSettings,
  storeSettings,
  type StoredSettings,
} from './queries.ts';

/** Settings of a company that saved none: no round opens and no mail is sent. */
const UNSAVED = {
  envanter_uygulama_onay: false,
  envanter_email_onay: false,
  aksiyon_bildirimi: false,
  periyodik_sure: 90,
  envanter_baslangic_tarihi: null,
  aksiyon_periyodik_sure: 14,
  aksiyon_baslangic_tarihi: null,
  surum: 0,
  guncelleyen: null,
  guncellenme_tarihi: null,
} as const;

const LOGGED = [
  'envanter_uygulama_onay',
  'envanter_email_onay',
  'aksiyon_bildirimi',
  'periyodik_sure',
  'envanter_baslangic_tarihi',
  'aksiyon_periyodik_sure',
].map((name) => ({ name }));

/** Refuses a company in the address other than the caller's (specification, section 8). */
export function refuseCompany(scope: PersonScope, company_id: number): void {
  if (company_id === scope.company_id) return;
  const own = scope.actor.memberships.some((one) => one.company_id === company_id);
  fail(own ? 'COMPANY_CHANGED' : 'SETTINGS_COMPANY');
}

export const readSettings = ({ clock, db }: Services, scope: PersonScope) =>
  db.read(scope, (tx) => select(tx, scope, clock.today()));

/** The settings alone, without the screen's further facts. */
export async function settingsIn(tx: Tx, scope: CompanyScope) {
  const {
    envanter_uygulama_onay,
    envanter_email_onay,
    aksiyon_bildirimi,
    periyodik_sure,
    envanter_baslangic_tarihi,
    aksiyon_periyodik_sure,
  } = (await storedSettings(scope).execute(tx)).rows[0] ?? UNSAVED;
  return {
    ...{ envanter_uygulama_onay, envanter_email_onay, aksiyon_bildirimi },
    ...{ periyodik_sure, envanter_baslangic_tarihi, aksiyon_periyodik_sure },
  };
}

async function select(tx: Tx, scope: PersonScope, bugun: string): Promise<NotificationSettings> {
  const [stored] = (await storedSettings(scope).execute(tx)).rows;
  const {
    envanter_plan_tarihi: _,
    aksiyon_plan_tarihi: __,
    ...shown
  } = {
    ...{ envanter_plan_tarihi: bugun, aksiyon_plan_tarihi: bugun },
    ...(stored ?? UNSAVED),
  };
  return {
    company_id: scope.company_id,
    bugun,
    ...shown,
    ...(await selectSurroundings(tx, scope)),
  };
}

/** Changes the given settings; a round that is due today opens at once. */
export const updateSettings = (services: Services, scope: PersonScope, body: SettingsBody) =>
  services.db.write(scope, (tx) => store(services, tx, scope, body));

async function store(
  { clock }: Services,
  tx: Tx,
  scope: PersonScope,
  { surum, ...body }: SettingsBody,
): Promise<NotificationSettings> {
  const today = clock.today();
  const [stored] = (await storedSettings(scope, true).execute(tx)).rows;
  const current: StoredSettings = stored ?? {
    ...UNSAVED,
    envanter_plan_tarihi: today,
    aksiyon_plan_tarihi: today,
  };
  const stale = async () => fail('STALE', { data: await select(tx, scope, today) });
  if (surum !== undefined && surum !== current.surum) await stale();
  const next = planned(current, { ...current, ...given(body) }, today);
  if ((next.envanter_uygulama_onay || next.envanter_email_onay) && !next.envanter_baslangic_tarihi)
    fail('INVALID_INPUT', { fields: { envanter_baslangic_tarihi: 'required' } });
  const alanlar = changedFields(LOGGED, current, next);
  if (alanlar.length === 0) return select(tx, scope, today);
  if (!(await storeSettings(tx, scope, next))) await stale();
  const entry = { record_id: 0, islem: 'güncelleme', alanlar } as const;
  await logChanges(tx, scope, { tur: 'bildirim_ayarlari' }, [entry]);
  await enqueue(tx, askForConfirmationsJob, { company_id: scope.company_id });
  return select(tx, scope, today);
}

/** The settings, with the revert of their changes. */
export const reversibleNotificationSettings = reversibleSettings({
  tur: 'bildirim_ayarlari',
  table: 'bildirim_ayarlari',
  read: 'notification-settings.read',
  write: 'notification-settings.write',
  names: LOGGED.map(({ name }) => name),
  hold: (tx, scope) => storedSettings(scope, true).execute(tx),
  store: (services, tx, scope, values) => store(services, tx, scope, settingsChange.parse(values)),
});

/** Only the settings of a body; a missing one stays unchanged. */
const given = (body: Omit<SettingsBody, 'surum'>): Partial<StoredSettings> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

/**
 * Rounds and digests follow the new schedule from today on: earlier days were never announced.
 * Digests are counted from the day after they were switched on.
 */
function planned(before: StoredSettings, next: StoredSettings, today: string): StoredSettings {
  const differ = (...names: (keyof StoredSettings)[]) =>
    before.surum === 0 || names.some((name) => before[name] !== next[name]);
  const asked = ['envanter_uygulama_onay', 'envanter_email_onay'] as const;
  const begun = next.aksiyon_bildirimi && !before.aksiyon_bildirimi;
  return {
    ...next,
    ...(differ('periyodik_sure', 'envanter_baslangic_tarihi', ...asked) && {
      envanter_plan_tarihi: today,
    }),
    ...(differ('aksiyon_bildirimi', 'aksiyon_periyodik_sure') && { aksiyon_plan_tarihi: today }),
    ...(begun && { aksiyon_baslangic_tarihi: daysAfter(today, 1) }),
  };
}

/** Mails of the company that have not arrived. */
export const undeliveredMails = ({ db }: Services, scope: PersonScope) =>
  db.read(scope, (tx) => selectUndelivered(tx, scope));
