import { LOGGED_NOUNS } from '@emanet/contract/change-logs';
import type { ChangedNoun, ChangeOfClient } from '@emanet/contract/portfolio/changes';
import { REGISTERS } from '@emanet/contract/records/registers';
import { inCompany } from '@emanet/contract/shared/company-address';
import type { Language } from '@emanet/contract/shared/primitives';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import type { TFunction } from 'i18next';
import { groupOfRegister, isRegister } from '../../../platform/texts/register-text.ts';
import { labelsOf } from '../../../records/register.ts';
import { among } from '../../../ui/filters/filter.ts';
import {
  flagParam,
  listParam,
  oneOfParam,
  textParam,
  type StateOf,
} from '../../../ui/url-state/url-param.ts';
import { searchFor } from '../../../ui/word-search.ts';

export const CHANGE_FACES = ['musteri', 'tur', 'kisi', 'gun'] as const;

/** Spans that can be chosen; `bakis` is the time since the reader's last look. */
export const SPANS = ['bakis', 'bugun', 'cuma', 'yedi', 'otuz'] as const;
export type Span = (typeof SPANS)[number];

export const CHANGES_SPEC = {
  q: textParam('q'),
  span: oneOfParam('sure', SPANS),
  face: oneOfParam('goster', CHANGE_FACES),
  clients: listParam('musteri'),
  nouns: listParam('tur'),
  people: listParam('kisi'),
  own: flagParam('benim'),
};
export type AskedChanges = StateOf<typeof CHANGES_SPEC>;
export const NO_CHANGES_FILTER = {
  ...{ q: '', clients: [], nouns: [], people: [], own: false },
} as const;

const FRIDAY = 5;
const DAYS = { yedi: 7, otuz: 30 } as const;

/** The first day of a span, undefined for the last look; Friday is the last one before today. */
export function firstDayOf(span: Span, today: string): string | undefined {
  if (span === 'bakis') return undefined;
  if (span === 'bugun') return today;
  if (span !== 'cuma') return daysAfter(today, -DAYS[span]);
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
  return daysAfter(today, -((weekday - FRIDAY + 7) % 7 || 7));
}

type FurtherNoun = (typeof LOGGED_NOUNS)[number]['tur'];
const isLogged = (tur: ChangedNoun): tur is FurtherNoun =>
  LOGGED_NOUNS.some((one) => one.tur === tur);

export const nounName = (tur: ChangedNoun, t: TFunction): string =>
  t(
    isRegister(tur)
      ? groupOfRegister(tur)
      : isLogged(tur)
        ? `acts.nouns.${tur}`
        : `portfolio.changes.nouns.${tur}`,
  );

/** Up to this many fields are named. */
const NAMED_FIELDS = 3;

/** The changed fields of a register by their labels; the log of other nouns has no labels. */
export function fieldsOf({ tur, alanlar }: ChangeOfClient, lang: Language): string {
  const register = REGISTERS.find((one) => one.tur === tur);
  if (!register || alanlar.length === 0) return '';
  const more = alanlar.length - NAMED_FIELDS;
  const named = labelsOf(register, alanlar.slice(0, NAMED_FIELDS), lang);
  return more > 0 ? `${named} +${more}` : named;
}

/** "3 kayıt değişti: Bordro, İzin, Avans", or without a number for what has no records. */
export const changeText = (one: ChangeOfClient, t: TFunction): string =>
  [
    one.record_id === null && one.sayi === 1
      ? t('portfolio.changes.setting')
      : t(`portfolio.changes.deeds.${one.islem}`, { count: one.sayi }),
    namesIn(one),
  ]
    .filter(Boolean)
    .join(': ');

const namesIn = ({ adlar, sayi }: ChangeOfClient): string =>
  adlar.length > 0 && sayi > adlar.length
    ? `${adlar.join(', ')} +${sayi - adlar.length}`
    : adlar.join(', ');

const LISTS: Readonly<Partial<Record<ChangedNoun, string>>> = {
  ...Object.fromEntries(REGISTERS.map(({ tur, path }) => [tur, path])),
  aksiyonlar: '/aksiyonlar',
  dokumanlar: '/dokumanlar',
  tedarikci_listesi: '/tedarikciler/rehber',
  cerezler: '/metinler/cerezler',
  veri_ihlalleri: '/veri-ihlalleri',
  egitim_oturumlari: '/farkindalik-egitimi',
  egitim_davetleri: '/farkindalik-egitimi',
  egitim_soru_setleri: '/farkindalik-egitimi/ayarlar',
  egitim_ayarlari: '/farkindalik-egitimi/ayarlar',
  egitim_videolari: '/videolar',
  bildirim_ayarlari: '/notification-settings',
  metinler: '/metinler',
  basvurular: '/basvurular',
  basvuru_ayarlari: '/basvurular',
  basvuru_sablonlari: '/basvurular',
  departman: '/organizasyon',
  temsilci: '/organizasyon',
  sirket: '/sirket',
  verbis_tedbirleri: '/tablolar?gorunum=verbis',
  verbis_sureleri: '/tablolar?gorunum=verbis',
  verbis_muafiyeti: '/tablolar?gorunum=verbis',
  verbis_kesisimleri: '/tablolar?gorunum=verbis',
  sureler: '/sureler',
  anketler: '/envanter/anketler',
};
const OPENED_BY: Readonly<Partial<Record<ChangedNoun, string>>> = {
  ...{ aksiyonlar: 'aksiyon', sureler: 'sure', dokumanlar: 'kayit' },
};
const OF_PAGES: readonly ChangedNoun[] = ['veri_ihlalleri', 'basvurular', 'anketler'];

/** Where the changed record is, or the list of several; a deleted record is in no list. */
export function addressOfChange({ company_id, tur, islem, record_id }: ChangeOfClient): string {
  const list = LISTS[tur] ?? '/denetim';
  const by = isRegister(tur) ? 'kayit' : OPENED_BY[tur];
  if (record_id === null || islem === 'silme') return inCompany(list, company_id);
  if (OF_PAGES.includes(tur)) return inCompany(`${list}/${record_id}`, company_id);
  return inCompany(by ? `${list}?${by}=${record_id}` : list, company_id);
}

/** The changes after search and filters; the reader's own ones only where they are asked for. */
export function narrowedChanges(
  rows: readonly ChangeOfClient[],
  asked: AskedChanges,
  user_id: number,
  textOf: (one: ChangeOfClient) => string,
): readonly ChangeOfClient[] {
  const found = searchFor(asked.q);
  return rows.filter(
    (one) =>
      (asked.own || one.user_id !== user_id) &&
      among(asked.clients, String(one.company_id)) &&
      among(asked.nouns, one.tur) &&
      among(asked.people, one.guncelleyen) &&
      found(textOf(one)),
  );
}
