import type { ChangeLogType } from '@emanet/contract/change-logs';
import type { Register } from '../../records/register.ts';
import { assetRegister } from '../assets/register.ts';
import { activities } from '../processing-activities/register.ts';
import { publicTransferRegister } from '../public-transfers/register.ts';
import { supplierTransferRegister } from '../supplier-transfers/register.ts';

/** The registers whose changes can be read. */
const registers: Readonly<Record<ChangeLogType, Register>> = {
  veri_harita: activities,
  veri_aktarim: supplierTransferRegister,
  diger_aktarim: publicTransferRegister,
  varlik_listesi: assetRegister,
};

export const registerOf = (tur: ChangeLogType): Register => registers[tur];
