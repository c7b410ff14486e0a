import { auth } from './auth.ts';
import { changeLogs } from './change-logs.ts';
import { companies } from './companies.ts';
import { documents } from './documents.ts';
import { lookups } from './lookups.ts';
import { organization } from './organization.ts';
import { processingActivities } from './processing-activities.ts';
import type { Endpoint } from './shared/endpoint.ts';

/** Every endpoint there is; OpenAPI and the authorisation matrix are made from this list. */
export const endpoints: readonly Endpoint[] = [
  auth,
  changeLogs,
  companies,
  documents,
  lookups,
  organization,
  processingActivities,
].flatMap((feature: Readonly<Record<string, Endpoint>>) => Object.values(feature));
