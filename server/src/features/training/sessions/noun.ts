import type { TrainingSession } from '@emanet/contract/training/sessions';
import { z } from 'zod';
import type { Noun } from '../../../nouns/noun.ts';
import { selectSession, type StoredSession } from './queries.ts';

/** A session for lists. */
export function shown(stored: StoredSession): TrainingSession {
  const {
    dosya_id: _file,
    kisiler: _names,
    kisi_idler: _ids,
    katilanlar: _came,
    katilan_idler: _who,
    ...row
  } = stored;
  return row;
}

/** Sessions of the company; the log names the people of the list and those who attended. */
export const sessionNoun: Noun<StoredSession, TrainingSession> = {
  tur: 'egitim_oturumlari',
  table: 'egitim_oturumlari',
  read: 'training.read',
  write: 'training.write',
  ofCompany: true,
  fields: [
    ...['konu', 'yer', 'tarih', 'dakika', 'egitmen', 'sinav', 'dosya_adi'],
    ...['kisiler', 'katilanlar'],
  ].map((name) => ({ name })),
  hidden: ['kisi_idler', 'katilan_idler'],
  uncompared: ['dosya_adi', 'kisiler', 'katilanlar', 'kisi_idler', 'katilan_idler'],
  together: { kisiler: ['kisi_idler'], katilanlar: ['katilan_idler'] },
  kept: ['surum'],
  stamped: true,
  select: selectSession,
  shown,
};

/** Values that a revert restores. */
export const givenBack = z
  .object({
    konu: z.string(),
    yer: z.string(),
    tarih: z.string(),
    dakika: z.number(),
    egitmen: z.string(),
    sinav: z.boolean(),
  })
  .partial();

/** People whom a revert restores to the list, or to those who attended. */
export const peopleBack = z
  .object({
    kisi_idler: z.array(z.number()).nullable(),
    katilan_idler: z.array(z.number()).nullable(),
  })
  .partial();

/** A deleted session as in its last entry. */
export const deletedSession = givenBack.required().extend({
  surum: z.number(),
  kisi_idler: z.array(z.number()).nullish(),
  kisiler: z.array(z.string()).nullish(),
});
