import { z } from 'zod';
import { endpoint, endpointsOf, FRESH, messageOnly } from '../shared/endpoint.ts';
import { email, language, requiredText } from '../shared/primitives.ts';

/** Minutes and tries of the two codes that a new address waits for, and how often an hour one may ask. */
export const ADDRESS_CHANGE = { minutes: 10, tries: 5, digits: 6, anHour: 5 } as const;

const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/);

const path = '/api/auth/account';
const own = { method: 'POST', permission: 'signed-in', answers: messageOnly } as const;

export const account = endpointsOf('auth', {
  rename: endpoint({
    ...own,
    summary: 'Kendi adını değiştir / Change the own name',
    path: `${path}/name`,
    body: z.strictObject({ fullname: requiredText(200) }),
  }),
  /** Mails a code to the mailbox of now and one to the new one. */
  askAddress: endpoint({
    ...own,
    summary: 'Yeni e-posta adresi iste / Ask for another e-mail address',
    path: `${path}/address`,
    fresh: FRESH.act,
    body: z.strictObject({ email }),
  }),
  confirmAddress: endpoint({
    ...own,
    summary: 'Yeni e-posta adresini onayla / Confirm the other e-mail address',
    path: `${path}/address/confirm`,
    fresh: FRESH.act,
    body: z.strictObject({ eski_kod: code, yeni_kod: code }),
  }),
  ownData: endpoint({
    ...own,
    method: 'GET',
    answers: z.unknown(),
    summary: 'Kendi verilerini indir / Download the own data',
    path: `${path}/data`,
    fresh: FRESH.daily,
    raw: true,
    query: z.strictObject({ lang: language }),
  }),
  /** Takes the address once more, as the confirmation of what cannot be taken back. */
  eraseAccount: endpoint({
    ...own,
    summary: 'Kendi hesabını sil / Erase the own account',
    path: `${path}/erase`,
    fresh: FRESH.act,
    body: z.strictObject({ email }),
  }),
});
