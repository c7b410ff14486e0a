import type { Clock } from '@emanet/contract/clocks';
import { leftOf } from '@emanet/contract/clocks/left';
import { dayOf, todayInTurkey } from '@emanet/contract/shared/time/today';
import { useMemo } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { dayWithWeekday, when } from '../../platform/when.ts';

/** The last instant and the time left, in words. */
export function useLeftWords() {
  const { t, lang } = useTranslation();
  return useMemo(
    () => ({
      /** "3 Kas Sal", with the minute today and for a clock that counts hours. */
      last: ({ son_an, birim }: Pick<Clock, 'son_an' | 'birim'>, now: number): string => {
        const isToday = dayOf(son_an) === todayInTurkey(now);
        if (birim === 'saat' || isToday) return when(son_an, lang, true, new Date(now));
        return dayWithWeekday(dayOf(son_an), lang, new Date(now));
      },
      /** "8 sa 40 dk", "bugün", "20 gün gecikti". */
      left: (one: Pick<Clock, 'son_an' | 'birim'>, now: number): string => {
        const left = leftOf(one, now);
        if ('hours' in left) return t(left.late ? 'clocks.hoursLate' : 'common.hours', left);
        if (left.days === 0) return t('common.today');
        return t(left.late ? 'clocks.daysLate' : 'common.days', { count: left.days });
      },
    }),
    [t, lang],
  );
}
