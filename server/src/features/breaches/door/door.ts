import type { NoticedBreach } from '@emanet/contract/breaches/door';
import { formSlug } from '@emanet/contract/applications/slug';
import { cleanText } from '@emanet/contract/shared/clean-text';
import { sql } from 'kysely';
import { scopeAtDoor } from '../../../platform/access/links.ts';
import { updaterName } from '../../../platform/access/actor.ts';
import { fail } from '../../../platform/errors.ts';
import { throttle } from '../../../platform/http/throttle.ts';
import type { Services } from '../../../platform/services.ts';
import { add } from '../../../nouns/life.ts';
import { tellThoseInCharge } from '../emails.ts';
import { breachNoun } from '../noun.ts';
import { firstInCharge, insertEvent } from '../queries.ts';

type Company = Readonly<{ company_id: number; company_name: string; logo: string | null }>;

/** The company of a form's address, which is all that a stranger knows. */
export async function companyAtDoor({ config, db }: Services, slug: string): Promise<Company> {
  const found = formSlug.safeParse(slug).success
    ? await sql<Company>`
        select c.company_id, c.company_name, c.logo from basvuru_ayarlari a
        join companies c on c.company_id = a.company_id
        where a.company_id = company_at(${slug}) and a.ihlal_acik and c.askida_tarihi is null`.execute(
        db.identity,
      )
    : { rows: [] };
  const [company] = found.rows;
  // The library has no members: a report there would have no reader.
  return company && company.company_id !== config.TEMPLATE_COMPANY_ID
    ? company
    : fail('BREACH_DOOR_CLOSED');
}

/** Minutes within which the same words are the same report, from a form that was sent twice. */
const SAME_REPORT_MINUTES = 10;
const LONGEST_TITLE = 120;

/** Reports an hour to one company from all networks: each is a permanent row and a mail. */
export const MOST_OF_COMPANY = 120;
const HOUR = 3600;

/**
 * Records a report and notifies those in charge at once. The company counts as informed from now
 * on: the clock of the Board runs, until a person corrects it or decides that this is no breach.
 */
export async function report(
  services: Services,
  slug: string,
  { web_sitesi, ne_oldu, ...given }: NoticedBreach,
): Promise<void> {
  const { clock, db } = services;
  const { company_id } = await companyAtDoor(services, slug);
  // Robots get the answer of a success, so that they learn nothing.
  if (web_sitesi) return;
  const olus_bicimi =
    cleanText(ne_oldu) ?? fail('INVALID_INPUT', { fields: { ne_oldu: 'required' } });
  await throttle(
    { config: services.config, db: db.identity },
    { purpose: 'breach:company', who: String(company_id) },
    MOST_OF_COMPANY,
    HOUR,
  );
  const now = clock.now().toISOString();
  const scope = scopeAtDoor(company_id);
  const farkeden =
    [given.ad, given.iletisim].filter(Boolean).join(', ').slice(0, 200).toWellFormed() || null;
  await db.write(scope, async (tx) => {
    await sql`select pg_advisory_xact_lock(311, ${company_id})`.execute(tx);
    const since = new Date(Date.parse(now) - SAME_REPORT_MINUTES * 60_000).toISOString();
    const { ne_zaman = null, nerede = null, ad = null, iletisim = null } = given;
    const veri = {
      metin: olus_bicimi,
      ne_zaman,
      nerede,
      ad,
      iletisim,
      kaydeden: updaterName(scope.actor),
    };
    const again = await sql<{
      id: number;
    }>`select id from veri_ihlalleri where company_id = ${company_id}
      and kaynak = 'form' and olus_bicimi = ${olus_bicimi}
      and farkeden is not distinct from ${farkeden} and ogrenme > ${since}::timestamptz`.execute(
      tx,
    );
    const [first] = again.rows;
    if (first) {
      // The same words with another time or place belong to the same report.
      const known = await sql`select from ihlal_olaylari where company_id = ${company_id}
        and ihlal_id = ${first.id} and tur = 'ihbar'
        and veri ->> 'ne_zaman' is not distinct from ${ne_zaman}
        and veri ->> 'nerede' is not distinct from ${nerede}`.execute(tx);
      if (known.rows.length === 0)
        await insertEvent(tx, scope, { ihlal_id: first.id, tur: 'ihbar', an: now, veri });
      return;
    }
    const row = await add(tx, scope, breachNoun, {
      ...(await firstInCharge(tx, scope, clock.today())),
      kaynak: 'form',
      baslik: titleOf(olus_bicimi),
      olus_bicimi,
      farkeden,
      fark_edilme: now,
      ogrenme: now,
    });
    await insertEvent(tx, scope, { ihlal_id: row.id, tur: 'ihbar', an: now, veri });
    await tellThoseInCharge(services, tx, scope, row);
  });
}

/** The first line of the text, as the name of the breach. */
const titleOf = (text: string): string => {
  const line = text.split('\n')[0] ?? text;
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE - 1).toWellFormed()}…` : line;
};
