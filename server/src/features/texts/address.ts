import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';

/** `Çalışan Aydınlatma Metni` as a part of an address, `calisan-aydinlatma-metni`. */
const addressOf = (name: string): string =>
  name
    .toLocaleLowerCase('tr')
    .replace(
      /[çğıöşüâîû]/g,
      (letter) =>
        ({ ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u', â: 'a', î: 'i', û: 'u' })[letter] ?? '',
    )
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 56)
    .replace(/-$/, '') || 'metin';

/** The address of a name, with a number if the company has it already. */
export async function freeAddress(tx: Tx, { company_id }: CompanyScope, name: string) {
  const base = addressOf(name);
  // Two texts added at once would get the same address.
  await sql`select pg_advisory_xact_lock(340, ${company_id})`.execute(tx);
  const { rows } = await sql<{ kisa_ad: string }>`
    select kisa_ad from metinler where company_id = ${company_id} and kisa_ad like ${`${base}%`}`.execute(
    tx,
  );
  const taken = new Set(rows.map(({ kisa_ad }) => kisa_ad));
  let address = base;
  for (let place = 2; taken.has(address); place++) address = `${base}-${place}`;
  return address;
}
