import { z } from 'zod';
import { choiceOf, choicesOf } from './lookups.ts';
import type { Field, Values } from './records/fields.ts';
import { namesAbroad } from './shared/countries.ts';
import { registerEndpoints } from './records/endpoints.ts';
import { hasSpecialData } from './records/personal-data.ts';
import type { Register } from './records/register.ts';
import { registerEntry } from './records/registers.ts';

const ABROAD = { field: 'yurt_disi_mi', is: true } as const;
const PAPER = choicesOf('varlik_turu')
  .filter(({ group }) => group?.code === 'fiziksel')
  .map(({ code }) => code);
const ELECTRONIC = { field: 'varlik_turu', isNoneOf: PAPER } as const;
const BACKED_UP = { field: 'yedekleme_var_mi', is: true } as const;

/** Fields of an asset (field guide, section 4). `varlik_grubu` follows from the type. */
// prettier-ignore
export const assetFields: readonly Field[] = [
  { name: 'varlik_ismi', section: 'varlik', control: 'text', max: 200, required: true, listed: ['ozet', 'hukuki', 'saklama', 'tumu'] },
  { name: 'department_id', section: 'varlik', control: 'department', required: true, listed: ['ozet', 'hukuki', 'saklama', 'tumu'] },
  { name: 'varlik_turu', section: 'varlik', control: 'select', lookup: 'varlik_turu', expected: true, listed: ['ozet', 'tumu'] },
  { name: 'varlik_sahibi', section: 'varlik', control: 'text', max: 200, expected: true, listed: ['ozet', 'tumu'] },
  { name: 'varlik_durumu', section: 'varlik', control: 'select', lookup: 'varlik_durumu', expected: true, listed: ['tumu'] },
  { name: 'durum', section: 'varlik', control: 'confirmation', attested: true, listed: ['tumu'] },
  { name: 'bulundugu_yer', section: 'konum', control: 'text', max: 300, expected: true, listed: ['ozet', 'tumu'] },
  { name: 'tedarikci_adi', section: 'konum', control: 'supplier', max: 200, listed: ['ozet', 'tumu'] },
  { name: 'yurt_disi_mi', section: 'konum', control: 'boolean', expected: true, attested: { as: false }, listed: ['hukuki', 'tumu'] },
  { name: 'ulke', section: 'konum', control: 'country', max: 100, visibleWhen: ABROAD, implies: namesAbroad, expected: true, listed: ['hukuki', 'tumu'] },
  { name: 'veri_harita_id', section: 'veriler', control: 'activities', expected: true, listed: ['tumu'] },
  { name: 'islenen_kisisel_veriler', section: 'veriler', control: 'multiselect', lookup: 'kisisel_veriler', listed: ['hukuki', 'tumu'] },
  { name: 'ozel_nitelikli_veri', section: 'veriler', control: 'boolean', attested: { as: false }, listed: ['hukuki', 'tumu'] },
  { name: 'kisi_sayisi', section: 'veriler', control: 'number', listed: ['saklama', 'tumu'] },
  { name: 'gizlilik_derecesi', section: 'guvenlik', control: 'select', lookup: 'gizlilik_derecesi', expected: true, listed: ['ozet', 'tumu'] },
  { name: 'erisim_yetkilileri', section: 'guvenlik', control: 'textarea', max: 1000, expected: true, listed: ['tumu'] },
  { name: 'yedekleme_var_mi', section: 'guvenlik', control: 'boolean', visibleWhen: ELECTRONIC, expected: true, attested: true, listed: ['saklama', 'tumu'] },
  { name: 'yedek_saklama_suresi', section: 'guvenlik', control: 'duration', visibleWhen: BACKED_UP, expected: true, listed: ['saklama', 'tumu'] },
  { name: 'sifreleme_var_mi', section: 'guvenlik', control: 'boolean', visibleWhen: ELECTRONIC, expected: true, attested: true, listed: ['saklama', 'tumu'] },
  { name: 'alinan_tedbirler', section: 'guvenlik', control: 'multiselect', lookup: 'alinan_tedbirler', expected: true, attested: true, listed: ['tumu'] },
  { name: 'saklama_suresi', section: 'saklama', control: 'select-or-text', lookup: 'saklama_suresi', max: 200, expected: true, listed: ['saklama', 'tumu'] },
  { name: 'imha_yontemi', section: 'saklama', control: 'select', lookup: 'imha_yontemi', expected: true, listed: ['saklama', 'tumu'] },
  { name: 'diger_aciklamalar_danisman', section: 'saklama', control: 'textarea', max: 2000, writableBy: ['danışman'], listed: ['tumu'] },
  { name: 'uyari_cevaplari', section: 'saklama', control: 'warning-answers', writableBy: ['danışman', 'yönetici'] },
];

export const assetSections = ['varlik', 'konum', 'veriler', 'guvenlik', 'saklama'] as const;

export const assets = registerEndpoints('assets', assetFields, {
  varlik_grubu: z.string().nullable(),
});

/** Does an asset hold special-category data? */
export const assetHoldsSpecial = (values: Values): boolean =>
  values.ozel_nitelikli_veri === true || hasSpecialData(values.islenen_kisisel_veriler);

/** `varlik_grubu`: the group that the look-up gives the asset's type. */
export const assetGroup = ({ varlik_turu }: Values): string | null =>
  typeof varlik_turu === 'string'
    ? (choiceOf('varlik_turu', varlik_turu)?.group?.code ?? null)
    : null;

/** Things in or on which a company keeps personal data. */
export const assetRegister: Register = {
  ...registerEntry('assets'),
  fields: assetFields,
  sections: assetSections,
  endpoints: assets,
  special: assetHoldsSpecial,
  follows: (values) => ({ varlik_grubu: assetGroup(values) }),
};
