import { cookieNoun, type Cookie } from '@emanet/contract/cookies';
import type { NounLook } from '../../records/noun/noun-look.ts';

/** Address of the inventory. */
export const COOKIES = '/metinler/cerezler';

/** Names of columns; the list of fields has them as plain text. */
type Name = Exclude<keyof Cookie, 'id' | 'company_id' | 'surum'>;

/** The inventory on screen. */
export const cookieLook: NounLook = {
  ...cookieNoun,
  label: (t, name) => t(`cookies.fields.${name as Name}`),
  kept: ['kategori', 'saglayan', 'sure', 'yurt_disi', 'taraf'],
  widths: { amac: 260, sure: 110, ulke: 120, yurt_disi: 150 },
};
