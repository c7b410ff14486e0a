import { supplierTransferRegister as shared } from '@emanet/contract/supplier-transfers';
import type { Register } from '../../records/register.ts';
import { stillMade } from '../../records/still-made.ts';

/** Transfers to suppliers on the server. */
export const supplierTransferRegister: Register = {
  ...shared,
  table: shared.tur,
  prefill: stillMade,
};
