import type { CompanySeal } from '../../platform/crypto/company-seal.ts';

type Identity = Readonly<{ turu: 'tc' | 'pasaport'; no: string }>;

/** The columns of an identity number: sealed, and as much of it as a list may show. */
export function identityColumns(own: CompanySeal, { turu, no }: Identity) {
  const [head, tail] =
    turu === 'tc' ? [no.slice(0, 3), no.slice(-2)] : [no.slice(0, 2), no.slice(-2)];
  return {
    kimlik_turu: turu,
    kimlik: own.seal('application-identity', no),
    kimlik_maskesi: `${head} ••• ••• ${tail}`,
  };
}

/** The number itself. */
export const openIdentity = (own: CompanySeal, sealed: Buffer): string =>
  own.open('application-identity', sealed);
