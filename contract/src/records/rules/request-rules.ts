import { isEmpty, type Values } from '../fields.ts';
import { holdsAny } from './bases.ts';
import { TRANSFERS, type Rule } from './rule.ts';

/** Bodies that ask in writing for what one case needs (CMK arts. 160, 161). */
const INVESTIGATORS = ['kolluk', 'savcilik'];
const asked = ({ kurum_adi, aktarim_sikligi }: Values) =>
  INVESTIGATORS.includes(String(kurum_adi)) && aktarim_sikligi === 'talep_uzerine';
const isWritten = ({ talep_tarihi, talep_sayisi }: Values) =>
  !isEmpty(talep_tarihi) && !isEmpty(talep_sayisi);

const WHO = ['kurum_adi', 'aktarim_sikligi'];
const LETTER = ['talep_tarihi', 'talep_sayisi'];
const request = { kurum_adi: 'kolluk', aktarim_sikligi: 'talep_uzerine' };
const written = { ...request, talep_tarihi: '2026-05-04', talep_sayisi: '2026/114' };
const common = { seviye: 'Orta', validFrom: TRANSFERS } as const;

/** Requests of police and prosecutors: in writing, looked at, and for one case. */
export const REQUEST_RULES: readonly Rule[] = [
  {
    ...common,
    kod: 'talep_yazisi_yok',
    field: 'talep_tarihi',
    article: 'KVKK m. 8, 12/1; 5271 s. CMK m. 160, 161',
    reads: [...WHO, ...LETTER],
    finds: (values) => asked(values) && !isWritten(values),
    fires: [request, { ...written, talep_sayisi: null }],
    silent: [written, { ...request, kurum_adi: 'sgk' }, { ...request, aktarim_sikligi: 'aylik' }],
  },
  {
    ...common,
    kod: 'kapsam_denetlenmedi',
    field: 'kapsam_denetlendi',
    article: 'KVKK m. 4/2-ç, 8',
    reads: [...WHO, ...LETTER, 'kapsam_denetlendi'],
    finds: (values) => asked(values) && isWritten(values) && values.kapsam_denetlendi !== true,
    fires: [written, { ...written, kapsam_denetlendi: false }],
    silent: [{ ...written, kapsam_denetlendi: true }, request],
  },
  {
    ...common,
    kod: 'surekli_erisim',
    field: 'aktarim_sikligi',
    article: 'KVKK m. 4/2-ç, 8',
    unverified: true,
    reads: [...WHO, 'aktarim_yontemi'],
    finds: ({ kurum_adi, aktarim_sikligi, aktarim_yontemi }) =>
      INVESTIGATORS.includes(String(kurum_adi)) &&
      (aktarim_sikligi === 'surekli' || holdsAny(aktarim_yontemi, ['uzaktan_erisim_aktarim'])),
    fires: [
      { kurum_adi: 'kolluk', aktarim_sikligi: 'surekli' },
      { ...written, aktarim_yontemi: ['uzaktan_erisim_aktarim'] },
    ],
    silent: [written, { kurum_adi: 'kimlik_bildirim', aktarim_sikligi: 'surekli' }],
  },
];
