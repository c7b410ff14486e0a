import { z } from 'zod';
import { userInfo } from '../auth.ts';
import { SIGN_IN_WAYS } from '../entry-logs.ts';
import { changedOf, endpoint, endpointsOf, FRESH, messageOnly, oneOf } from '../shared/endpoint.ts';
import { date, id, idInPath, instant, requiredText } from '../shared/primitives.ts';

/**
 * Minutes that a sign-in waits for its second step and its tries; digits and seconds of an app's
 * code; how many recovery codes and keys there are.
 */
export const SECOND_STEP = {
  minutes: 10,
  tries: 5,
  digits: 6,
  period: 30,
  recoveryCodes: 10,
  mostPasskeys: 10,
  graceDays: 7,
} as const;

/** Signs of a recovery code as they are written; those of before had two groups of five. */
export const RECOVERY_CODE = { groups: 6, group: 4, few: 3 } as const;
const CODE_SIGNS = RECOVERY_CODE.groups * RECOVERY_CODE.group;
const FORMER_SIGNS = 10;

const way = z.enum(['gecis_anahtari', 'uygulama', 'kurtarma_kodu']);
export type SecondWay = z.infer<typeof way>;

/** Options of the browser's own WebAuthn calls, as its library takes them. */
const options = z.object({ options: z.looseObject({ challenge: z.string() }) });

const bytes = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);
const transports = z.array(z.string().max(40)).max(10);
/** Answer of an authenticator; the verifying library looks into it. */
const answer = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.looseObject({}),
};
const registration = z.strictObject({
  ...answer,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: transports.optional(),
  }),
});
const assertion = z.strictObject({
  ...answer,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});
export type Registration = z.output<typeof registration>;
export type Assertion = z.output<typeof assertion>;

const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/);
/** Spaces, dashes and case do not matter. */
export const recoveryCode = z
  .string()
  .max(60)
  .transform((value) => value.toUpperCase().replace(/[^A-Z\d]/g, ''))
  .pipe(z.string().refine(({ length }) => [CODE_SIGNS, FORMER_SIGNS].includes(length)));
const name = requiredText(60);

