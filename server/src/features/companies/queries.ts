import type { CompanyProfile, CompanyUser } from '@emanet/contract/companies';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/rows.ts';

const COLUMNS = [
  ...(['company_id', 'company_name', 'logo', 'unvan', 'adres', 'vergi_no', 'mersis_no'] as const),
  ...(['kep', 'web', 'verbis_kayit_no', 'irtibat_kisisi', 'calisan_sayisi'] as const),
  ...(['irtibat_tckn', 'irtibat_telefon', 'irtibat_eposta', 'irtibat_kep', 'yerlesim'] as const),
  ...(['temsilci_unvan', 'temsilci_vergi_no', 'temsilci_adres', 'temsilci_eposta'] as const),
  ...(['temsilci_kep', 'verbis_silme_tarihi', 'verbis_silme_nedeni'] as const),
  ...(['kurum_turu', 'bilanco_toplami', 'ikinci_adim_tarihi', 'surum'] as const),
] as const;

/** The company of the scope; `hold` locks it until the transaction ends. */
export async function selectProfile(
  tx: Tx,
  { company_id }: CompanyScope,
  hold = false,
): Promise<CompanyProfile | undefined> {
  return tx
    .selectFrom('companies')
    .select(COLUMNS)
    .where('company_id', '=', company_id)
    .$if(hold, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

/** The sealed identity number of the contact person. */
export const selectContactNumber = async (tx: Tx, { company_id }: CompanyScope) =>
  (
    await tx
      .selectFrom('companies')
      .select('irtibat_kimlik')
      .where('company_id', '=', company_id)
      .executeTakeFirst()
  )?.irtibat_kimlik;

/** Columns of the company that a manager may store. */
export type ProfileColumns = Partial<
  Omit<CompanyProfile, 'company_id' | 'company_name' | 'logo' | 'surum'>
> & { dosya_id?: string | null; irtibat_kimlik?: Buffer | null };

export async function updateProfileRow(
  tx: Tx,
  { company_id }: CompanyScope,
  columns: ProfileColumns,
): Promise<CompanyProfile> {
  return tx
    .updateTable('companies')
    .set({ ...columns, surum: sql`surum + 1` })
    .where('company_id', '=', company_id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** All people of the company once: consultants, administrators, then representatives by name. */
export const selectUsers = (tx: Tx, { company_id }: CompanyScope): Promise<CompanyUser[]> =>
  rowsOf<CompanyUser>(tx)`
    select p.user_id, p.fullname, p.email, p.role,
      (select e.tarih from entry_logs e
        where e.company_id = ${company_id} and e.user_id = p.user_id and e.neden = 'giris_yapildi'
        order by e.tarih desc limit 1) as son_giris,
      p.user_id in (select s.user_id from company_second_steps() s) as ikinci_adim
    from (select distinct user_id, fullname, email, role from company_members()) p
    order by array_position(array['danışman', 'yönetici', 'temsilci'], p.role),
      coalesce(nullif(p.fullname, ''), p.email) collate turkish, p.user_id`;
