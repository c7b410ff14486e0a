import { isEmpty } from '../fields.ts';
import { daysOfDuration } from '../../shared/time/durations.ts';
import { daysOf, isBare, periodOf } from '../periods.ts';
import { listOfCodes } from '../personal-data.ts';
import { daysBetween } from '../../shared/time/rounds.ts';
import { answerOf } from './bases.ts';
import { LAW, TRANSFERS, type Rule } from './rule.ts';

/** Every record has a retention period (art. 4/2-d). */
const PERIOD_RULE: Rule = {
  kod: 'saklama_suresi_yok',
  field: 'saklama_suresi',
  seviye: 'Orta',
  article: 'KVKK m. 4/2-d',
  validFrom: LAW,
  reads: ['saklama_suresi'],
  finds: (values) => isEmpty(values.saklama_suresi),
  fires: [{ saklama_suresi: ' ' }, { saklama_suresi: null }],
  silent: [{ saklama_suresi: 'hukuki_10' }],
};

/** A period is a figure: "süresiz" or "makul süre" sets no limit (art. 4/2-d). */
const FIGURE_RULE: Rule = {
  kod: 'sure_belirsiz',
  field: 'saklama_suresi',
  seviye: 'Orta',
  article: 'KVKK m. 4/2-d',
  validFrom: LAW,
  reads: ['saklama_suresi'],
  finds: ({ saklama_suresi }) => {
    const period = answerOf(saklama_suresi);
    return period !== undefined && periodOf(period) === undefined;
  },
  fires: [{ saklama_suresi: 'Süresiz' }, { saklama_suresi: 'Makul süre' }],
  silent: [{ saklama_suresi: 'hukuki_10' }, { saklama_suresi: '6 ay' }, { saklama_suresi: null }],
};

/** A figure alone has a length but no beginning, so no day of disposal follows from it. */
const START_RULE: Rule = {
  kod: 'sure_baslangici_yok',
  field: 'saklama_suresi',
  seviye: 'Orta',
  article: 'KVKK m. 4/2-d, 7',
  validFrom: LAW,
  reads: ['saklama_suresi'],
  finds: ({ saklama_suresi }) => {
    const period = answerOf(saklama_suresi);
    return period !== undefined && periodOf(period) !== undefined && isBare(period);
  },
  fires: [{ saklama_suresi: '10 yıl' }, { saklama_suresi: 'En az 6 ay' }],
  silent: [
    { saklama_suresi: 'cctv_30' },
    { saklama_suresi: 'Sözleşmenin sona ermesinden itibaren 10 yıl' },
    { saklama_suresi: 'Süresiz' },
  ],
};

const LONGEST_DAYS = 18_263;

/** Fifty years exceed every period that a law sets for a company's records, the longest being forty. */
const LENGTH_RULE: Rule = {
  kod: 'sure_asiri',
  field: 'saklama_suresi',
  seviye: 'Orta',
  article: 'KVKK m. 4/2-d',
  validFrom: LAW,
  unverified: true,
  reads: ['saklama_suresi'],
  finds: ({ saklama_suresi }) => daysOf(String(saklama_suresi)) > LONGEST_DAYS,
  fires: [{ saklama_suresi: '100 yıl' }, { saklama_suresi: 'Kayıttan itibaren 99 yıl' }],
  silent: [
    { saklama_suresi: 'kanserojen_40' },
    { saklama_suresi: '50 yıl' },
    { saklama_suresi: null },
  ],
};

/** The period of every record: there is one, it is a figure, it begins somewhere and is not endless. */
export const PERIOD_RULES: readonly Rule[] = [PERIOD_RULE, FIGURE_RULE, START_RULE, LENGTH_RULE];

const ENDED = { aktarim_durumu: 'sona_erdi', saklama_suresi: 'mesafeli_3' };

/**
 * Data given to a recipient are disposed of once their period has run out (art. 7). Only a period that
 * begins with the record itself has surely begun when the transfer ends.
 */
