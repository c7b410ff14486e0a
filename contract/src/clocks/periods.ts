import { CONTRACT_NOTICE, inForce, type ClockRule, type ClockUnit } from './rule.ts';

const rule = (sayi: number, birim: ClockUnit, madde: string, dogrulandi = true): ClockRule[] => [
  { surum: 1, gecerli: '2016-04-07', sayi, birim, madde, dogrulandi },
];
/** The period of each kind of clock, a dated row for each wording; the table sure_kurallari holds the same. */
export const PERIODS = {
  ihlal_kurul: rule(72, 'saat', 'KVKK m. 12/5, Kurul kararı 2019/10'),
  kurul_belge: rule(15, 'gun', 'KVKK m. 15/3'),
  kurul_karar: rule(30, 'gun', 'KVKK m. 15/5'),
  standart_sozlesme: CONTRACT_NOTICE,
  standart_sozlesme_sonu: [
    {
      surum: 1,
      gecerli: '2024-07-10',
      sayi: 5,
      birim: 'is_gunu',
      madde: 'Yurt Dışına Aktarım Yönetmeliği m. 14/8',
      dogrulandi: false,
    },
  ],
  sadakat_dogrulamasi: [
    {
      surum: 1,
      gecerli: '2026-02-28',
      sayi: 6,
      birim: 'ay',
      madde: 'Kurul kararı 2026/266, Kurul kararı 2026/1491',
      // One source alone gives the new last day.
      dogrulandi: false,
    },
  ],
  verbis_bildirimi: rule(7, 'gun', 'KVKK m. 16/4, Sicil Yönetmeliği m. 13'),
  basvuru: rule(30, 'gun', 'KVKK m. 13/2'),
  verbis_ilk_kayit: rule(30, 'gun', 'Sicil Yönetmeliği m. 8'),
  periyodik_imha: rule(6, 'ay', 'Silme Yönetmeliği m. 11'),
  imha_politikasiz: rule(3, 'ay', 'Silme Yönetmeliği m. 11'),
  sikayet_cevaptan: rule(30, 'gun', 'KVKK m. 14/1'),
  sikayet_basvurudan: rule(60, 'gun', 'KVKK m. 14/1'),
  ek_bilgi: rule(0, 'tarih', ''),
  envanter_onayi: rule(7, 'gun', ''),
  aksiyon: rule(0, 'tarih', ''),
  sozlesme_bitisi: rule(0, 'tarih', ''),
  tedarikci_denetimi: rule(12, 'ay', 'KVKK m. 12/3', false),
  dokuman: rule(0, 'tarih', ''),
} as const satisfies Readonly<Record<string, readonly ClockRule[]>>;

/** The version of a kind's rule that holds for a start day; the first one for earlier days. */
export function ruleOf(tur: keyof typeof PERIODS, day: string): ClockRule {
  const rule = inForce(PERIODS[tur], day);
  if (!rule) throw new Error(`The clock ${tur} has no rule.`);
  return rule;
}
