import type { companyEvidence, EvidenceMail } from '@emanet/contract/companies/evidence';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import type { z } from 'zod';
import { logChange } from '../../nouns/log.ts';
import { updaterName } from '../../platform/access/actor.ts';
import { companyNameOf, type CompanyScope, type PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { throttle, throttleOf } from '../../platform/http/throttle.ts';
import { optedOut } from '../../platform/mail/opt-out.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { lineOfHead, type ChainHead } from '../../records/chain-heads.ts';
import { mayDecide } from './administrator.ts';
import { evidenceMail, evidenceMailChanged } from './emails.ts';
import { firstOf, rowsOf } from '../../platform/rows.ts';

/** Changes a day: each may write to an address that does not know the company. */
const MOST_CHANGES = 10;
const DAY_SECONDS = 86_400;

type Settings = Pick<EvidenceMail, 'kanit_eposta' | 'kanit_sikligi' | 'kanit_gonderimi'> &
  Readonly<{ kanit_dili: Language }>;

async function selectSettings(tx: Tx, { company_id }: CompanyScope, hold = false) {
  const rows = await rowsOf<Settings>(tx)`
    select kanit_eposta, kanit_sikligi, kanit_dili, kanit_gonderimi::text as kanit_gonderimi
    from companies where company_id = ${company_id}
    ${hold ? sql`for no key update` : sql``}`;
  return rows[0] ?? fail('NOT_FOUND');
}

async function shown(tx: Tx, scope: PersonScope): Promise<EvidenceMail> {
  const { kanit_dili: _, ...settings } = await selectSettings(tx, scope);
  const { kanit_eposta } = settings;
  return {
    ...settings,
    reddetti: kanit_eposta !== null && (await optedOut(tx, [kanit_eposta])).size > 0,
    degistirebilir: await mayDecide(tx, scope),
  };
}

/** The address to which heads of the scope's company go. */
export const readEvidenceMail = ({ db }: Services, scope: PersonScope): Promise<EvidenceMail> =>
  db.read(scope, (tx) => shown(tx, scope));

/** Changes it, with a log entry; an address that gets no more heads receives a mail. */
export async function setEvidenceMail(
  services: Services,
  scope: PersonScope,
  { dil, ...wanted }: z.output<typeof companyEvidence.setEvidenceMail.body>,
): Promise<EvidenceMail> {
  const { db, config } = services;
  const { company_id, actor } = scope;
  const attempt = { purpose: 'evidence-mail', who: String(company_id) };
  await throttle(throttleOf(services), attempt, MOST_CHANGES, DAY_SECONDS);
  return db.write(scope, async (tx) => {
    const { kanit_dili, kanit_gonderimi: _, ...before } = await selectSettings(tx, scope, true);
    if (!(await mayDecide(tx, scope))) fail('FORBIDDEN');
    const { kanit_eposta, kanit_sikligi } = wanted;
    const isMoved = kanit_eposta !== before.kanit_eposta;
    if (!isMoved && kanit_sikligi === before.kanit_sikligi) return shown(tx, scope);
    await tx
      .updateTable('companies')
      .set({ kanit_eposta, kanit_sikligi, kanit_dili: dil })
      .where('company_id', '=', company_id)
      .execute();
    await logChange(tx, scope, { tur: 'sirket' }, company_id, {
      ...{ islem: 'güncelleme', before, after: wanted },
    });
    if (isMoved && before.kanit_eposta !== null)
      await enqueueMail(tx, config, {
        to: before.kanit_eposta,
        language: kanit_dili,
        company_id,
        refusable: true,
        content: evidenceMailChanged(kanit_dili, {
          company: companyNameOf(scope),
          by: updaterName(actor),
          isEnded: kanit_eposta === null,
        }),
      });
    return shown(tx, scope);
  });
}

/** Companies whose mail of the present day, week or month was not sent. */
const isDue = (today: string) => sql`kanit_eposta is not null
  and coalesce(kanit_gonderimi, '-infinity') < case kanit_sikligi
    when 'gunluk' then ${today}::date
    when 'haftalik' then date_trunc('week', ${today}::date)::date
    else date_trunc('month', ${today}::date)::date end`;

export const dueHeads = (today: string) =>
  sql<{ company_id: number }>`select company_id from companies where ${isDue(today)}`;

/** Claims the mail of this day, week or month for this node; undefined when it was sent already. */
const takeDue = (tx: Tx, { company_id }: CompanyScope, today: string) =>
  firstOf<Settings & { kanit_eposta: string }>(tx)`
    update companies set kanit_gonderimi = ${today}::date
    where company_id = ${company_id} and ${isDue(today)}
    returning kanit_eposta, kanit_sikligi, kanit_dili`;

/** The end of the company's chain: each entry's digest follows from all before it. */
async function selectHead(
  tx: Tx,
  { company_id }: CompanyScope,
  day: string,
): Promise<ChainHead | undefined> {
  const rows = await rowsOf<Omit<ChainHead, 'company_id' | 'day'>>(tx)`
    select l.id::float8 as entry, l.ozet as digest,
      (select count(*)::int from change_logs e
        where e.company_id = l.company_id and e.id <= l.id) as entries
    from change_logs l where l.company_id = ${company_id} order by l.id desc limit 1`;
  return rows[0] && { company_id, day, ...rows[0] };
}

/** Mails the head of the scope's company where that is due: once a day, week or month. */
export const mailHead = ({ clock, config, db }: Services, scope: CompanyScope): Promise<void> =>
  db.write(scope, async (tx) => {
    const today = clock.today();
    const due = await takeDue(tx, scope, today);
    if (!due || (await optedOut(tx, [due.kanit_eposta])).size > 0) return;
    const head = await selectHead(tx, scope, today);
    if (!head) return;
    await enqueueMail(tx, config, {
      to: due.kanit_eposta,
      language: due.kanit_dili,
      company_id: scope.company_id,
      refusable: true,
      // At most one a day, so the limit of mails does not stop it.
      occasion: 'reply',
      content: evidenceMail(due.kanit_dili, { ...head, line: lineOfHead(config, head) }),
    });
  });
