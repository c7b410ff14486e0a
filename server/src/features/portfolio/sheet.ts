import { CLOCKS } from '@emanet/contract/clocks/kinds';
import type { Client } from '@emanet/contract/portfolio';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { companyNameOf, type PersonScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import type { SheetFile } from '../../records/excel/send-sheet.ts';
import { sheetDisposition } from '../../records/excel/sheet-name.ts';
import { sheetInTurn, writeWorkbook, type CellValue } from '../../records/excel/workbook.ts';
import { listClients } from './portfolio.ts';

const TITLE: Sentence = { tr: 'Portföy', en: 'Portfolio' };
const FILING_STATES: Readonly<Record<Client['verbis']['durum'], Sentence>> = {
  guncel: { tr: 'Güncel', en: 'Up to date' },
  bekliyor: { tr: 'Bildirilecek değişiklik var', en: 'Change to be notified' },
  hic: { tr: 'Hiç bildirilmedi', en: 'Never notified' },
};
const dayOf = (instant: string) => ({ day: todayInTurkey(Date.parse(instant)) });

type Column = Readonly<{
  title: Sentence;
  width: number;
  cell: (one: Client, lang: Language) => CellValue;
}>;

const COLUMNS: readonly Column[] = [
  { title: { tr: 'Müşteri', en: 'Client' }, width: 44, cell: (one) => one.company_name },
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
    cell: ({ sonraki }) => sonraki && dayOf(sonraki.son_an),
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
    cell: ({ son_is }) => son_is && dayOf(son_is),
  },
  { title: { tr: 'Sorumlu', en: 'In charge' }, width: 26, cell: (one) => one.sorumlu },
  { title: { tr: 'Vekil', en: 'Substitute' }, width: 26, cell: (one) => one.vekil },
];

/** Clients of the caller as a sheet, in the order asked for; others of these numbers are left out. */
export async function exportClients(
  services: Services,
  scope: PersonScope,
  { ids, lang }: Readonly<{ ids: readonly number[]; lang: Language }>,
): Promise<SheetFile> {
  const found = new Map(
    (await listClients(services, scope.actor)).map((one) => [one.company_id, one]),
  );
  const rows = ids.flatMap((id) => {
    const one = found.get(id);
    return one ? [COLUMNS.map(({ cell }) => cell(one, lang))] : [];
  });
  const content = await sheetInTurn(() =>
    writeWorkbook(companyNameOf(scope), {
      sheet: TITLE[lang],
      pinned: 1,
      titles: COLUMNS.map(({ title }) => title[lang]),
      widths: COLUMNS.map(({ width }) => width),
      rows,
    }),
  );
  return { content, disposition: sheetDisposition(TITLE, scope, lang) };
}
