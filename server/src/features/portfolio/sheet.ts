import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import { labelOf, labelsOf } from '@emanet/contract/shared/labels';
import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { SECTOR_NAMES, SECTORS } from '@emanet/contract/inventory';
import type { Client } from '@emanet/contract/portfolio';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import {
  column,
  dayCell,
  sheetFile,
  sheetOf,
  type Column,
  type RowsAsked,
} from '../../records/excel/columns.ts';
import { ownerInWords } from '../../nouns/owners.ts';
import { listClients } from './portfolio.ts';

const TITLE = labelOf('portfolio.title');
const ALL_CLIENTS = labelOf('portfolio.allClients');
const FILING_STATES = labelsOf((all) => all.portfolio.filing);
const QUESTIONS = serverTexts((all) => all.portfolio.question);
const COLUMNS: readonly Column<Client>[] = [
  column('portfolio.client', 44, (one) => one.company_name),
  column('portfolio.sector', 18, ({ sektor }, lang) => {
    const known = SECTORS.find((one) => one === sektor);
    return known ? SECTOR_NAMES[known][lang] : null;
  }),
  column('supplierDirectory.fields.vergi_no', 14, (one) => one.vergi_no),
  column('performance.score', 14, (one) => one.puan),
  column(
    'portfolio.next',
    44,
    ({ sonraki }, lang) => sonraki && `${CLOCKS[sonraki.tur].ad[lang]}: ${sonraki.ad}`,
  ),
  column(serverText('portfolio.questions'), 44, ({ sorular }, lang) =>
    sorular.map((one) => QUESTIONS[one][lang]).join('; '),
  ),
  column(serverText('portfolio.dueBy'), 14, ({ sonraki }) => sonraki && dayCell(sonraki.son_an)),
  column(serverText('portfolio.lateByLaw'), 16, (one) => one.geciken_yasal),
  column(serverText('portfolio.lateOwn'), 16, (one) => one.geciken - one.geciken_yasal),
  column(serverText('portfolio.highRisk'), 14, (one) => one.yuksek),
  column('company.verbis', 28, ({ verbis }, lang) => FILING_STATES[verbis.durum][lang]),
  column('dashboard.counter.basvurular', 14, (one) => one.basvuru),
  column(serverText('portfolio.textsOutOfDate'), 14, (one) => one.eski_metin),
  column(serverText('portfolio.trainingCompleted'), 18, ({ egitim }) => egitim && egitim.pay),
  column(serverText('portfolio.invitedToTraining'), 18, ({ egitim }) => egitim && egitim.payda),
  column(serverText('portfolio.lastActivity'), 14, ({ son_is }) => son_is && dayCell(son_is)),
  column('fields.inCharge', 26, ownerInWords),
  column('portfolio.substitute', 26, (one) => one.vekil),
];

/** Clients of the caller as a sheet, in the order of `ids`; ids of others are left out. */
export const exportClients = (
  services: Services,
  scope: PersonScope,
  { ids, ...asked }: RowsAsked,
) =>
  sheetFile(
    scope,
    TITLE,
    asked,
    async () => {
      const found = new Map(
        (await listClients(services, scope.actor)).map((one) => [one.company_id, one]),
      );
      const rows = ids.flatMap((id) => found.get(id) ?? []);
      return sheetOf(TITLE, COLUMNS, rows, asked.lang);
    },
    `${scope.actor.fullname}, ${ALL_CLIENTS[asked.lang]}`,
  );
