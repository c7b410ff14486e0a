import { seal, unseal } from '../../platform/crypto/seal.ts';

type Identity = Readonly<{ turu: 'tc' | 'pasaport'; no: string }>;

/** The columns of an identity number: sealed, and as much of it as a list may show. */
export function identityColumns(secret: string, { turu, no }: Identity) {
  const [head, tail] =
    turu === 'tc' ? [no.slice(0, 3), no.slice(-2)] : [no.slice(0, 2), no.slice(-2)];
  return {
    kimlik_turu: turu,
    kimlik: seal(secret, 'application-identity', no),
    kimlik_maskesi: `${head} ••• ••• ${tail}`,
  };
}

/** The number itself. */
export const openIdentity = (secret: string, sealed: Buffer): string =>
  unseal(secret, 'application-identity', sealed);
