import type { HeldPeriod } from '@emanet/contract/filings/review';
import { DETAIL_CATEGORIES, DETAIL_FIELD } from '@emanet/contract/records/category-detail';
import { longestText, periodText, type Period } from '@emanet/contract/records/periods';
import { articleIn } from '@emanet/contract/shared/articles';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Notification } from '@emanet/contract/tables';
import { judgeCategories, type KeptActivity } from '@emanet/contract/tables/category-periods';
import { sql } from 'kysely';
import { scopeWith, type CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/rows.ts';
import { inScope, running } from '../../records/queries.ts';

/** Answers of an activity that decide how long its data may or must be kept. */
const DECIDING = [
  ...['islenen_kisisel_veriler', 'ilgili_kisi', 'isleme_sarti', 'hukuki_yukumluluk_istisnasi'],
  ...['islenme_amaci', 'saklama_suresi', DETAIL_FIELD],
];

const selectKept = (tx: Tx, scope: CompanyScope) =>
  rowsOf<KeptActivity>(tx)`
    select t.id, t.surec_ismi as ad, t.uyarilar, jsonb_build_object(${sql.join(
      DECIDING.flatMap((name) => [sql.lit(name), sql.ref(`t.${name}`)]),
    )}) as values
    from veri_harita t
    where ${inScope(scopeWith(scope, 'processing-activities.read'))} and ${running} order by t.id`;

const MOST_NAMED = 3;
const DAYS = 365;

/** Years of a bound, in days where they are no whole year. */
const boundText = (yil: number, lang: Language): string => {
  const whole = Number.isInteger(yil);
  const period: Pick<Period, 'count' | 'unit'> = whole
    ? { count: yil, unit: 'Y' }
    : { count: Math.round(yil * DAYS), unit: 'D' };
  return periodText({ ...period, length: 'short', least: false }, lang);
};

/** Categories whose notified period is shorter than a law's, or longer than each of their activities needs. */
export async function heldPeriods(
  tx: Tx,
  scope: CompanyScope,
  { kategoriler }: Notification,
  { lang, today }: Readonly<{ lang: Language; today: string }>,
): Promise<HeldPeriod[]> {
  const chosen = new Map(
    kategoriler.flatMap(({ kategori, saklama }) =>
      typeof saklama.secilen === 'string' ? [[kategori, saklama.secilen]] : [],
    ),
  );
  return judgeCategories(await selectKept(tx, scope), chosen, today).map(
    ({ kategori, hal, sureler, sinir, kayitlar }) => ({
      ...{ kategori, hal, kategori_adi: DETAIL_CATEGORIES.get(kategori)?.[lang] ?? kategori },
      sure: sureler.map((one) => longestText([one], lang) ?? one).join('; '),
      sinir: boundText(sinir.yil, lang),
      kanun: articleIn(sinir.kanun, lang),
      kayitlar: kayitlar
        .slice(0, MOST_NAMED)
        .map(({ id, ad }) => ({ tur: 'veri_harita' as const, id, ad })),
      sayi: kayitlar.length,
    }),
  );
}
