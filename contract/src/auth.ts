import { z } from 'zod';
import { COMPANY_KINDS } from './shared/company-kinds.ts';
import { endpoint, endpointsOf, messageOnly, oneOf } from './shared/endpoint.ts';
import { date, email, flag, id, instant } from './shared/primitives.ts';
import { ABILITIES, ROLES } from './shared/roles.ts';

/** Minutes that a one-time code is valid, its tries, and seconds until another may be requested. */
export const OTP = { minutes: 5, tries: 5, resendSeconds: 60, digits: 6 } as const;

/** Name of the URL fragment with the token of a mailed link: it reaches no server log. */
export const SIGN_IN_LINK = 'baglanti';

export const companyEntry = z.object({
  company_id: id,
  company_name: z.string(),
  department_id: id.nullable(),
  department_name: z.string().nullable(),
  company_active: z.boolean(),
  logo: z.string().nullable(),
  /** Of the person in this company. */
  role: z.enum(ROLES),
  /** Kind of body, on which some conditions of the law depend; null until answered. */
  kurum_turu: z.enum(COMPANY_KINDS).nullable().optional(),
  /** The operator has suspended it: no data of it can be opened. */
  askida: z.boolean().optional(),
  /** A consultant who left the client may read it alone. */
  salt_okunur: z.boolean().optional(),
  /** Last day of its trial, once that is near or over; from the day after it is only read. */
  deneme_bitisi: date.optional(),
  deneme_bitti: z.boolean().optional(),
  /** Its requested erasure runs from this time on. */
  silinecek: instant.optional(),
});
export type CompanyEntry = z.infer<typeof companyEntry>;

/** User info of the specification's section 3. `abilities` are those in the company shown. */
export const userInfo = z.object({
  user_id: id,
  fullname: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  egitim_sorumlusu: z.union([z.literal(0), z.literal(1)]),
  varlik_sorumlusu: z.boolean(),
  /** A visitor of the demo: no change is saved. */
  ziyaretci: z.boolean().optional(),
  companies: z.array(companyEntry),
  /** The company shown asks for a second step that this session was opened without. */
  ikinci_adim_gerekli: z.boolean(),
  abilities: z.array(z.enum(ABILITIES)),
});
export type UserInfo = z.infer<typeof userInfo>;

const session = z.object({
  user: userInfo.optional(),
  accessToken: z.string().optional(),
  expires: instant.optional(),
});

const open = { permission: 'public', method: 'POST' } as const;
const readOpen = { permission: 'public' } as const;

export const auth = endpointsOf('auth', {
  verifyEmail: endpoint({
    ...open,
    summary: 'E-posta doğrulama / Check an e-mail address',
    path: '/api/auth/verify-email',
    body: z.strictObject({ email }),
    answers: z.object({ valid: z.boolean(), message: z.string() }),
  }),
  sendCode: endpoint({
    ...open,
    summary: 'Tek kullanımlık kod iste / Ask for a one-time code',
    path: '/api/auth/signin/otp',
    body: z.strictObject({ email }),
    answers: messageOnly,
  }),
  enterCode: endpoint({
    ...open,
    summary: 'Kod ile giriş / Sign in with the code',
    path: '/api/auth/callback/otp',
    body: z.strictObject({
      email,
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/),
    }),
    answers: oneOf(userInfo),
  }),
  enterLink: endpoint({
    ...open,
    summary: 'E-postadaki bağlantı ile giriş / Sign in with the link of the mail',
    path: '/api/auth/callback/link',
    body: z.strictObject({
      link: z
        .string()
        .trim()
        .regex(/^[\w-]{43}$/),
    }),
    answers: oneOf(userInfo),
  }),
  session: endpoint({
    ...readOpen,
    summary: 'Oturum / Session',
    path: '/api/auth/session',
    answers: session,
  }),
  csrf: endpoint({
    ...readOpen,
    summary: 'CSRF belirteci / CSRF token',
    path: '/api/auth/csrf',
    answers: z.object({ csrfToken: z.string() }),
  }),
  providers: endpoint({
    ...readOpen,
    summary: 'Giriş yolları / Ways to sign in',
    path: '/api/auth/providers',
    answers: z.object({
      otp: z.object({
        id: z.literal('otp'),
        name: z.string(),
        type: z.literal('email'),
        signinUrl: z.string(),
        callbackUrl: z.string(),
      }),
    }),
  }),
  signOut: endpoint({
    ...open,
    summary: 'Çıkış / Sign out',
    path: '/api/auth/signout',
    body: z.strictObject({ all: flag.optional() }),
    answers: messageOnly,
  }),
  userInfo: endpoint({
    summary: 'Kullanıcı bilgisi / User info',
    path: '/api/auth/user-info',
    permission: 'signed-in',
    answers: oneOf(userInfo),
  }),
  companyActive: endpoint({
    summary: 'Etkin şirketi değiştir / Switch the active company',
    method: 'POST',
    path: '/api/auth/update/company-active',
    permission: 'signed-in',
    body: z.strictObject({ user_id: id, company_id: id, company_active: flag }),
    answers: messageOnly,
  }),
});
