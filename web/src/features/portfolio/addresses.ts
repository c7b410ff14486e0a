import { dueAddress } from '@emanet/contract/dashboard';
import type { Client } from '@emanet/contract/portfolio';
import { registerEntry } from '@emanet/contract/records/registers';
import { inCompany } from '@emanet/contract/shared/company-address';

const ACTIVITIES = registerEntry('processingActivities').path;

/** Address of a figure in a client's own screens, by its column. */
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

/** Address of a column in a client; its start page for the others. */
export const addressOf = (one: Client, column = ''): string =>
  column === 'bekleyen'
    ? `/portfoy/bekleyenler?musteri=${one.company_id}`
    : inCompany(SCREENS[column]?.(one) ?? '/denetim', one.company_id);
