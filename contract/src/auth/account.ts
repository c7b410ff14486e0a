import { z } from 'zod';
import { endpoint, FRESH, messageOnly } from '../shared/endpoint.ts';
import { email, language, requiredText } from '../shared/primitives.ts';

/** Minutes and tries of the two codes that a new address waits for, and how often an hour one may ask. */
export const ADDRESS_CHANGE = { minutes: 10, tries: 5, digits: 6, anHour: 5 } as const;

const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/);

const path = '/api/auth/account';
export const account = {
  rename: endpoint({
    name: 'auth.rename',
    summary: 'Kendi adını değiştir / Change the own name',
    method: 'POST',
    path: `${path}/name`,
    permission: 'signed-in',
    body: z.strictObject({ fullname: requiredText(200) }),
    answers: messageOnly,
  }),
  /** Mails a code to the mailbox of now and one to the new one. */
  askAddress: endpoint({
    name: 'auth.askAddress',
    summary: 'Yeni e-posta adresi iste / Ask for another e-mail address',
    method: 'POST',
    path: `${path}/address`,
    fresh: FRESH.act,
    permission: 'signed-in',
    body: z.strictObject({ email }),
    answers: messageOnly,
  }),
  confirmAddress: endpoint({
    name: 'auth.confirmAddress',
    summary: 'Yeni e-posta adresini onayla / Confirm the other e-mail address',
    method: 'POST',
    path: `${path}/address/confirm`,
    fresh: FRESH.act,
    permission: 'signed-in',
    body: z.strictObject({ eski_kod: code, yeni_kod: code }),
    answers: messageOnly,
  }),
  data: endpoint({
    name: 'auth.ownData',
    summary: 'Kendi verilerini indir / Download the own data',
    method: 'GET',
    path: `${path}/data`,
    fresh: FRESH.daily,
    permission: 'signed-in',
    raw: true,
    query: z.strictObject({ lang: language }),
    answers: z.unknown(),
  }),
  /** Takes the address once more, as the confirmation of what cannot be taken back. */
  erase: endpoint({
    name: 'auth.eraseAccount',
    summary: 'Kendi hesabını sil / Erase the own account',
    method: 'POST',
    path: `${path}/erase`,
    fresh: FRESH.act,
    permission: 'signed-in',
    body: z.strictObject({ email }),
    answers: messageOnly,
  }),
};
