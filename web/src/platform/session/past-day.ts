import { createContext, use } from 'react';
import { DAY_PARAM } from '@emanet/contract/shared/time/past-day';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { useLocation, useNavigate } from 'react-router';
import { useCan } from './session.tsx';

const PastDayContext = createContext<string | undefined>(undefined);
export const PastDayProvider = PastDayContext.Provider;

/** The day at whose end this screen shows its records; undefined for today. */
export const usePastDay = (): string | undefined => use(PastDayContext);

/** An address with another day; today without one. */
export function onDay(pathname: string, search: string, day: string | undefined): string {
  const query = new URLSearchParams(search);
  if (day === undefined) query.delete(DAY_PARAM);
  else query.set(DAY_PARAM, day);
  return `${pathname}?${query}`.replace(/\?$/, '');
}

/** Keeps the past day that a screen shows in addresses that lead on from it. */
export function useThen(): (address: string) => string {
  const day = usePastDay();
  return (address) => {
    const [pathname = '', search = ''] = address.split('?');
    return onDay(pathname, search, day);
  };
}

/** Opens a list as it was at the end of yesterday; undefined for those who may not, and in the past. */
export function useOpenPast(): (() => void) | undefined {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const may = useCan('history.read');
  const day = usePastDay();
  if (!may || day !== undefined) return undefined;
  return () => void navigate(onDay(pathname, search, daysAfter(todayInTurkey(), -1)));
}
