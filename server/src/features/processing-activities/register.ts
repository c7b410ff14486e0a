import { processingActivityRegister as shared } from '@emanet/contract/processing-activities';
import type { Register } from '../../records/register.ts';

/** Data-processing activities on the server. */
export const processingActivityRegister: Register = {
  ...shared,
  table: shared.tur,
  library: true,
};
