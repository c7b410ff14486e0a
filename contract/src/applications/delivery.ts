import { daysBetween } from '../shared/time/rounds.ts';
import { dayOf } from '../shared/time/today.ts';
import type { ApplicationAnswer, ApplicationFile } from '../applications.ts';

export type SentAnswer = Readonly<{
  answer: Pick<ApplicationAnswer, 'teslim' | 'gonderme_tarihi'>;
  /** Papers of the application. */
  papers: readonly Pick<ApplicationFile, 'kaynak' | 'tarih'>[];
  today: string;
}>;

/** Days after which a missing proof of delivery is reported. */
const WAIT = 3;
const VALID_FROM = '2026-10-01';

const sent = (more: Partial<SentAnswer> = {}): SentAnswer => ({
  answer: { teslim: 'posta', gonderme_tarihi: '2026-11-12T09:00:00.000Z' },
  papers: [],
  today: '2026-11-28',
  ...more,
});

/**
 * An answer without a proof of delivery some days after it was sent. Proofs are a mail server's acceptance and
 * evidence added after the answer; the law's measure of proof was not read, so this is a question.
 */
export const UNPROVEN_DELIVERY = {
  kod: 'cevap_teslim_kaniti_yok',
  article: 'KVKK m. 13',
  title: { tr: 'Cevabın teslim kanıtı yok', en: 'No proof that the answer was delivered' },
  why: {
    tr: 'Kurumun 01.10.2026 tarihli duyurusuna göre (ikincil kaynaktan okundu) cevabın bildirildiği ispatlanabilmelidir. Alındı, KEP veya imza kaydı gibi kanıtı ekleyin; hangi kanıtın yettiği okunamadı.',
    en: 'By the Authority’s announcement of 1 October 2026 (read second-hand) it must be provable that the answer was notified. Add a proof such as a receipt, a KEP record or a signature; which proof is enough was not read.',
  },
  finds: ({ answer, papers, today }: SentAnswer): boolean =>
    answer.teslim !== 'teslim' &&
    dayOf(answer.gonderme_tarihi) >= VALID_FROM &&
    daysBetween(dayOf(answer.gonderme_tarihi), today) > WAIT &&
    !papers.some(({ kaynak, tarih }) => kaynak === 'kanit' && tarih > answer.gonderme_tarihi),
  fires: [sent(), sent({ papers: [{ kaynak: 'yetki', tarih: '2026-11-20T09:00:00.000Z' }] })],
  silent: [
    sent({ today: '2026-11-14' }),
    sent({ papers: [{ kaynak: 'kanit', tarih: '2026-11-20T09:00:00.000Z' }] }),
    sent({ answer: { teslim: 'teslim', gonderme_tarihi: '2026-11-12T09:00:00.000Z' } }),
    sent({ answer: { teslim: 'posta', gonderme_tarihi: '2026-09-12T09:00:00.000Z' } }),
  ],
} as const;
