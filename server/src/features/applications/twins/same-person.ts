import type { EarlierApplication } from '@emanet/contract/applications/applicant';
import { labelKey } from '@emanet/contract/shared/turkish';
import type { CompanyScope } from '../../../platform/access/scope.ts';
import { openingSeal } from '../../../platform/crypto/company-seal.ts';
import { fail } from '../../../platform/errors.ts';
import { firstOf, rowsOf } from '../../../platform/rows.ts';
import type { Services } from '../../../platform/services.ts';
import { instantOf } from '../../../records/queries.ts';
import { openIdentity } from '../identity.ts';

type Person = Readonly<{
  eposta: string | null;
  kimlik: Buffer | null;
  kimlik_maskesi: string | null;
  ad_soyad: string;
  temsil_edilen: string | null;
}>;
type Candidate = EarlierApplication & Person;

const key = (text: string | null): string => labelKey(text ?? '');

/** Can two names be spellings of one: "B. Özdemir" and "Barış Tolga Özdemir", but not "Ayşe" and "Mehmet"? */
function mayBeOneName(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => key(name).split(/\s+/));
  return a?.at(-1) === b?.at(-1) && a?.[0]?.[0] === b?.[0]?.[0];
}
/** The person whose data an application is about. */
const subjectOf = ({ temsil_edilen, ad_soyad }: Person): string => temsil_edilen ?? ad_soyad;

/**
 * Other applications of the same person, newest first: the same identity number, or the same e-mail address or
 * agent's number in a name that may be the same. A family may share an address. Numbers are sealed, so only
 * those whose shown part is the same are opened.
 */
export const readSamePerson = (
  { config, db }: Services,
  scope: CompanyScope,
  id: number,
): Promise<EarlierApplication[]> =>
  db.read(scope, async (tx) => {
    const { company_id } = scope;
    const person =
      (await firstOf<Person>(tx)`
        select eposta, kimlik, kimlik_maskesi, ad_soyad, temsil_edilen from basvurular
        where company_id = ${company_id} and id = ${id}`) ?? fail('NOT_FOUND');
    const address = key(person.eposta);
    const candidates = await rowsOf<Candidate>(tx)`
      select t.id, application_number(t.yil, t.sira) as basvuru_no,
        ${instantOf('gelis_tarihi')} as gelis_tarihi, t.haklar, t.durum, t.sonuc, t.eposta, t.kimlik,
        t.kimlik_maskesi, t.ad_soyad, t.temsil_edilen
      from basvurular t
      where t.company_id = ${company_id} and t.id <> ${id}
        and (t.eposta is not null or t.kimlik_maskesi = ${person.kimlik_maskesi})
      order by t.gelis_tarihi desc, t.id desc`;
    const own = await openingSeal(tx, config);
    const hasNumber = (one: Candidate): boolean =>
      one.kimlik !== null &&
      person.kimlik !== null &&
      one.kimlik_maskesi === person.kimlik_maskesi &&
      openIdentity(own, one.kimlik) === openIdentity(own, person.kimlik);
    return candidates
      .filter((one) => (address !== '' && key(one.eposta) === address) || hasNumber(one))
      .filter(
        (one) =>
          mayBeOneName(subjectOf(one), subjectOf(person)) ||
          (one.temsil_edilen === null && person.temsil_edilen === null && hasNumber(one)),
      )
      .map(({ basvuru_no, gelis_tarihi, haklar, durum, sonuc, ...one }) => ({
        ...{ id: one.id, basvuru_no, gelis_tarihi, haklar, durum, sonuc },
      }));
  });
