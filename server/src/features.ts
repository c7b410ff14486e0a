import { evidenceMade, evidenceParts } from './evidence-of-features.ts';
import { mendSeriesJob } from './features/actions/jobs.ts';
import { actionRoutes } from './features/actions/routes.ts';
import { announceApplicationJob, disposeOfApplicationsJob } from './features/applications/jobs.ts';
import { applicationRoutes } from './features/applications/routes.ts';
import { assetRoutes } from './features/assets/routes.ts';
import { eraseAccountsJob } from './features/auth/account/jobs.ts';
import { authRoutes } from './features/auth/routes.ts';
import { breachRoutes } from './features/breaches/routes.ts';
import { changeLogRoutes } from './features/change-logs/routes.ts';
import { mailChainHeadsJob } from './features/companies/jobs.ts';
import { companyRoutes } from './features/companies/routes.ts';
import {
  handOverDutiesJob,
  keepFilingClocksJob,
  moveClocksJob,
  remindOfClocksJob,
} from './features/clocks/jobs.ts';
import { clockRoutes } from './features/clocks/routes.ts';
import { askForConfirmationsJob } from './features/confirmations/jobs.ts';
import { confirmationRoutes } from './features/confirmations/routes.ts';
import { dashboardRoutes } from './features/dashboard/routes.ts';
import { documentRoutes } from './features/documents/routes.ts';
import { entryLogRoutes } from './features/entry-logs/routes.ts';
import { evidenceRoutes } from './features/evidence/routes.ts';
import { filingRoutes } from './features/filings/routes.ts';
import { fileRoutes } from './features/files/routes.ts';
import { inventoryRoutes } from './features/inventory/routes.ts';
import { lookupRoutes } from './features/lookups/routes.ts';
import { mapRoutes } from './features/maps/routes.ts';
import { sendActionDigestsJob } from './features/notification-settings/jobs.ts';
import { notificationSettingsRoutes } from './features/notification-settings/routes.ts';
import { organizationRoutes } from './features/organization/routes.ts';
import { snapshotPerformanceJob } from './features/performance/jobs.ts';
import { performanceRoutes } from './features/performance/routes.ts';
import { keepPortfolioJob, mailPortfolioJob } from './features/portfolio/jobs.ts';
import { portfolioRoutes } from './features/portfolio/routes.ts';
import { goOnWithWorkJob } from './features/portfolio/several/several.ts';
import { openCopiedAnswersJob } from './features/processing-activities/jobs.ts';
import { processingActivityRoutes } from './features/processing-activities/routes.ts';
import { publicFormRoutes } from './features/public-forms/routes.ts';
import { publicTransferRoutes } from './features/public-transfers/routes.ts';
import { remindOfQuestionnairesJob } from './features/questionnaires/jobs.ts';
import { questionnaireRoutes } from './features/questionnaires/routes.ts';
import { savedViewRoutes } from './features/saved-views/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { supplierTransferRoutes } from './features/supplier-transfers/routes.ts';
import { cookieRoutes } from './features/cookies/routes.ts';
import { supplierRoutes } from './features/suppliers/routes.ts';
import { compareLinked } from './features/tables/cross-checks.ts';
import { tableRoutes } from './features/tables/routes.ts';
import { actOnStaleTextsJob } from './features/texts/jobs.ts';
import { textRoutes } from './features/texts/routes.ts';
import { remindOfSignaturesJob } from './features/texts/signatures/jobs.ts';
import {
  forgetTrainingJob,
  remindOfTrainingJob,
  renewTrainingJob,
} from './features/training/jobs.ts';
import { trainingRoutes } from './features/training/routes.ts';
import { videoRoutes } from './features/videos/routes.ts';
import { mailSamples } from './demo/mail-samples.ts';
import type { App } from './platform/http/app.ts';
import type { Job } from './platform/jobs/job.ts';
import { mailboxRoutes } from './platform/mail/mailbox-routes.ts';
import { eraseCompaniesJob } from './records/company/erase.ts';
import { makeEvidenceJob } from './records/evidence/jobs.ts';
import { copyAnchorsJob } from './records/anchor-copies.ts';
import { anchorLogsJob } from './records/log-anchors.ts';
import { verifyLogsJob } from './verify-log/job.ts';
import { judgeRecordsJob } from './records/write/jobs.ts';
import { registers } from './registers.ts';

/** Every feature of the server; the application registers them in this order. */
export const features: readonly ((app: App) => void | Promise<void>)[] = [
  (app) => mailboxRoutes(app, mailSamples),
  authRoutes,
  companyRoutes,
  organizationRoutes,
  lookupRoutes,
  documentRoutes,
  evidenceRoutes(evidenceParts),
  fileRoutes,
  filingRoutes,
  inventoryRoutes,
  processingActivityRoutes,
  supplierRoutes,
  cookieRoutes,
  supplierTransferRoutes,
  publicTransferRoutes,
  assetRoutes,
  actionRoutes,
  applicationRoutes,
  breachRoutes,
  clockRoutes,
  confirmationRoutes,
  notificationSettingsRoutes,
  mapRoutes,
  questionnaireRoutes,
  savedViewRoutes,
  searchRoutes,
  tableRoutes,
  textRoutes,
  videoRoutes,
  trainingRoutes,
  dashboardRoutes,
  portfolioRoutes,
  performanceRoutes,
  changeLogRoutes,
  entryLogRoutes,
  publicFormRoutes,
];

/** The jobs of all features, from their `jobs.ts`. */
export const jobsOfFeatures: readonly Job[] = [
  makeEvidenceJob(evidenceMade),
  eraseCompaniesJob,
  eraseAccountsJob,
  judgeRecordsJob({ registers, compare: compareLinked }),
  anchorLogsJob,
  copyAnchorsJob,
  verifyLogsJob,
  mailChainHeadsJob,
  handOverDutiesJob,
  keepFilingClocksJob,
  moveClocksJob,
  remindOfClocksJob,
  snapshotPerformanceJob,
  keepPortfolioJob,
  mailPortfolioJob,
  goOnWithWorkJob,
  remindOfTrainingJob,
  renewTrainingJob,
  forgetTrainingJob,
  remindOfSignaturesJob,
  remindOfQuestionnairesJob,
  actOnStaleTextsJob,
  announceApplicationJob,
  disposeOfApplicationsJob,
  askForConfirmationsJob,
  openCopiedAnswersJob,
  mendSeriesJob,
  sendActionDigestsJob,
];
