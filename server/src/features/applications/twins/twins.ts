import type { ExistingApplication } from '@emanet/contract/applications';
import type { Requester } from '@emanet/contract/applications/requesters';
import type { Right } from '@emanet/contract/data/application-rights';
import { labelKey } from '@emanet/contract/shared/turkish';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../platform/access/scope.ts';
import type { CompanySeal } from '../../../platform/crypto/company-seal.ts';
import type { Tx } from '../../../platform/db.ts';
import { exists, rowsOf } from '../../../platform/rows.ts';
import { instantOf } from '../../../records/queries.ts';
import { openIdentity } from '../identity.ts';
import { REQUESTER } from '../queries.ts';

type Values = Readonly<{
  ad_soyad: string;
  talep: string;
  basvuran_turu: Requester | null;
  cevap_yolu: string;
  dil: string;
}> &
  Readonly<Partial<Record<Optional, string | null | undefined>>>;
/** Values that an application on paper may lack. */
type Optional = 'temsil_edilen' | 'eposta' | 'telefon' | 'adres' | 'uyruk' | 'kisi_grubu';

/** An application that is being recorded. */
export type Arriving = Values &
  Readonly<{
    haklar: readonly Right[];
    gelis_tarihi: string;
    kimlik_no?: string | null | undefined;
  }>;

type Candidate = ExistingApplication & Values & Readonly<{ kimlik: Buffer | null }>;

const key = (text: string | null | undefined): string => labelKey(text ?? '');
/** The part of a telephone number that all its spellings share. */
const subscriber = (number: string | null | undefined): string =>
  (number ?? '').replace(/\D/g, '').slice(-10);
const plain = (number: string): string => number.replace(/[\s-]/g, '').toUpperCase();

/** Two values are the same only where both are known. */
const isSame = (a: string, b: string): boolean => a !== '' && a === b;

const hasSameNumber = (own: CompanySeal, given: Arriving, { kimlik }: Candidate): boolean =>
  isSame(plain(given.kimlik_no ?? ''), kimlik ? plain(openIdentity(own, kimlik)) : '');

const hasSameName = (given: Arriving, before: Candidate): boolean =>
  isSame(key(given.ad_soyad), key(before.ad_soyad)) &&
  (isSame(key(given.eposta), key(before.eposta)) ||
    isSame(subscriber(given.telefon), subscriber(before.telefon)));

const asksTheSame = (given: Arriving, before: Candidate): boolean =>
  key(given.talep) === key(before.talep) && key(given.temsil_edilen) === key(before.temsil_edilen);

const hasSameRequester = (given: Arriving, before: Candidate): boolean =>
  given.basvuran_turu === before.basvuran_turu;

/** An application recorded by hand may double one of the same person; the user decides. */
export const isLikelyTwin = (own: CompanySeal, given: Arriving) => (before: Candidate) =>
  asksTheSame(given, before) &&
  // An unknown requester matches any.
  (hasSameRequester(given, before) || !given.basvuran_turu || !before.basvuran_turu) &&
  (hasSameName(given, before) || hasSameNumber(own, given, before));

/**
 * An application by the form doubles one with the same number, the same confirmed address and every
 * value that is given now: another person's receipt is never shown, and no value is lost.
 */
export const isExactTwin = (own: CompanySeal, given: Arriving) => (before: Candidate) =>
  asksTheSame(given, before) &&
  hasSameRequester(given, before) &&
  isSame(given.eposta ?? '', before.eposta ?? '') &&
  (['cevap_yolu', 'dil', 'ad_soyad', 'adres', 'uyruk', 'kisi_grubu'] as const).every(
    (name) => !given[name] || key(given[name]) === key(before[name]),
  ) &&
  (!given.telefon || isSame(subscriber(given.telefon), subscriber(before.telefon))) &&
  hasSameNumber(own, given, before);

/**
 * The recorded application that an arriving one repeats: same rights, and still open or come within
 * a day of it. A repetition after the answer or after a withdrawal is a separate application with
 * its own thirty days (art. 13/2). Other applications of the company wait until the transaction
 * ends, so that of two that arrive at once one is the second.
 */
export async function findTwin(
  tx: Tx,
  { company_id }: CompanyScope,
  { haklar, gelis_tarihi }: Arriving,
  isTwin: (before: Candidate) => boolean,
): Promise<ExistingApplication | undefined> {
  await sql`select pg_advisory_xact_lock(780, ${company_id})`.execute(tx);
  const rights = sql`${[...haklar]}::text[]`;
  const candidates = await rowsOf<Candidate>(tx)`
    select t.id, application_number(t.yil, t.sira) as basvuru_no,
      ${instantOf('gelis_tarihi')} as gelis_tarihi, t.ad_soyad, t.talep, ${REQUESTER},
      t.temsil_edilen, t.kimlik, t.eposta, t.telefon, t.adres, t.uyruk, t.kisi_grubu, t.cevap_yolu,
      t.dil
    from basvurular t
    where t.company_id = ${company_id} and t.haklar @> ${rights} and t.haklar <@ ${rights}
      and (t.durum <> 'sonuclandi' or (t.sonuc is distinct from 'geri_cekildi' and t.gelis_tarihi
        between ${gelis_tarihi}::timestamptz - interval '24 hours'
          and ${gelis_tarihi}::timestamptz + interval '24 hours'))
    order by t.durum = 'sonuclandi', t.gelis_tarihi, t.id`;
  const found = candidates.find(isTwin);
  return found && { id: found.id, basvuru_no: found.basvuru_no, gelis_tarihi: found.gelis_tarihi };
}

/** Has a begun application a file that another one lacks? */
export const bringsFiles = (tx: Tx, { company_id }: CompanyScope, begun: number, before: number) =>
  exists(tx)`
    select f.sha256 from basvuru_ekleri e
      join dosyalar f on f.company_id = e.company_id and f.id = e.dosya_id
      where e.company_id = ${company_id} and e.basvuru_id = ${begun}
    except select f.sha256 from basvuru_ekleri e
      join dosyalar f on f.company_id = e.company_id and f.id = e.dosya_id
      where e.company_id = ${company_id} and e.basvuru_id = ${before}`;
