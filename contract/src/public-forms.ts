import { z } from 'zod';
import { changedOf, endpoint, endpointsOf, PUBLIC_FORM } from './shared/endpoint.ts';
import { email, instant, language, requiredText, text } from './shared/primitives.ts';

/** Bands of the number of employees, as `numberoff` holds them. */
export const EMPLOYEE_BANDS = ['1-9', '10-49', '50-249', '250-999', '1000+'] as const;

const MOST_CHOICES = 20;
const YES = ['yes', 'true', '1', 'on', 'evet'];

const isYes = (value: unknown): boolean =>
  value === true || value === 1 || YES.includes(String(value).trim().toLowerCase());

const yesOrNo = z.union([z.boolean(), z.literal([0, 1]), text(20)]);

/** A list, or one text of several joined by commas; kept as that text. */
const joined = z
  .union([text(500), z.array(text(100)).max(MOST_CHOICES)])
  .transform((value) =>
    (typeof value === 'string' ? value.split(',') : value)
      .map((one) => one.trim())
      .filter(Boolean)
      .join(','),
  )
  .pipe(z.string().max(500));

/**
 * Beside the fields that people fill: the page's language, the time token of the page it was sent
 * from, and a field that no person sees and that stays empty.
 */
const BESIDE = {
  dil: language.optional(),
  belirtec: text(200).optional(),
  web_sitesi: text(500).optional(),
};

const receipt = z.object({ id: z.int(), tarih: instant });

/** Forms of the public site. They come as JSON, or as an HTML form sends them without script. */
export const publicForms = endpointsOf('publicForms', {
  addForm: endpoint({
    summary: 'İletişim ve tanıtım isteği / Contact or demo request',
    ...PUBLIC_FORM,
    path: '/api/forms/add',
    status: 201,
    body: z.strictObject({
      fullname: requiredText(200),
      email,
      tel: text(50).trim().default(''),
      country: text(100).trim().default(''),
      company: text(200).trim().default(''),
      position: yesOrNo.transform((value) => (isYes(value) ? 'yes' : 'no')).default('no'),
      return_contact: joined.default(''),
      data_privacy: joined.default(''),
      approval: yesOrNo.transform((value) => (isYes(value) ? 'true' : 'false')).default('false'),
      ...BESIDE,
    }),
    answers: changedOf(receipt),
  }),
  addAccount: endpoint({
    summary: 'Ücretsiz hesap isteği / Free account request',
    ...PUBLIC_FORM,
    path: '/api/free-account/add',
    status: 201,
    body: z.strictObject({
      fullname: requiredText(200),
      email,
      numberoff: z.union([z.number(), text(50)]).transform((value) => String(value).trim()),
      country: text(100).trim().default(''),
      company_name: requiredText(200),
      ...BESIDE,
    }),
    answers: changedOf(receipt),
  }),
});
