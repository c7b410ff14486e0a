import type { VerifiedCertificate } from '@emanet/contract/training/rows';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import { sql } from 'kysely';
import { fail } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { networkOf, widerNetworkOf } from '../../../platform/http/network-address.ts';
import { throttle } from '../../../platform/http/throttle.ts';

/** Lookups per network, and per wider one, in ten minutes, because earlier numbers are in a row. */
const LOOKED_UP = { network: 60, wider: 180, seconds: 600 } as const;

type Found = Readonly<{
  no: string;
  fullname: string;
  company_name: string;
  logo: string | null;
  tarih: string;
  gecerlilik: string;
}>;

/** The certificate of a number in any company: a reader has only the number. */
async function find({ config, db }: Services, number: string, address: string): Promise<Found> {
  const limits = [
    { who: networkOf(address), most: LOOKED_UP.network },
    { who: widerNetworkOf(address), most: LOOKED_UP.wider },
  ];
  for (const { who, most } of limits)
    await throttle(
      { config, db: db.identity },
      { purpose: 'certificate', who },
      most,
      LOOKED_UP.seconds,
    );
  const plain = number.toUpperCase().replace(/[^A-Z0-9-]/g, '');
  const { rows } = await sql<Found>`select * from training_certificate(${plain})`.execute(
    db.identity,
  );
  return rows[0] ?? fail('CERTIFICATE_UNKNOWN');
}

/** `A••• D•••` of a name: its initials, without its length. */
export const masked = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ''}•••`)
    .join(' ');

/** Public facts of a certificate by its number. */
export async function verifyCertificate(
  services: Services,
  number: string,
  address: string,
): Promise<VerifiedCertificate> {
  const { fullname, ...found } = await find(services, number, address);
  const durum = found.gecerlilik >= services.clock.today() ? 'gecerli' : 'suresi_doldu';
  return { durum, ad: masked(fullname), ...found };
}

/** Does a certificate name this person? */
export async function isNamed(services: Services, number: string, name: string, address: string) {
  const { fullname } = await find(services, number, address);
  return foldTurkish(fullname.normalize('NFC')) === foldTurkish(name.normalize('NFC'));
}
