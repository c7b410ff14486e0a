import { fieldOfDocument } from '@emanet/contract/texts/kinds';
import { sql } from 'kysely';
import { toBuffer, toString } from 'qrcode';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { present, shown } from './noun.ts';
import { rowsOf } from '../../platform/rows.ts';

/** Pixels of a printed QR code, enough for an A3 poster. */
const WIDTH = 1024;

/** The address of a published text as a QR code; visits by it are counted separately. */
export async function qrOf(
  { config, db }: Services,
  scope: PersonScope,
  id: number,
  tur: 'svg' | 'png',
) {
  const row = shown(await db.read(scope, (tx) => present(tx, scope, id)), scope);
  const address = new URL(`${row.adres ?? fail('NOT_FOUND')}?yol=qr`, config.BASE_URL).href;
  const how = { margin: 2, errorCorrectionLevel: 'M' } as const;
  const name = `${row.kisa_ad}.${tur}`;
  return tur === 'svg'
    ? { name, type: 'image/svg+xml', bytes: await toString(address, { ...how, type: 'svg' }) }
    : { name, type: 'image/png', bytes: await toBuffer(address, { ...how, width: WIDTH }) };
}

const CONSENT = ['k5_1_acik_riza', 'k6_3_a_acik_riza'];

/** Running activities that a published text covers and whose field names no document yet. */
async function selectUnnamed(
  tx: Tx,
  { company_id }: CompanyScope,
  metin_id: number,
  alan: 'aydinlatma_metni' | 'acik_riza_metni',
) {
  const asked =
    alan === 'acik_riza_metni' ? sql`v.isleme_sarti && ${[...CONSENT]}::text[]` : sql`true`;
  return rowsOf<{ id: number; surum: number }>(tx)`
    select v.id, v.surum from veri_harita v
    where v.company_id = ${company_id} and v.${sql.ref(alan)} is null and ${asked}
      and coalesce(v.faaliyet_durumu, '') not in ('planlanan', 'sona_erdi')
      and exists (select from metin_kaynaklari k where k.company_id = v.company_id
        and k.metin_id = ${metin_id} and k.kayit_turu = 'veri_harita' and k.kayit_id = v.id
        and k.alan = 'kapsam' and k.deger = 'var')
    order by v.id`;
}

/**
 * Activities that a published text covers without naming a document of its kind: a person links
 * them by the register's bulk edit, with its log and its undo.
 */
export const readUnnamed = ({ db }: Services, scope: PersonScope, id: number) =>
  db.read(scope, async (tx) => {
    const { tur, dokuman_id, guncel } = await present(tx, scope, id);
    const alan = dokuman_id === null || !guncel ? null : fieldOfDocument(tur);
    return { alan, dokuman_id, satirlar: alan ? await selectUnnamed(tx, scope, id, alan) : [] };
  });
