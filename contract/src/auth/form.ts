import { z } from 'zod';
import { endpoint, endpointsOf } from '../shared/endpoint.ts';
import { email, language } from '../shared/primitives.ts';
import { recoveryCode } from './second-step.ts';

/** Fields of every form of the sign-in page: its language, and where its person wanted to go. */
const around = { dil: language.optional(), donus: z.string().max(2000).optional() };

const digits = z
  .string()
  .max(20)
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^[0-9]{6}$/));

const form = {
  method: 'POST',
  permission: 'public',
  takes: 'urlencoded',
  raw: true,
  answers: z.string(),
} as const;

/** Forms that the sign-in page sends without script; each answer is a page, or leads into the app. */
export const signInForm = endpointsOf('auth', {
  email: endpoint({
    ...form,
    name: 'auth.formEmail',
    summary: 'Giriş sayfası: adres / Sign-in page: the address',
    path: '/api/auth/form/email',
    // `yeniden`: another code, requested beside the field of the first.
    body: z.object({ ...around, email, yeniden: z.string().max(1).optional() }),
  }),
  code: endpoint({
    ...form,
    name: 'auth.formCode',
    summary: 'Giriş sayfası: e-posta kodu / Sign-in page: the code of the mail',
    path: '/api/auth/form/code',
    body: z.object({ ...around, email, code: digits }),
  }),
  appCode: endpoint({
    ...form,
    name: 'auth.formApp',
    summary: 'Giriş sayfası: uygulamanın kodu / Sign-in page: the code of the app',
    path: '/api/auth/form/app',
    body: z.object({ ...around, code: digits }),
  }),
  recoveryCode: endpoint({
    ...form,
    name: 'auth.formRecovery',
    summary: 'Giriş sayfası: kurtarma kodu / Sign-in page: a recovery code',
    path: '/api/auth/form/recovery',
    body: z.object({ ...around, code: recoveryCode }),
  }),
  lookAround: endpoint({
    ...form,
    summary: 'Tanıtım şirketini gez / Look around in the demo company',
    path: '/api/auth/form/demo',
    body: z.object(around),
  }),
});
