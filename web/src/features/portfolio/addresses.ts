import { dueAddress } from '@emanet/contract/dashboard';
import type { Client } from '@emanet/contract/portfolio';
import { registerEntry } from '@emanet/contract/records/registers';
import { inCompany } from '@emanet/contract/shared/company-address';

const ACTIVITIES = registerEntry('processingActivities').path;

/** Where a client's own screen shows a figure, by its column. */
export const SCREENS: Readonly<Record<string, (one: Client) => string>> = {
  puan: () => '/performans',
  sonraki: ({ sonraki }) => (sonraki ? dueAddress(sonraki) : '/sureler'),
  geciken: () => '/sureler',
  kendi: () => '/sureler',
  yuksek: () => `${ACTIVITIES}?risk=Yüksek`,
  verbis: () => '/tablolar?gorunum=verbis',
  basvuru: () => '/basvurular',
  metin: () => '/metinler?goster=eskiyen',
  egitim: () => '/farkindalik-egitimi',
};

/** The screen of a client that a column is about; its start for the others. */
export const addressOf = (one: Client, column = ''): string =>
  inCompany(SCREENS[column]?.(one) ?? '/denetim', one.company_id);
