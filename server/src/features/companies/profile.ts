import {
  RETURNED_FIELDS,
  companyProfile,
  type companies,
  type CompanyProfile,
  type CompanyUser,
  type MailQuota,
  type Share,
} from '@emanet/contract/companies';
import { cleanText } from '@emanet/contract/shared/clean-text';
import type { z } from 'zod';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { holdsAll, refuseStale } from '../../nouns/life.ts';
import { roomTaken } from '../../platform/files/room.ts';
import { keepFile, type ReceivedFile } from '../../platform/files/rows.ts';
import { mailQuota } from '../../platform/mail/quota.ts';
import type { Services } from '../../platform/services.ts';
import type { Config } from '../../platform/start/config.ts';
import { openingSeal, sealingSeal } from '../../platform/crypto/company-seal.ts';
import { holdDuties, keepDutyClocks } from '../clocks/clocks.ts';
import { refuseOtherCompany } from '../../records/checks.ts';
import { logChange } from '../../nouns/log.ts';
import { reversibleSettings } from '../../nouns/settings.ts';
import { storeSmall } from './logo.ts';
import {
  selectContactNumber,
  selectProfile,
  selectUsers,
  updateProfileRow,
  type ProfileColumns,
} from './queries.ts';

type Change = z.output<typeof companies.update.body>;

const present = async (tx: Tx, scope: CompanyScope, hold = false): Promise<CompanyProfile> =>
  (await selectProfile(tx, scope, hold)) ?? fail('NOT_FOUND');

export const readProfile = ({ db }: Services, scope: CompanyScope): Promise<CompanyProfile> =>
  db.read(scope, (tx) => present(tx, scope));

export const listUsers = ({ db }: Services, scope: CompanyScope): Promise<CompanyUser[]> =>
  db.read(scope, (tx) => selectUsers(tx, scope));

/** Room for files that the company and this person use. */
export async function readUsage(services: Services, scope: PersonScope): Promise<Share[]> {
  const { company_id, actor } = scope;
  const room = await roomTaken(services, { company_id, user_id: actor.user_id });
  return [
    { pay: 'dosyalar', ...room.dosyalar },
    { pay: 'kendi_dosyalari', ...room.kendi_dosyalari },
    { pay: 'videolar', ...room.videolar },
  ];
}

/** Mails that the company and this person may still send to people who are no members. */
export const readMails = ({ config, db }: Services, scope: PersonScope): Promise<MailQuota> =>
  db.read(scope, (tx) => mailQuota(tx, config));

/** Texts in their one spelling; an empty one is null. A missing key stays missing. */
const columnsOf = ({ company_id: _id, surum: _version, ...change }: Change): ProfileColumns =>
  Object.fromEntries(
    Object.entries(change)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === 'string' ? cleanText(value) : value]),
  );

/**
 * Columns with the contact person's number as stored: sealed, with the mask for screens, logs and
 * prints. A number that is stored already is left out.
 */
async function keptColumns(
  tx: Tx,
  config: Config,
  scope: CompanyScope,
  { irtibat_tckn, ...columns }: ProfileColumns,
): Promise<ProfileColumns> {
  if (irtibat_tckn === undefined) return columns;
  const sealed = await selectContactNumber(tx, scope);
  const known = sealed && (await openingSeal(tx, config)).open('company-contact', sealed);
  if ((irtibat_tckn ?? '') === (known ?? '')) return columns;
  if (!irtibat_tckn) return { ...columns, irtibat_tckn: null, irtibat_kimlik: null };
  const own = await sealingSeal(tx, config);
  return {
    ...columns,
    irtibat_tckn: `${irtibat_tckn.slice(0, 3)} ••• ••• ${irtibat_tckn.slice(-2)}`,
    irtibat_kimlik: own.seal('company-contact', irtibat_tckn),
  };
}

/** Returns the contact person's identity number and logs that it was shown. */
export const revealContact = ({ clock, config, db }: Services, scope: CompanyScope) =>
  db.write(scope, async (tx) => {
    const sealed = (await selectContactNumber(tx, scope)) ?? fail('COMPANY_NO_CONTACT_NUMBER');
    await logChange(tx, scope, { tur: 'sirket' }, scope.company_id, {
      islem: 'güncelleme',
      after: { irtibat_tckn_gosterildi: clock.now().toISOString() },
    });
    return (await openingSeal(tx, config)).open('company-contact', sealed);
  });

/** Changes the company's data with a log entry; a stale `surum` changes nothing. */
export function updateProfile(
  { clock, config, db }: Services,
  scope: CompanyScope,
  body: Change,
): Promise<CompanyProfile> {
  refuseOtherCompany(scope, body.company_id);
  if (body.verbis_silme_tarihi && body.verbis_silme_tarihi > clock.today())
    fail('INVALID_INPUT', { fields: { verbis_silme_tarihi: 'future' } });
  return db.write(scope, async (tx) => {
    const before = await present(tx, scope, true);
    refuseStale(body.surum, before);
    const columns = await keptColumns(tx, config, scope, columnsOf(body));
    await holdDuties(tx, scope);
    const stored = await store(tx, scope, before, columns);
    if (stored !== before) await keepDutyClocks(tx, scope, clock.today());
    return stored;
  });
}

async function store(
  tx: Tx,
  scope: CompanyScope,
  current: CompanyProfile,
  columns: ProfileColumns,
): Promise<CompanyProfile> {
  if (holdsAll(current, columns)) return current;
  const { surum: _old, ...before } = current;
  const stored = await updateProfileRow(tx, scope, columns);
  const { surum: _new, ...after } = stored;
  const own = { tur: 'sirket' } as const;
  await logChange(tx, scope, own, scope.company_id, { islem: 'güncelleme', before, after });
  return stored;
}

/** The company's data, with the revert of their changes; the contact's number is not in the log. */
export const reversibleProfile = reversibleSettings({
  tur: 'sirket',
  table: 'companies',
  read: 'organization.read',
  write: 'organization.write',
  names: RETURNED_FIELDS,
  numberOf: ({ company_id }) => company_id,
  hold: (tx, scope) => present(tx, scope, true),
  store: async ({ clock }, tx, scope, values) => {
    await holdDuties(tx, scope);
    await store(tx, scope, await present(tx, scope), companyProfile.partial().parse(values));
    await keepDutyClocks(tx, scope, clock.today());
  },
});

/** Gives the company a logo. The old one is released only after the new one's row is stored. */
export async function updateLogo(
  { db, files }: Services,
  scope: PersonScope,
  company_id: number | undefined,
  file: ReceivedFile,
): Promise<CompanyProfile> {
  refuseOtherCompany(scope, company_id);
  const small = await storeSmall(files, scope.company_id, file);
  try {
    return await db.write(scope, async (tx) => {
      const before = await present(tx, scope, true);
      return store(tx, scope, before, { dosya_id: await keepFile(tx, scope, small) });
    });
  } catch (error) {
    await files.remove(small.key);
    throw error;
  }
}

/** Deletes the logo; the company is then shown by its initials. */
export const deleteLogo = ({ db }: Services, scope: CompanyScope): Promise<CompanyProfile> =>
  db.write(scope, async (tx) => {
    const before = await present(tx, scope, true);
    return before.logo === null ? before : store(tx, scope, before, { dosya_id: null });
  });
