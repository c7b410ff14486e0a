import { processingActivityRegister as shared } from '@emanet/contract/processing-activities';
import type { Register } from '../../records/register.ts';

export const processingActivityRegister: Register = {
  ...shared,
  filters: ['isleme_sarti'],
  linkedFrom: true,
};
