import { usualRole } from '../../law/services.ts';
import { daysBetween } from '../../shared/time/rounds.ts';
import { isEmpty, type Values } from '../fields.ts';
import { mechanismOf } from './abroad.ts';
import { answerOf, CONSENT, holdsAny } from './bases.ts';
import { searchable } from '../../shared/turkish.ts';
import { BODY_FIELD, LAW, type Rule } from './rule.ts';

const AUDIT_DAYS = 730;

const role = (veri_isleyen_rolu: string | null, more: Values = {}) => ({
  veri_isleyen_rolu,
  ...more,
});

/** Applications for messages whose data centres stand abroad. */
const MESSENGERS = /whatsapp|telegram|(?<!\p{L})(?:viber|signal messenger|messenger|wechat)/u;

const NAMED = ['tedarikci_adi', 'tedarikci_unvan', 'hizmet_konusu'] as const;

/** The role that the service named in a transfer usually has, by the table of services. */
function roleOfService(values: Values): string | undefined {
  const [name = '', title = '', subject = ''] = NAMED.map((field) => answerOf(values[field]));
  return usualRole(`${name} · ${title}`, subject);
}

/** Processor and separate controller: a recipient cannot be both. */
const OPPOSITES = ['veri_isleyen', 'ayri_veri_sorumlusu'];

/** Roles of the recipient, and the requirements of each. */
export const ROLE_RULES: readonly Rule[] = [
  {
    kod: 'rol_yok',
    field: 'veri_isleyen_rolu',
    seviye: 'Orta',
    article: 'KVKK m. 3/1-ğ, ı',
    validFrom: LAW,
    reads: ['veri_isleyen_rolu', 'alici_grubu'],
    // The public, to which something is published, has no role.
    finds: ({ veri_isleyen_rolu, alici_grubu }) =>
      isEmpty(veri_isleyen_rolu) && alici_grubu !== 'herkese_acik',
    fires: [role(null)],
    silent: [role('veri_isleyen'), role(null, { alici_grubu: 'herkese_acik' })],
  },
  {
    kod: 'rol_sorulur',
    field: 'veri_isleyen_rolu',
    seviye: 'Orta',
    article: 'KVKK m. 3/1-ğ, ı',
    validFrom: LAW,
    unverified: true,
    reads: ['veri_isleyen_rolu', ...NAMED],
    finds: (values) => {
      const usual = roleOfService(values);
      return (
        usual !== undefined &&
        usual !== values.veri_isleyen_rolu &&
        OPPOSITES.includes(String(values.veri_isleyen_rolu))
      );
    },
    fires: [
      role('veri_isleyen', { tedarikci_adi: 'Yurtiçi Kargo' }),
      role('veri_isleyen', { tedarikci_adi: 'Garanti Bankası', hizmet_konusu: 'Maaş ödemesi' }),
      role('veri_isleyen', { tedarikci_unvan: 'Yılmaz Hukuk Bürosu' }),
      role('ayri_veri_sorumlusu', { tedarikci_adi: 'Ada', hizmet_konusu: 'Aylık bordro' }),
    ],
    silent: [
      role('ayri_veri_sorumlusu', { tedarikci_adi: 'Yurtiçi Kargo' }),
      role('veri_isleyen', { tedarikci_adi: 'Ada', hizmet_konusu: 'Kargo yazılımı' }),
      role('veri_isleyen', { tedarikci_adi: 'Çınar OSGB' }),
      role('ayri_veri_sorumlusu', { tedarikci_adi: 'Çınar OSGB' }),
      role('birlikte_veri_sorumlusu', { tedarikci_adi: 'Garanti Bankası' }),
      role(null, { tedarikci_adi: 'Yurtiçi Kargo' }),
    ],
  },
  {
    kod: 'kamuda_mesajlasma',
    field: 'tedarikci_adi',
    seviye: 'Orta',
    article: 'KVKK m. 5, 8, 9; Cumhurbaşkanlığı Genelgesi 2019/12',
    validFrom: '2026-01-29',
    unverified: true,
    reads: [BODY_FIELD, ...NAMED],
    finds: (values) =>
      values[BODY_FIELD] === 'kamu_kurumu' &&
      NAMED.some((field) => MESSENGERS.test(searchable(answerOf(values[field]) ?? ''))),
    fires: [
      { [BODY_FIELD]: 'kamu_kurumu', tedarikci_adi: 'WhatsApp Business' },
      { [BODY_FIELD]: 'kamu_kurumu', hizmet_konusu: 'Telegram kanalıyla duyuru' },
    ],
    silent: [
      { [BODY_FIELD]: 'sirket', tedarikci_adi: 'WhatsApp Business' },
      { [BODY_FIELD]: 'kamu_kurumu', tedarikci_adi: 'Ada Bilişim' },
    ],
  },
  {
    kod: 'ortak_sorumlu_duzeni_yok',
    field: 'sozlesme_var_mi',
    seviye: 'Orta',
    article: 'KVKK m. 3/1-ı, 12/1',
    validFrom: LAW,
    unverified: true,
    reads: ['veri_isleyen_rolu', 'sozlesme_var_mi'],
    finds: ({ veri_isleyen_rolu, sozlesme_var_mi }) =>
      veri_isleyen_rolu === 'birlikte_veri_sorumlusu' && sozlesme_var_mi !== true,
    fires: [
      role('birlikte_veri_sorumlusu'),
      role('birlikte_veri_sorumlusu', { sozlesme_var_mi: false }),
    ],
    silent: [role('birlikte_veri_sorumlusu', { sozlesme_var_mi: true }), role('veri_isleyen')],
  },
  {
    kod: 'isleyene_riza',
    field: 'aktarim_sarti',
    seviye: 'Orta',
    article: 'KVKK m. 3/1-ğ, 12/2',
    validFrom: LAW,
    reads: ['veri_isleyen_rolu', 'aktarim_sarti', 'yurt_disi_aktarim', 'yurt_disi_mekanizma'],
    finds: (values) =>
      values.veri_isleyen_rolu === 'veri_isleyen' &&
      holdsAny(values.aktarim_sarti, CONSENT) &&
      mechanismOf(values) !== 'arizi_acik_riza',
    fires: [role('veri_isleyen', { aktarim_sarti: ['k5_1_acik_riza'] })],
    silent: [
      role('veri_isleyen', { aktarim_sarti: ['k5_2_c_sozlesme'] }),
      role('ayri_veri_sorumlusu', { aktarim_sarti: ['k5_1_acik_riza'] }),
    ],
  },
  {
    kod: 'denetim_eski',
    field: 'son_denetim_tarihi',
    seviye: 'Orta',
    article: 'KVKK m. 12/1, 12/3',
    validFrom: LAW,
    unverified: true,
    reads: ['veri_isleyen_rolu', 'son_denetim_tarihi'],
    finds: ({ veri_isleyen_rolu, son_denetim_tarihi }, today) => {
      const last = answerOf(son_denetim_tarihi);
      const days = last ? daysBetween(last, today) : 0;
      return veri_isleyen_rolu === 'veri_isleyen' && (days > AUDIT_DAYS || days < 0);
    },
    fires: [
      role('veri_isleyen', { son_denetim_tarihi: '2019-05-06' }),
      role('veri_isleyen', { son_denetim_tarihi: '2027-05-06' }),
    ],
    silent: [
      role('veri_isleyen', { son_denetim_tarihi: '2026-01-05' }),
      role('veri_isleyen', { son_denetim_tarihi: null }),
    ],
  },
];
