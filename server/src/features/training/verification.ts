import type { VerifiedCertificate } from '@emanet/contract/training/rows';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import { sql } from 'kysely';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { throttle } from '../../platform/http/throttle.ts';

/** Numbers that one network address may look up in ten minutes: they are easy to guess. */
const LOOKED_UP = { most: 60, seconds: 600 } as const;

type Found = Readonly<{
  no: string;
  fullname: string;
  company_name: string;
  logo: string | null;
  tarih: string;
  gecerlilik: string;
}>;

/** The certificate of a number, whatever its company: the number is all that a reader has. */
async function find({ config, db }: Services, number: string, address: string): Promise<Found> {
  const who = { purpose: 'certificate', who: address };
  await throttle({ config, db: db.identity }, who, LOOKED_UP.most, LOOKED_UP.seconds);
  const plain = number.toUpperCase().replace(/[^A-Z0-9-]/g, '');
  const { rows } = await sql<Found>`select * from training_certificate(${plain})`.execute(
    db.identity,
  );
  return rows[0] ?? fail('CERTIFICATE_UNKNOWN');
}

/** `A••• D••••••` of a name: the number of a certificate is easy to guess. */
export const masked = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => {
      const [first = '', ...rest] = word;
      return first + '•'.repeat(rest.length);
    })
    .join(' ');

/** Facts that anybody may learn of a certificate by its number. */
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
export async function isNamed(
  services: Services,
  number: string,
  name: string,
  address: string,
): Promise<boolean> {
  const { fullname } = await find(services, number, address);
  return foldTurkish(fullname.normalize('NFC')) === foldTurkish(name.normalize('NFC'));
}
