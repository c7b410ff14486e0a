import {
  LEFT_OPEN_BY_COPIES,
  processingActivityRegister as shared,
} from '@emanet/contract/processing-activities';
import { isEmpty } from '@emanet/contract/records/fields';
import type { Register } from '../../records/register.ts';
import { example } from './example.ts';

/** Data-processing activities on the server. */
export const processingActivityRegister: Register = {
  ...shared,
  table: shared.tur,
  example,
  library: true,
  prefill: (values) =>
    isEmpty(values.veri_isleme_faaliyetleri_id) ? values : { ...values, ...LEFT_OPEN_BY_COPIES },
};
