import { actions } from './actions.ts';
import { applicationForm } from './applications/form.ts';
import { applicant } from './applications/applicant.ts';
import { applicationImport } from './applications/import.ts';
import { touchedRecords } from './applications/touched.ts';
import { applications } from './applications.ts';
import { assets } from './assets.ts';
import { auth } from './auth.ts';
import { account } from './auth/account.ts';
import { signInForm } from './auth/form.ts';
import { breachDoor } from './breaches/door.ts';
import { breachImport } from './breaches/import.ts';
import { breaches } from './breaches.ts';
import { changeLogs } from './change-logs.ts';
import { clockImport } from './clocks/import.ts';
import { clocks } from './clocks.ts';
import { companies } from './companies.ts';
import { companyEvidence } from './companies/evidence.ts';
import { confirmations } from './confirmations.ts';
import { reviews } from './confirmations/review.ts';
import { dashboard } from './dashboard.ts';
import { performance } from './performance.ts';
import { documents } from './documents.ts';
import { evidence } from './evidence.ts';
import { entryLogs } from './entry-logs.ts';
import { filings } from './filings.ts';
import { files } from './files.ts';
import { inventory } from './inventory.ts';
import { lookups } from './lookups.ts';
import { maps } from './maps.ts';
import { notificationSettings } from './notification-settings.ts';
import { organization } from './organization.ts';
import { departmentImport } from './organization/import.ts';
import { portfolio } from './portfolio.ts';
import { processingActivities } from './processing-activities.ts';
import { publicForms } from './public-forms.ts';
import { publicTransfers } from './public-transfers.ts';
import { questionnaires } from './questionnaires.ts';
import { savedViews } from './saved-views.ts';
import { search } from './search.ts';
import { secondStep } from './auth/second-step.ts';
import type { Endpoint } from './shared/endpoint.ts';
import { supplierTransfers } from './supplier-transfers.ts';
import { suppliers } from './suppliers.ts';
import { cookies } from './cookies.ts';
import { tables } from './tables.ts';
import { texts } from './texts.ts';
import { textSettings } from './texts/settings.ts';
import { textSignatures } from './texts/signatures.ts';
import { training } from './training.ts';
import { trainingPreview } from './training/preview.ts';
import { sessionImport } from './training/session-import.ts';
import { videos } from './videos.ts';

/** Every endpoint there is; OpenAPI and the authorisation matrix are made from this list. */
export const endpoints: readonly Endpoint[] = [
  actions,
  applicationForm,
  applications,
  applicationImport,
  assets,
  auth,
  breachDoor,
  breaches,
  breachImport,
  changeLogs,
  clocks,
  clockImport,
  companies,
  companyEvidence,
  confirmations,
  dashboard,
  performance,
  documents,
  entryLogs,
  evidence,
  files,
  filings,
  inventory,
  lookups,
  maps,
  notificationSettings,
  organization,
  departmentImport,
  portfolio,
  processingActivities,
  publicForms,
  publicTransfers,
  questionnaires,
  reviews,
  savedViews,
  search,
  secondStep,
  account,
  signInForm,
  supplierTransfers,
  suppliers,
  cookies,
  tables,
  applicant,
  touchedRecords,
  texts,
  textSettings,
  textSignatures,
  training,
  trainingPreview,
  sessionImport,
  videos,
].flatMap((feature: Readonly<Record<string, Endpoint>>) => Object.values(feature));
