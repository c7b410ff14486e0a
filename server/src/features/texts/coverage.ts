import type { Values } from '@emanet/contract/records/fields';
import { kindOf, type Picks } from '@emanet/contract/texts/kinds';
import type { Coverage } from '@emanet/contract/texts/model';
import type { texts } from '@emanet/contract/texts';
import { MOST_COVERED } from '@emanet/contract/texts/shapes';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { FetchedRegister } from './register.ts';

export type NewText = z.output<typeof texts.add.body>;

const EMPTY: Coverage = {
  tumu: false,
  gruplar: [],
  departmanlar: [],
  faaliyetler: [],
  aktarim: null,
};

/** Activities that a picture, a voice, a channel or a consent picks. */
async function pickedBy(tx: Tx, { company_id }: CompanyScope, picks: Picks): Promise<number[]> {
  const { veriler = [], kanallar = [], ortamlar = [], sartlar = [], aktarim = '' } = picks;
  const { rows } = await sql<{ id: number }>`
    select v.id from veri_harita v
    where v.company_id = ${company_id}
      and coalesce(v.faaliyet_durumu, '') not in ('planlanan', 'sona_erdi')
      and (v.islenen_kisisel_veriler && ${[...veriler]}::text[]
        or v.kimden_nasil_temin && ${[...kanallar]}::text[]
        or v.saklandigi_alan && ${[...ortamlar]}::text[]
        or v.isleme_sarti && ${[...sartlar]}::text[]
        or exists (select from unnest(v.kategori_ayrintilari) d
          where substring(d from '\\.isleme_sarti=(.+)$') = any(${[...sartlar]}::text[]))
        or exists (select from varlik_listesi t where t.company_id = v.company_id
          and v.id = any(t.veri_harita_id) and t.varlik_turu = any(${[...ortamlar]}::text[])
          and coalesce(t.varlik_durumu, '') <> 'imha_edildi')
        or exists (select from veri_aktarim t where t.company_id = v.company_id
          and v.id = any(t.veri_harita_id) and t.yurt_disi_aktarim
          and t.yurt_disi_mekanizma = ${aktarim}))
    order by v.id limit ${MOST_COVERED}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Default coverage of a new text: the activities of its groups or picks; a policy, all. */
export async function coverageOf(
  tx: Tx,
  scope: CompanyScope,
  { tur, kapsam = {} }: NewText,
): Promise<Coverage> {
  const { group, subjects = [], ofTransfer, picks } = kindOf(tur);
  const whole = group === 'politika' && subjects.length === 0;
  const { aktarim: _about, ...activities } = kapsam;
  const told = Object.keys(activities).length > 0;
  const faaliyetler = picks && !told ? await pickedBy(tx, scope, picks) : [];
  return { ...EMPTY, tumu: whole && !ofTransfer, gruplar: subjects, faaliyetler, ...kapsam };
}

/** Records that a coverage may name: only the company's own. */
export async function checkCoverage(tx: Tx, { company_id }: CompanyScope, coverage: Coverage) {
  const { rows } = await sql<{ activities: number; departments: number; transfers: number }>`
    select (select count(*)::int from veri_harita where company_id = ${company_id}
        and id = any(${[...coverage.faaliyetler]}::int[])) as activities,
      (select count(*)::int from departments where company_id = ${company_id}
        and department_id = any(${[...coverage.departmanlar]}::int[])) as departments,
      (select count(*)::int from veri_aktarim where company_id = ${company_id}
        and id = ${coverage.aktarim}) as transfers`.execute(tx);
  const [found] = rows;
  const fields = {
    ...(found?.activities !== new Set(coverage.faaliyetler).size && {
      'kapsam.faaliyetler': 'choice' as const,
    }),
    ...(found?.departments !== new Set(coverage.departmanlar).size && {
      'kapsam.departmanlar': 'choice' as const,
    }),
    ...(coverage.aktarim !== null &&
      found?.transfers !== 1 && { 'kapsam.aktarim': 'choice' as const }),
  };
  if (Object.keys(fields).length > 0) fail('INVALID_INPUT', { fields });
}

/** Departments whose activities a text covers. */
export const departmentsOf = ({ register }: FetchedRegister): number[] => [
  ...new Set(register.activities.map(({ department_id }: Values) => Number(department_id))),
];
