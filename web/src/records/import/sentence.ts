import type { ImportPlan } from '@emanet/contract/records/import';
import type { useTranslation } from '../../platform/i18n.ts';
import type { Result } from './useImport.ts';

type T = ReturnType<typeof useTranslation>['t'];

/** "12 kayıt eklenecek, 3 kayıt değişecek; 2 satır atlanacak": exactly the effect of the import. */
export function whatWillHappen(t: T, { eklenecek, degisecek, reddedilecek }: ImportPlan['ozet']) {
  const deeds = [
    eklenecek > 0 && t('import.will.add', { count: eklenecek }),
    degisecek > 0 && t('import.will.change', { count: degisecek }),
  ].filter(Boolean);
  const skipped = reddedilecek > 0 && t('import.will.skip', { count: reddedilecek });
  const done = deeds.length > 0 ? deeds.join(', ') : t('import.will.nothing');
  return `${[done, skipped].filter(Boolean).join('; ')}.`;
}

/** The same for the result; `refused` rows were left out. */
export function whatHappened(
  t: T,
  { eklenen, guncellenen }: Pick<Result, 'eklenen' | 'guncellenen'>,
  refused: number,
) {
  const deeds = [
    eklenen > 0 && t('import.did.add', { count: eklenen }),
    guncellenen > 0 && t('import.did.change', { count: guncellenen }),
  ].filter(Boolean);
  const skipped = refused > 0 && t('import.did.skip', { count: refused });
  return `${[deeds.join(', '), skipped].filter(Boolean).join('; ')}.`;
}
