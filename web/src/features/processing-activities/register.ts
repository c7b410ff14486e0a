import { processingActivityRegister as shared } from '@emanet/contract/processing-activities';
import { lazily } from '../../platform/lazily.ts';
import type { Register } from '../../records/register.ts';

export const processingActivityRegister: Register = {
  ...shared,
  filters: ['isleme_sarti'],
  linkedFrom: true,
  extra: lazily(() => import('./ActivityExtra.tsx')),
};
