import { formSlug } from '@emanet/contract/applications/slug';
import { kindOf, type TextKind } from '@emanet/contract/texts/kinds';
import { sql } from 'kysely';
import { fail } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { VersionContent } from '../queries.ts';

/** A version as the public reads it at its address. */
export type PublishedText = Readonly<{
  company_id: number;
  metin_id: number;
  ad: string;
  tur: TextKind;
  sira: number;
  icerik: VersionContent;
  ozet: string;
  yayin_tarihi: string;
  /** The version in force of a text that is in force. */
  guncel: boolean;
  arsivde: boolean;
  arsiv_tarihi: string | null;
  /** Present address of the company; the requested one may be a former one. */
  sirket_adresi: string;
  company_name: string;
  logo: string | null;
  form: string | null;
  surumler: readonly Readonly<{ sira: number; tarih: string }>[];
}>;

/** State of a version: in force, replaced by another one, or withdrawn with its text. */
export const standingOf = (text: PublishedText) => ({
  ...{ sira: text.sira, tarih: text.yayin_tarihi, guncel: text.guncel },
  ...(text.arsivde && { kaldirildi: text.arsiv_tarihi }),
});

export type TextAddress = Readonly<{ company: string; name: string; sira: number | undefined }>;

/** The version in force or an earlier one; contracts and internal policies are not public. */
export async function readPublished(
  { config, db }: Services,
  { company, name, sira }: TextAddress,
): Promise<PublishedText> {
  const known = [company, name].every((part) => formSlug.safeParse(part).success);
  if (!known) return fail('NOT_FOUND');
  const { rows } = await sql<PublishedText>`
    select * from text_at(${company}, ${name}, ${sira ?? null}::integer)`.execute(db.identity);
  const [found] = rows;
  return found && kindOf(found.tur).open && found.company_id !== config.TEMPLATE_COMPANY_ID
    ? found
    : fail('NOT_FOUND');
}

/** Ways by which people open a page. */
export type Way = 'baglanti' | 'qr' | 'pdf';

/** Adds one to the number of the day; the reader is not stored. */
export const countView = async (
  { clock, db }: Services,
  { company_id, metin_id, sira }: PublishedText,
  way: Way,
): Promise<void> => {
  await sql`select count_text(${company_id}, ${metin_id}, ${sira}, ${clock.today()}::date, ${way})`.execute(
    db.identity,
  );
};
