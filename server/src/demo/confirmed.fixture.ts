import type { ChangedField } from '@emanet/contract/change-logs';
import { LEFT_OPEN_BY_COPIES } from '@emanet/contract/processing-activities';
import { CONFIRMED, confirmationOf, CONFIRMATIONS } from '@emanet/contract/records/verdict';

type Row = Readonly<{
  id: number;
  durum: boolean | null;
  surum: number;
  onay_surumu: number | null;
  veri_isleme_faaliyetleri_id: number | null;
}>;
type Entry = Readonly<{ record_id: number; alanlar: readonly ChangedField[] }>;

/** Activities with an answer that a copy gave or a confirmation that no person did; and states that none has. */
export async function notOfPersons(
  companies: readonly number[],
  activities: (company_id: number) => Promise<readonly Row[]>,
  changes: (company_id: number) => Promise<readonly Entry[]>,
): Promise<unknown[]> {
  const rows = (await Promise.all(companies.map(activities))).flat();
  const log = (await Promise.all(companies.map(changes))).flat();
  const wrong = rows.filter(({ id, durum, onay_surumu, veri_isleme_faaliyetleri_id: copied }) => {
    const [added, ...later] = log.filter(({ record_id }) => record_id === id);
    const confirmed = later.some(({ alanlar }) =>
      alanlar.some(({ alan, yeni }) => alan === CONFIRMED && yeni === true),
    );
    const given = added?.alanlar.filter(({ alan, yeni }) => alan in LEFT_OPEN_BY_COPIES && yeni);
    if (copied !== null && (given?.length !== 0 || (durum && !confirmed))) return true;
    return durum === true && onay_surumu === null;
  });
  const states = new Set(rows.map(confirmationOf));
  return [...wrong, ...CONFIRMATIONS.filter((state) => !states.has(state))];
}
