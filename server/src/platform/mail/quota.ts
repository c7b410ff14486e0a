import { momentIn } from '@emanet/contract/shared/time/moment';
import { sql } from 'kysely';
import type { Queries } from '../db.ts';
import { fail } from '../errors.ts';
import type { Config } from '../start/config.ts';

type Limits = Pick<Config, 'MAX_DAILY_MAILS' | 'MAX_DAILY_MAILS_NEW'>;
type Share = Readonly<{ kullanilan: number; sinir: number; acilis: string | null }>;

/** Mails of the last 24 hours to people who are no members, and how many more may leave. */
type MailQuota = Readonly<{
  sirket: Share;
  kisi: Share;
  kalan: number;
  /** Until when a lower limit holds, since the company is new. */
  yeni_bitis: string | null;
}>;

/** Answer of the database to a mail beyond a limit. */
export type MailRefusal = Readonly<{
  whose: 'company' | 'person';
  most: number;
  used: number;
  free: string | null;
}>;

type Row = Readonly<{
  sinir: number;
  kullanilan: number;
  acilis: string | null;
  kisi_siniri: number;
  kisi_kullanilan: number;
  kisi_acilis: string | null;
  yeni_bitis: string | null;
}>;

/** Mails that the company and the person of a scope may send; a job has the share of the company. */
export async function mailQuota(
  tx: Queries,
  { MAX_DAILY_MAILS, MAX_DAILY_MAILS_NEW }: Limits,
  isPerson = true,
): Promise<MailQuota> {
  const { rows } = await sql<Row>`
    select * from mail_quota(${MAX_DAILY_MAILS_NEW}, ${MAX_DAILY_MAILS})`.execute(tx);
  const row = rows[0] ?? fail('NOT_FOUND');
  const left = row.sinir - row.kullanilan;
  const own = isPerson ? row.kisi_siniri - row.kisi_kullanilan : left;
  return {
    sirket: { kullanilan: row.kullanilan, sinir: row.sinir, acilis: row.acilis },
    kisi: { kullanilan: row.kisi_kullanilan, sinir: row.kisi_siniri, acilis: row.kisi_acilis },
    kalan: Math.max(0, Math.min(left, own)),
    yeni_bitis: row.yeni_bitis,
  };
}

/** Refuses a mail, and with it the transaction: none of a sending leaves when not all fit. */
export function refuseMail({ whose, most, used, free }: MailRefusal): never {
  if (free === null) return fail('MAILS_TOO_MANY', { values: { most } });
  const at = { tr: momentIn(free, 'tr', 'full'), en: momentIn(free, 'en', 'full') };
  return fail(whose === 'company' ? 'MAILS_OF_COMPANY' : 'MAILS_OF_PERSON', {
    values: { most, used, at },
    retryAfter: Math.max(1, Math.ceil((Date.parse(free) - Date.now()) / 1000)),
  });
}
