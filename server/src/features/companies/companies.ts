import type { SignedIn } from '../../platform/access/actor.ts';
import { currentCompany, mayUse, membershipIn, scopeOf } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { settingsIn } from '../notification-settings/notification-settings.ts';
import { selectUsers } from './queries.ts';

export { reversibleProfile } from './profile.ts';

/** The companies of a person, each once, in their order; the one they work in is active. */
export function companiesOf(actor: SignedIn) {
  const active = currentCompany(actor)?.company_id;
  const found = new Map(actor.memberships.map((one) => [one.company_id, one]));
  return [...found.values()].map(({ company_id, company_name, logo }) => ({
    company_id,
    company_name,
    logo,
    company_active: company_id === active,
  }));
}

const UNREAD = {
  ...{ envanter_uygulama_onay: null, envanter_email_onay: null, aksiyon_bildirimi: null },
  ...{ periyodik_sure: null, envanter_baslangic_tarihi: null, aksiyon_periyodik_sure: null },
  users: null,
} as const;

/** The same with the data of each that this person may read: notification settings and people. */
export async function listCompanies({ db }: Services, actor: SignedIn) {
  const listed: (ReturnType<typeof companiesOf>[number] & (typeof UNREAD | Readable))[] = [];
  for (const company of companiesOf(actor))
    listed.push({ ...company, ...(await readable(db, actor, company.company_id)) });
  return listed;
}

type Readable = Awaited<ReturnType<typeof settingsIn>> &
  Readonly<{ users: Awaited<ReturnType<typeof selectUsers>> | null }>;

/** Empty for a company that requires a second step first. */
async function readable(
  db: Services['db'],
  actor: SignedIn,
  company_id: number,
): Promise<typeof UNREAD | Readable> {
  if (membershipIn(actor, company_id)?.kilitli) return UNREAD;
  const scope = scopeOf(actor, 'notification-settings.read', company_id);
  const mayReadUsers = mayUse(scope, 'organization.read');
  return db.read(scope, async (tx) => ({
    ...(await settingsIn(tx, scope)),
    users: mayReadUsers ? await selectUsers(tx, scope) : null,
  }));
}
