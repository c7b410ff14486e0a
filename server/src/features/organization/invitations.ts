import {
  INVITATION_DAYS,
  INVITATION_PAUSE_HOURS,
  type Invitation,
} from '@emanet/contract/organization';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import { logChange } from '../../nouns/log.ts';
import { updaterName } from '../../platform/access/actor.ts';
import { companyNameOf, type CompanyScope, type PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { rowsOf } from '../../platform/rows.ts';
import type { Services } from '../../platform/services.ts';
import { invitationMail } from './emails.ts';
import { selectDepartments } from './queries.ts';

const COLUMNS = sql`id, fullname, email, role, departments, egitim_sorumlusu, varlik_sorumlusu,
  davet_eden, gonderim_tarihi, son_tarih`;
const COMPANY = { tur: 'sirket' } as const;

/** The invited person, as the log of the company names them. */
const named = ({ fullname, email }: Pick<Invitation, 'fullname' | 'email'>) =>
  `${fullname} (${email})`;

/** Open invitations, expired ones too, until they are withdrawn or sent again. */
export const selectInvitations = (tx: Tx, { company_id }: CompanyScope): Promise<Invitation[]> =>
  rowsOf<Invitation>(tx)`select ${COLUMNS} from uyelik_davetleri
    where company_id = ${company_id} and durum = 'bekliyor' order by fullname collate turkish, id`;

/** Moves open invitations to the department that theirs is merged into. */
export async function moveInvited(
  tx: Tx,
  { source, target }: Readonly<{ source: number; target: number }>,
): Promise<number> {
  const [moved] = await rowsOf<{ n: number }>(tx)`
    select move_invited(${source}::int, ${target}::int) as n`;
  return moved?.n ?? 0;
}

type Asked = Pick<
  Invitation,
  'fullname' | 'email' | 'role' | 'egitim_sorumlusu' | 'varlik_sorumlusu'
> & { departments: readonly number[] };
type Outcome = {
  durum: 'uye' | 'var' | 'davet' | null;
  davet: number | null;
  dil: Language | null;
};

/**
 * Invites the owner of an account that was made elsewhere, with a log entry and a mail; it has no
 * effect until they accept. Undefined where the address has no account.
 */
export async function invite(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  tx: Tx,
  scope: CompanyScope,
  asked: Asked,
): Promise<Invitation | 'member' | 'waits' | undefined> {
  const { fullname, email, role, departments, egitim_sorumlusu, varlik_sorumlusu } = asked;
  const [outcome] = await rowsOf<Outcome>(tx)`
    select * from invite_member(${email}, ${fullname}, ${role}, ${[...departments]}::int[],
      ${egitim_sorumlusu}::boolean, ${varlik_sorumlusu}::boolean, ${updaterName(scope.actor)},
      ${clock.now().toISOString()}::timestamptz)`;
  if (outcome?.durum === 'uye') return 'member';
  if (outcome?.durum === 'var') return 'waits';
  if (!outcome?.davet || !outcome.dil) return undefined;
  const invited = await hold(tx, scope, outcome.davet);
  if (!invited) return undefined;
  await logChange(tx, scope, COMPANY, scope.company_id, {
    islem: 'güncelleme',
    before: { davet: null },
    after: { davet: named(invited) },
  });
  await mail({ config }, tx, scope, invited, outcome.dil);
  return invited;
}

const hold = async (tx: Tx, { company_id }: CompanyScope, id: number) =>
  (
    await rowsOf<Invitation>(tx)`select ${COLUMNS} from uyelik_davetleri
      where company_id = ${company_id} and id = ${id} and durum = 'bekliyor' for no key update`
  )[0];

async function mail(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  scope: CompanyScope,
  { departments, email, role, davet_eden, son_tarih }: Invitation,
  language: Language,
): Promise<void> {
  const names = (await selectDepartments(tx, scope))
    .filter((one) => departments.includes(one.department_id))
    .map((one) => one.department_name);
  await enqueueMail(tx, config, {
    ...{ to: email, language, company_id: scope.company_id, occasion: 'first' },
    content: invitationMail(language, {
      inviter: davet_eden,
      company: companyNameOf(scope),
      role,
      departments: names,
      until: son_tarih,
      address: new URL('/guvenlik?bolum=kisisel', config.BASE_URL).href,
    }),
  });
}

/** Sends an invitation again, at most once a day; its time starts again. */
export const resendInvitation = (services: Services, scope: PersonScope, id: number) =>
  services.db.write(scope, async (tx) => {
    const { clock } = services;
    const before = (await hold(tx, scope, id)) ?? fail('NOT_FOUND');
    const now = clock.now();
    const pause = INVITATION_PAUSE_HOURS * 3_600_000;
    if (now.getTime() - new Date(before.gonderim_tarihi).getTime() < pause)
      fail('INVITATION_SENT', { values: { hours: INVITATION_PAUSE_HOURS } });
    const at = now.toISOString();
    await sql`update uyelik_davetleri set gonderim_tarihi = ${at}::timestamptz,
      son_tarih = ${at}::timestamptz + make_interval(days => ${sql.lit(INVITATION_DAYS)})
      where company_id = ${scope.company_id} and id = ${id}`.execute(tx);
    const after = (await hold(tx, scope, id)) ?? fail('NOT_FOUND');
    const [account] = await rowsOf<{ dil: Language | null }>(tx)`
      select language_of_invited(${id}::int) as dil`;
    await mail(services, tx, scope, after, account?.dil ?? 'tr');
  });

/** Withdraws an invitation; its link then shows that it is no longer valid. */
export const withdrawInvitation = ({ db, clock }: Services, scope: PersonScope, id: number) =>
  db.write(scope, async (tx) => {
    const before = (await hold(tx, scope, id)) ?? fail('NOT_FOUND');
    await sql`update uyelik_davetleri set durum = 'geri_alindi',
      yanit_tarihi = ${clock.now().toISOString()}::timestamptz
      where company_id = ${scope.company_id} and id = ${id}`.execute(tx);
    await logChange(tx, scope, COMPANY, scope.company_id, {
      islem: 'güncelleme',
      before: { davet: named(before) },
      after: { davet: null },
    });
  });
