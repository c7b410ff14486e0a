import type { Values } from '../fields.ts';
import { listOfCodes } from '../personal-data.ts';

export const CONSENT = ['k5_1_acik_riza', 'k6_3_a_acik_riza'];
/** Conditions that rest on a law or a legal obligation. */
export const DUTIES = ['k5_2_a_kanun', 'k5_2_cc_hukuki_yukumluluk', 'k6_3_b_kanun'];
/** Groups of people who depend on the company. */
export const STAFF = ['calisan', 'stajyer'];
/** Data of watching: cameras, positions, and the traffic of mail and of the web. */
export const CAMERA = 'kamera_kaydi';
export const POSITIONS = ['gps_konum', 'arac_takip_konumu', 'mobil_konum'];
export const TRAFFIC = ['eposta_trafik', 'internet_trafik'];
/** Purposes for which messages are sent that need an approval of their own (Law 6563, İYS). */
export const MARKETING = ['reklam_kampanya', 'urun_pazarlama', 'pazarlama_analiz'];
export const INTEREST = 'k5_2_f_mesru_menfaat';

/** Does a list of codes hold one of these? */
export const holdsAny = (value: unknown, codes: readonly string[]): boolean =>
  listOfCodes(value).some((code) => codes.includes(code));

/** Does an activity rest on consent, of whichever article? */
export const onConsent = ({ isleme_sarti }: Values): boolean => holdsAny(isleme_sarti, CONSENT);

/** A date or another single answer; undefined if empty. */
export const answerOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** Mechanisms of art. 9/4 that hold once the Board has permitted or approved them. */
export const BY_THE_BOARD = ['kamu_anlasmasi', 'baglayici_sirket_kurallari', 'taahhutname'];
