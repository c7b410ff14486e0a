import { training } from '@emanet/contract/training';
import { PREVIEW, trainingPreview } from '@emanet/contract/training/preview';
import type { AnsweredQuestion, TrainingPage } from '@emanet/contract/training/rows';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { call } from '../../../platform/api/client.ts';

type Answer = Pick<TrainingPage, 'ilerleme' | 'durum' | 'sertifika'> &
  Readonly<{ cevap: AnsweredQuestion }>;
type Choice = Readonly<{ soru_id: string; secenek: number }>;

/** Answers a question of the training; in a preview nothing is stored and the end is a sample. */
export async function answer(token: string, page: TrainingPage, choice: Choice): Promise<Answer> {
  if (token !== PREVIEW)
    return (await call(training.answer, { params: { token }, body: choice })).data;
  const { data: cevap } = await call(trainingPreview.answer, { body: choice });
  const others = page.cevaplar.filter(({ soru_id }) => soru_id !== choice.soru_id);
  const answers = [...others, cevap];
  const dogru = answers.filter((one) => one.dogru).length;
  const passed = answers.length === page.sorular.length && dogru >= page.gereken;
  const tarih = todayInTurkey();
  const sertifika = {
    no: 'XX-0000-0000',
    tarih,
    gecerlilik: `${Number(tarih.slice(0, 4)) + 1}${tarih.slice(4)}`,
    dogru,
    soru_sayisi: page.sorular.length,
  };
  return {
    cevap,
    ilerleme: passed ? 100 : page.ilerleme,
    durum: passed ? 'tamamlandi' : 'basladi',
    sertifika: passed ? sertifika : null,
  };
}
