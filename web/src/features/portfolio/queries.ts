import { portfolio } from '@emanet/contract/portfolio';
import { useRead } from '../../nouns/read.ts';

export const useClients = () => useRead(portfolio.list, {}, { staleTime: 0 });

/** Due work of a week; by default of this one. */
export const useWeek = (baslangic?: string) =>
  useRead(
    portfolio.due,
    { query: baslangic ? { baslangic } : {} },
    { staleTime: 0, placeholderData: (before) => before },
  );

export const usePreferences = () => useRead(portfolio.preferences);

/** Firms of the consultant. */
export const useFirms = () => useRead(portfolio.firms, {}, { staleTime: 0 });

/** Consultants who can take a client, with the clients that each may see. */
export const useColleagues = () => useRead(portfolio.colleagues);
