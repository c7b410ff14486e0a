import { codesOf, type LookupName } from '@emanet/contract/lookups';
import { sql } from 'kysely';
import type { WholeDb } from '../../src/platform/db.ts';

/**
 * Gives a company as many activities, suppliers and assets, the latter two linked with `links` of
 * the activities each. A row holds about what a careful company writes.
 */
export async function fillLinkedRegisters(
  db: WholeDb,
  company: number,
  department: number,
  rows: number,
  links = 10,
): Promise<void> {
  const some = (lookup: LookupName, count: number) => sql`array(
    select code from unnest(${codesOf(lookup)}::text[]) with ordinality as one(code, place)
    order by (place * 7919 + n * 104729) % 997 limit ${count})`;
  await sql`
    insert into veri_harita (company_id, department_id, guncelleyen, surec_ismi,
      islenen_kisisel_veriler, ilgili_kisi, islenme_amaci, isleme_sarti, saklama_suresi)
    select ${company}::int, ${department}::int, 'Ölçüm', 'Faaliyet ' || n, ${some('kisisel_veriler', 15)},
      ${some('ilgili_kisi', 4)}, ${some('islenme_amaci', 3)}, ${some('isleme_sarti', 2)},
      case when n % 5 > 0 then (n % 30) || ' yıl' end
    from generate_series(1, ${rows}) n`.execute(db.system);
  const linked = sql`array(select id from veri_harita where company_id = ${company}
    order by (id * 7919 + n * 104729) % 997 limit ${links})`;
  await sql`
    insert into veri_aktarim (company_id, department_id, guncelleyen, tedarikci_adi, veri_harita_id,
      aktarilan_kisisel_veriler, ilgili_kisi, aktarim_amaci, aktarim_sarti, alici_grubu,
      yurt_disi_aktarim, aktarim_ulkesi, yurt_disi_mekanizma, alinan_tedbirler)
    select ${company}::int, ${department}::int, 'Ölçüm', 'Tedarikçi ' || n, ${linked}, ${some('kisisel_veriler', 15)},
      ${some('ilgili_kisi', 4)}, ${some('islenme_amaci', 3)}, ${some('isleme_sarti', 2)}, 'tedarikciler',
      n % 4 = 0, 'Almanya', case when n % 8 = 0 then 'standart_sozlesme' end, ${some('alinan_tedbirler', 8)}
    from generate_series(1, ${rows}) n`.execute(db.system);
  await sql`
    insert into varlik_listesi (company_id, department_id, guncelleyen, varlik_ismi, veri_harita_id,
      islenen_kisisel_veriler, tedarikci_adi, yurt_disi_mi, ulke, alinan_tedbirler)
    select ${company}::int, ${department}::int, 'Ölçüm', 'Varlık ' || n, ${linked},
      case when n % 3 > 0 then ${some('kisisel_veriler', 15)} else '{}' end, 'Tedarikçi ' || n,
      n % 4 = 0, 'Almanya', ${some('alinan_tedbirler', 8)}
    from generate_series(1, ${rows}) n`.execute(db.system);
  await sql`analyze veri_harita, veri_aktarim, varlik_listesi`.execute(db.system);
}
