import { supplierTransferRegister as shared } from '@emanet/contract/supplier-transfers';
import type { Register } from '../../records/register.ts';
import { stillMade } from '../../records/still-made.ts';
import { example } from './example.ts';

/** Transfers to suppliers on the server. */
export const supplierTransferRegister: Register = {
  ...shared,
  table: shared.tur,
  example,
  secondName: 'tedarikci_unvan',
  prefill: stillMade,
};
