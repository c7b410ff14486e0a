import { actions } from './actions.ts';
import { applications } from './applications.ts';
import { confirmations } from './confirmations.ts';
import { contractEnds } from './contract-ends.ts';
import { documentReviews } from './document-reviews.ts';
import { filings } from './filings.ts';
import type { DueSource } from './source.ts';
import { standardContracts } from './standard-contracts.ts';
import { supplierAudits } from './supplier-audits.ts';

/** Everything that puts work with a day into the calendar. */
export const dueSources: readonly DueSource[] = [
  standardContracts,
  filings,
  applications,
  confirmations,
  actions,
  contractEnds,
  supplierAudits,
  documentReviews,
];
