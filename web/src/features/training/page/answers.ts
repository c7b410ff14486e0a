import { training } from '@emanet/contract/training';
import { PREVIEW, trainingPreview } from '@emanet/contract/training/preview';
import type { AskedQuestion, TrainingPage } from '@emanet/contract/training/rows';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { call } from '../../../platform/api/client.ts';

export type Answered = Pick<TrainingPage, 'ilerleme' | 'durum' | 'kod' | 'sertifika' | 'sonuc'> &
  Readonly<{ cevap: TrainingPage['cevaplar'][number] }>;
type Choice = TrainingPage['cevaplar'][number];

/** Answers of a preview, shown at its end as in a training. */
const tried = new Map<string, AskedQuestion>();

/** Answers a question of the training; in a preview nothing is stored and the end is a sample. */
export async function answer(token: string, page: TrainingPage, choice: Choice): Promise<Answered> {
  if (token !== PREVIEW)
    return (await call(training.answer, { params: { token }, body: choice })).data;
  const { data } = await call(trainingPreview.answer, { body: choice });
  tried.set(choice.soru_id, data);
  const all = page.sorular.flatMap(({ id }) => tried.get(id) ?? []);
  const over = page.cevaplar.length + 1 >= page.sorular.length;
  const dogru = all.filter((one) => one.dogru).length;
  const passed = over && dogru >= page.gereken;
  const tarih = todayInTurkey();
  const sertifika = {
    no: 'XX-0000-0000',
    tarih,
    gecerlilik: `${Number(tarih.slice(0, 4)) + 1}${tarih.slice(4)}`,
    dogru,
    soru_sayisi: page.sorular.length,
  };
  return {
    cevap: choice,
    sonuc: over ? all : null,
    ilerleme: passed ? 100 : page.ilerleme,
    durum: passed ? 'tamamlandi' : 'basladi',
    kod: null,
    sertifika: passed ? sertifika : null,
  };
}

export const beginTry = async (token: string, page: TrainingPage): Promise<TrainingPage> =>
  token === PREVIEW
    ? { ...page, cevaplar: [], sonuc: null, deneme: page.deneme + 1 }
    : (await call(training.retry, { params: { token } })).data;