const passkey = z.object({
  id,
  ad: z.string(),
  eklenme_tarihi: instant,
  son_kullanim: instant.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

const openSession = z.object({
  id,
  ip: z.string(),
  tarayici: z.string().nullable(),
  acilis: instant,
  son_gorulme: instant,
  bu_oturum: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

const ownEntry = z.object({
  tarih: instant,
  neden: z.enum(['giris_yapildi', 'kod_hatali', 'ikinci_adim_hatali', 'cok_fazla_deneme']),
  yontem: z.enum(SIGN_IN_WAYS).nullable(),
});

const security = z.object({
  gecis_anahtarlari: z.array(passkey),
  /** Since when the authenticator app is set up; null if it is not. */
  uygulama: instant.nullable(),
  kurtarma_kodlari: z.int(),
  /** Companies that require a second step, and from which day. */
  isteyenler: z.array(z.object({ company_name: z.string(), tarih: date })),
  oturumlar: z.array(openSession),
  girisler: z.array(ownEntry),
});
export type Security = z.infer<typeof security>;

/** Recovery codes are shown once, when they are made; otherwise there are none here. */
const added = changedOf(z.object({ kurtarma_kodlari: z.array(z.string()) }));

const path = '/api/auth';
const own = { permission: 'signed-in', method: 'POST' } as const;
const open = { permission: 'public', method: 'POST' } as const;
const remove = { permission: 'signed-in', method: 'DELETE' } as const;

export const secondStep = endpointsOf('auth', {
  state: endpoint({
    name: 'auth.secondStep',
    summary: 'Girişin ikinci adımı / The second step of a sign-in',
    path: `${path}/second-step`,
    permission: 'public',
    answers: oneOf(z.object({ yollar: z.array(way) })),
  }),
  passkeyOptions: endpoint({
    ...open,
    summary: 'Geçiş anahtarıyla girişi başlat / Begin to sign in with a passkey',
    path: `${path}/signin/passkey`,
    answers: oneOf(options),
  }),
  enterPasskey: endpoint({
    ...open,
    summary: 'Geçiş anahtarıyla giriş / Sign in with a passkey',
    path: `${path}/callback/passkey`,
    body: assertion,
    answers: oneOf(userInfo),
  }),
  enterAppCode: endpoint({
    ...open,
    summary: 'Uygulamanın koduyla ikinci adım / The second step with the code of the app',
    path: `${path}/callback/app`,
    body: z.strictObject({ code }),
    answers: oneOf(userInfo),
  }),
  enterRecoveryCode: endpoint({
    ...open,
    summary: 'Kurtarma koduyla ikinci adım / The second step with a recovery code',
    path: `${path}/callback/recovery`,
    body: z.strictObject({ code: recoveryCode }),
    answers: oneOf(userInfo),
  }),
  security: endpoint({
    summary: 'Hesabın güvenliği / Security of the account',
    path: `${path}/security`,
    permission: 'signed-in',
    answers: oneOf(security),
  }),
  beginPasskey: endpoint({
    ...own,
    summary: 'Geçiş anahtarı eklemeyi başlat / Begin to add a passkey',
    path: `${path}/passkeys/begin`,
    fresh: FRESH.act,
    answers: oneOf(options),
  }),
  addPasskey: endpoint({
    ...own,
    summary: 'Geçiş anahtarı ekle / Add a passkey',
    path: `${path}/passkeys/add`,
    fresh: FRESH.act,
    body: z.strictObject({ ad: name, response: registration }),
    status: 201,
    answers: added,
  }),
  renamePasskey: endpoint({
    ...own,
    summary: 'Geçiş anahtarını adlandır / Name a passkey',
    path: `${path}/passkeys/rename/:id`,
    params: z.object({ id: idInPath }),
    body: z.strictObject({ ad: name }),
    answers: messageOnly,
  }),
  deletePasskey: endpoint({
    ...remove,
    summary: 'Geçiş anahtarını sil / Delete a passkey',
    path: `${path}/passkeys/delete/:id`,
    fresh: FRESH.act,
    params: z.object({ id: idInPath }),
    answers: messageOnly,
  }),
  beginApp: endpoint({
    ...own,
    summary: 'Doğrulama uygulamasını kurmaya başla / Begin to set up an authenticator app',
    path: `${path}/authenticator/begin`,
    fresh: FRESH.act,
    answers: oneOf(z.object({ anahtar: z.string(), karekod: z.string() })),
  }),
  confirmApp: endpoint({
    ...own,
    summary: 'Doğrulama uygulamasını onayla / Confirm an authenticator app',
    path: `${path}/authenticator/confirm`,
    fresh: FRESH.act,
    body: z.strictObject({ code }),
    answers: added,
  }),
  deleteApp: endpoint({
    ...remove,
    summary: 'Doğrulama uygulamasını kaldır / Remove the authenticator app',
    path: `${path}/authenticator`,
    fresh: FRESH.act,
    answers: messageOnly,
  }),
  newRecoveryCodes: endpoint({
    ...own,
    summary: 'Yeni kurtarma kodları / New recovery codes',
    path: `${path}/recovery-codes`,
    fresh: FRESH.act,
    answers: added,
  }),
  endSession: endpoint({
    ...remove,
    summary: 'Bir oturumu kapat / End one session',
    path: `${path}/sessions/:id`,
    fresh: FRESH.act,
    params: z.object({ id: idInPath }),
    answers: messageOnly,
  }),
  endOtherSessions: endpoint({
    ...remove,
    summary: 'Öbür oturumları kapat / End all other sessions',
    path: `${path}/sessions`,
    fresh: FRESH.act,
    answers: messageOnly,
  }),
  /** Called before a download that the browser makes itself, since the page cannot answer its refusal. */
  checkFresh: endpoint({
    summary: 'Giriş yeterince yeni mi / Whether the sign-in is recent enough',
    path: `${path}/fresh`,
    fresh: FRESH.daily,
    permission: 'signed-in',
    answers: messageOnly,
  }),
  reset: endpoint({
    name: 'auth.resetSecondStep',
    summary: 'Bir kişinin ikinci adımını sıfırla / Reset the second step of a person',
    method: 'POST',
    path: `${path}/second-step/reset/:id`,
    fresh: FRESH.act,
    permission: 'organization.write',
    params: z.object({ id: idInPath }),
    answers: messageOnly,
  }),
});
