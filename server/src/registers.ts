import {
  REGISTER_TYPES,
  registerOfType,
  type RegisterNoun,
  type RegisterType,
} from '@emanet/contract/records/registers';
import { assetRegister } from './features/assets/register.ts';
import { processingActivityRegister } from './features/processing-activities/register.ts';
import { publicTransferRegister } from './features/public-transfers/register.ts';
import { supplierTransferRegister } from './features/supplier-transfers/register.ts';
import type { Register } from './records/register.ts';

const byNoun: Readonly<Record<RegisterNoun, Register>> = {
  processingActivities: processingActivityRegister,
  supplierTransfers: supplierTransferRegister,
  publicTransfers: publicTransferRegister,
  assets: assetRegister,
};

/** A register as the server keeps it, by its name in change logs. */
export const registerOf = (tur: RegisterType): Register => byNoun[registerOfType(tur).noun];

/** Every register as the server keeps it, in the order of the contract's list. */
export const registers: readonly Register[] = REGISTER_TYPES.map(registerOf);
