import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { SECTOR_NAMES, SECTORS } from '@emanet/contract/inventory';
import type { Client } from '@emanet/contract/portfolio';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { dayCell, sheetFile, sheetOf, type Column } from '../../records/excel/columns.ts';
import { listClients } from './portfolio.ts';

const TITLE: Sentence = { tr: 'Portföy', en: 'Portfolio' };
const FILING_STATES: Readonly<Record<Client['verbis']['durum'], Sentence>> = {
  guncel: { tr: 'Güncel', en: 'Up to date' },
  bekliyor: { tr: 'Bildirilecek değişiklik var', en: 'Change to be notified' },
  hic: { tr: 'Hiç bildirilmedi', en: 'Never notified' },
};
const COLUMNS: readonly Column<Client>[] = [
  { title: { tr: 'Müşteri', en: 'Client' }, width: 44, cell: (one) => one.company_name },
  {
    title: { tr: 'Sektör', en: 'Sector' },
    width: 18,
    cell: ({ sektor }, lang) => {
      const known = SECTORS.find((one) => one === sektor);
      return known ? SECTOR_NAMES[known][lang] : null;
    },
  },
  { title: { tr: 'Vergi no', en: 'Tax number' }, width: 14, cell: (one) => one.vergi_no },
  { title: { tr: 'Kayıt olgunluğu', en: 'Record maturity' }, width: 14, cell: (one) => one.puan },
  {
    title: { tr: 'Sonraki yasal süre', en: 'Next statutory deadline' },
    width: 44,
    cell: ({ sonraki }, lang) => sonraki && `${CLOCKS[sonraki.tur].ad[lang]}: ${sonraki.ad}`,
  },
  {
    title: { tr: 'Son gün', en: 'Due by' },
    width: 14,
    cell: ({ sonraki }) => sonraki && dayCell(sonraki.son_an),
  },
  { title: { tr: 'Geciken', en: 'Overdue' }, width: 10, cell: (one) => one.geciken },
  { title: { tr: 'Yüksek riskli', en: 'High risk' }, width: 14, cell: (one) => one.yuksek },
  {
    title: { tr: 'VERBİS', en: 'VERBİS' },
    width: 28,
    cell: ({ verbis }, lang) => FILING_STATES[verbis.durum][lang],
  },
  { title: { tr: 'Açık başvuru', en: 'Open requests' }, width: 14, cell: (one) => one.basvuru },
  {
    title: { tr: 'Eski metin', en: 'Texts out of date' },
    width: 14,
    cell: (one) => one.eski_metin,
  },
  {
    title: { tr: 'Eğitimi tamamlayan', en: 'Training completed' },
    width: 18,
    cell: ({ egitim }) => egitim && egitim.pay,
  },
  {
    title: { tr: 'Eğitime davetli', en: 'Invited to training' },
    width: 18,
    cell: ({ egitim }) => egitim && egitim.payda,
  },
  {
    title: { tr: 'Son iş', en: 'Last activity' },
    width: 14,
    cell: ({ son_is }) => son_is && dayCell(son_is),
  },
  { title: { tr: 'Sorumlu', en: 'In charge' }, width: 26, cell: (one) => one.sorumlu },
  { title: { tr: 'Vekil', en: 'Substitute' }, width: 26, cell: (one) => one.vekil },
];

/** Clients of the caller as a sheet, in the order asked for; others of these numbers are left out. */
export const exportClients = (
  services: Services,
  scope: PersonScope,
  { ids, lang }: Readonly<{ ids: readonly number[]; lang: Language }>,
) =>
  sheetFile(scope, TITLE, lang, async () => {
    const found = new Map(
      (await listClients(services, scope.actor)).map((one) => [one.company_id, one]),
    );
    const rows = ids.flatMap((id) => found.get(id) ?? []);
    return sheetOf(TITLE, COLUMNS, rows, lang);
  });
