import { assetRegister } from '../assets.ts';
import { processingActivityRegister } from '../processing-activities.ts';
import { publicTransferRegister } from '../public-transfers.ts';
import type { Register } from './register.ts';
import { REGISTERS, type RegisterNoun } from './registers.ts';
import { supplierTransferRegister } from '../supplier-transfers.ts';

const byNoun: Readonly<Record<RegisterNoun, Register>> = {
  processingActivities: processingActivityRegister,
  supplierTransfers: supplierTransferRegister,
  publicTransfers: publicTransferRegister,
  assets: assetRegister,
};

/** Every register with its fields and checks, in the order of the list. */
export const registers: readonly Register[] = REGISTERS.map(({ noun }) => byNoun[noun]);
