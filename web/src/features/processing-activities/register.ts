import { processingActivityRegister as shared } from '@emanet/contract/processing-activities';
import type { Register } from '../../records/register.ts';
import { BalancingTest } from './BalancingTest.tsx';

export const processingActivityRegister: Register = {
  ...shared,
  filters: ['isleme_sarti'],
  linkedFrom: true,
  extra: BalancingTest,
};