export const ENDED_PERIOD_RULE: Rule = {
  kod: 'saklama_doldu',
  field: 'saklama_suresi',
  seviye: 'Orta',
  article: 'KVKK m. 7; Silme Yönetmeliği m. 11',
  validFrom: '2018-01-01',
  reads: ['aktarim_durumu', 'sona_erme_tarihi', 'saklama_suresi'],
  finds: ({ aktarim_durumu, sona_erme_tarihi, saklama_suresi }, today) => {
    const ended = answerOf(sona_erme_tarihi);
    const text = String(saklama_suresi);
    const period = periodOf(text);
    if (aktarim_durumu !== 'sona_erdi' || !ended || period?.length !== 'short') return false;
    return !isBare(text) && daysBetween(ended, today) > daysOfDuration(period);
  },
  fires: [{ ...ENDED, sona_erme_tarihi: '2022-03-31' }],
  silent: [
    { ...ENDED, sona_erme_tarihi: '2025-03-31' },
    { ...ENDED, aktarim_durumu: 'suruyor', sona_erme_tarihi: '2022-03-31' },
    { ...ENDED, saklama_suresi: 'is_iliskisi_10', sona_erme_tarihi: '2012-03-31' },
    { ...ENDED, sona_erme_tarihi: null },
  ],
};

/** Groups whose own periods may be longer than that of the applicants among them. */
export const HIRED = ['calisan', 'stajyer', 'eski_calisan'];
export const CANDIDATE_DAYS = 730;
/** Data that candidates send or that are noted of them. */
export const OF_CANDIDATES = ['ozgecmis', 'ucret_beklentisi', 'mulakat_notu', 'referans_bilgisi'];
const applicants = { ilgili_kisi: ['calisan_adayi'] };

/** A transfer that ends later still runs: it would leave VERBİS and the maps too early. */
export const ENDS_LATER_RULE: Rule = {
  kod: 'sona_erme_gelecekte',
  field: 'sona_erme_tarihi',
  seviye: 'Orta',
  article: 'KVKK m. 16/3',
  validFrom: TRANSFERS,
  reads: ['aktarim_durumu', 'sona_erme_tarihi'],
  finds: ({ aktarim_durumu, sona_erme_tarihi }, today) =>
    aktarim_durumu === 'sona_erdi' && (answerOf(sona_erme_tarihi) ?? '') > today,
  fires: [{ aktarim_durumu: 'sona_erdi', sona_erme_tarihi: '2027-01-04' }],
  silent: [
    { aktarim_durumu: 'sona_erdi', sona_erme_tarihi: '2026-01-05' },
    { aktarim_durumu: 'suruyor', sona_erme_tarihi: '2027-01-04' },
  ],
};

/** Are candidates, or people whom they named alone, among whom nobody was hired? */
const isOfCandidates = (people: readonly string[]): boolean =>
  !people.some((code) => HIRED.includes(code)) &&
  (people.includes('calisan_adayi') || (people.length === 1 && people[0] === 'referans_kisi'));

/** Applicants are no employees: what they sent is kept for as long as it may be disputed. */
export const CANDIDATE_RULE: Rule = {
  kod: 'aday_suresi_uzun',
  field: 'saklama_suresi',
  seviye: 'Orta',
  article: 'KVKK m. 4/2-d',
  validFrom: LAW,
  unverified: true,
  reads: ['ilgili_kisi', 'saklama_suresi'],
  finds: ({ ilgili_kisi, saklama_suresi }) =>
    isOfCandidates(listOfCodes(ilgili_kisi)) && daysOf(String(saklama_suresi)) > CANDIDATE_DAYS,
  fires: [
    { ...applicants, saklama_suresi: '50 yıl' },
    { ilgili_kisi: ['calisan_adayi', 'referans_kisi'], saklama_suresi: '5 yıl' },
    { ilgili_kisi: ['referans_kisi'], saklama_suresi: '5 yıl' },
  ],
  silent: [
    { ...applicants, saklama_suresi: 'aday_1' },
    { ilgili_kisi: ['calisan', 'calisan_adayi'], saklama_suresi: 'is_iliskisi_10' },
  ],
};
