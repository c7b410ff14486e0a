import type { AskedQuestion, Certificate } from '@emanet/contract/training/rows';
import { secondsIn } from '@emanet/contract/training/watched';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import {
  CERTIFICATE_COLUMNS,
  selectAttended,
  type At,
  type Held,
  type StoredCertificate,
} from '../page-queries.ts';
import { selectCompanyName } from '../../../nouns/company-name.ts';

/** View of a certificate on the page of the training. */
export const certificateShown = (stored: StoredCertificate): Certificate => {
  const { no, tarih, gecerlilik, dogru, soru_sayisi } = stored;
  return { no, tarih, gecerlilik, dogru, soru_sayisi };
};

/** The same day a year later; of 29 February the last of that month. */
export function yearLater(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const next = `${Number(year) + 1}-${month}-`;
  return month === '02' && date === '29' ? `${next}28` : `${next}${date}`;
}

/** `IG` of "Ilgaz Gıda Sanayi": letters that can be typed anywhere. */
export function initialsOf(company: string): string {
  const plain = company
    .replaceAll('ı', 'I')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  const [first = 'EM', second] = plain;
  return second ? `${first.slice(0, 1)}${second.slice(0, 1)}` : first.slice(0, 2);
}

type Finished = Readonly<{
  held: Held;
  day: string;
  dogru: number;
  soru_sayisi: number;
  sorular: readonly AskedQuestion[];
}>;

/** Stores the certificate of a training that has just been finished. */
export async function issueCertificate(
  tx: Tx,
  link: At,
  { held, day, dogru, soru_sayisi, sorular }: Finished,
): Promise<Certificate> {
  const { company_id } = link;
  const oturum = await selectAttended(tx, link);
  const company_name = await selectCompanyName(tx, { company_id });
  const year = Number(day.slice(0, 4));
  const { rows } = await sql<{ no: string }>`
    select next_certificate_number(${initialsOf(company_name)}, ${year}) as no`.execute(tx);
  const shown = {
    no: rows[0]?.no ?? '',
    tarih: day,
    gecerlilik: yearLater(day),
    dogru,
    soru_sayisi,
  };
  const { id, fullname, videolar, izleme } = held;
  await tx
    .insertInto('egitim_sertifikalari')
    .values({
      ...shown,
      company_id,
      davet_id: id,
      fullname,
      company_name,
      saniye: Math.round(
        videolar.reduce((sum, video) => sum + secondsIn(izleme[video.id]?.a ?? []), 0),
      ),
      deneme: held.deneme,
      sorular: JSON.stringify(sorular),
      oturum: oturum ? JSON.stringify(oturum) : null,
      bolumler: JSON.stringify(videolar.map(({ video_name }) => video_name)),
    })
    .execute();
  return shown;
}

/** The certificate of an invitation of the scope. */
export const selectCertificate = (
  tx: Tx,
  { company_id }: CompanyScope,
  davet_id: number,
): Promise<StoredCertificate | undefined> =>
  tx
    .selectFrom('egitim_sertifikalari as s')
    .innerJoin('egitim_davetleri as d', (join) =>
      join.onRef('d.company_id', '=', 's.company_id').onRef('d.id', '=', 's.davet_id'),
    )
    .select(CERTIFICATE_COLUMNS.map((name) => `s.${name}` as const))
    .where('s.company_id', '=', company_id)
    .where('s.davet_id', '=', davet_id)
    .where('d.silinme_tarihi', 'is', null)
    .executeTakeFirst();
