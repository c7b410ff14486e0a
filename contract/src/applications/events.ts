import { z } from 'zod';
import { ACTOR_TYPES } from '../shared/actor-types.ts';
import { instant } from '../shared/primitives.ts';

/** Events of an application, as its log keeps them. */
const APPLICATION_EVENTS = [
  'geldi',
  'elden_kaydedildi',
  'dosyadan_kaydedildi',
  /** The same application came again and was not recorded a second time. */
  'yine_geldi',
  /** The same application is recorded as another one as well. */
  'ayrica_kaydedildi',
  'alindi_gonderildi',
  'atandi',
  'durum_degisti',
  'basvuran_yazildi',
  'not_eklendi',
  'bilgi_istendi',
  'durum_sayfasi_verildi',
  'kimlik_gosterildi',
  'yetki_denetlendi',
  'gorev_acildi',
  'cevap_gonderildi',
  'geri_cekildi',
  'teslim_edildi',
  'teslim_edilemedi',
  'hatirlatildi',
] as const;
export type ApplicationEvent = (typeof APPLICATION_EVENTS)[number];

/** An entry of that log. */
export const happening = z.object({
  sira: z.int(),
  tur: z.enum(APPLICATION_EVENTS),
  /** Details of the event: a note, a name, the mail server's answer. */
  veri: z.record(z.string(), z.unknown()),
  aktor_turu: z.enum(ACTOR_TYPES),
  guncelleyen: z.string(),
  tarih: instant,
  ozet: z.string(),
});
export type ApplicationHappening = z.infer<typeof happening>;
