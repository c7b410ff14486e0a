import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import { labelOf, labelsOf } from '@emanet/contract/shared/labels';
import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { sectorName } from '@emanet/contract/inventory';
import type { Client, DueOfClient } from '@emanet/contract/portfolio';
import { articleIn } from '@emanet/contract/shared/articles';
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
import { listClients, readWeek } from './portfolio.ts';
import { companyNameIn } from '../../platform/access/actor.ts';

const TITLE = labelOf('portfolio.title');
const ALL_CLIENTS = labelOf('portfolio.allClients');
const FILING_STATES = labelsOf((all) => all.portfolio.filing);
const QUESTIONS = serverTexts((all) => all.portfolio.question);
const COLUMNS: readonly Column<Client>[] = [
  column('portfolio.client', 44, (one) => one.company_name),
  column('portfolio.sector', 18, ({ sektor }, lang) => sektor && sectorName(sektor, lang)),
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
  column(serverText('portfolio.awaited'), 14, (one) => one.bekleyen),
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

const WEEK = serverText('portfolio.weekSheet');

/** Duties of seven days as a sheet, in the order of `ids`, which are those of their clocks. */
export const exportDue = (
  services: Services,
  scope: PersonScope,
  { ids, baslangic, ...asked }: RowsAsked & Readonly<{ baslangic?: string | undefined }>,
) =>
  sheetFile(
    scope,
    WEEK,
    asked,
    async () => {
      const { isler } = await readWeek(services, scope.actor, baslangic);
      const found = new Map(isler.map((one) => [one.sure_id, one]));
      const rows = ids.flatMap((id) => found.get(id) ?? []);
      return sheetOf(WEEK, columnsOf(scope), rows, asked.lang);
    },
    `${scope.actor.fullname}, ${ALL_CLIENTS[asked.lang]}`,
  );

const columnsOf = ({ actor }: PersonScope): readonly Column<DueOfClient>[] => [
  column('portfolio.client', 44, ({ company_id }) => companyNameIn(actor, company_id)),
  column('fields.kind', 34, ({ tur }, lang) => CLOCKS[tur].ad[lang]),
  column('fields.record', 44, ({ ad }) => ad),
  column('fields.article', 20, ({ madde }, lang) => articleIn(madde, lang)),
  column('fields.department', 26, ({ department_name }) => department_name),
  column(serverText('portfolio.dueBy'), 14, ({ son_an }) => dayCell(son_an)),
  column('fields.inCharge', 26, ownerInWords),
  column(serverText('portfolio.planned'), 14, ({ plan_gunu }) => plan_gunu && { day: plan_gunu }),
  column(serverText('portfolio.waitingSince'), 22, ({ bekleniyor }) => dayCell(bekleniyor)),
];
