import type { ChangeLogType } from '@emanet/contract/change-logs';
import type { Register } from '../../records/register.ts';
import { activities } from '../processing-activities/register.ts';

/** Registers whose changes can be read. */
const registers: readonly Register[] = [activities];

/** The register of a type; nothing while that register does not exist yet. */
export const registerOf = (tur: ChangeLogType): Register | undefined =>
  registers.find((one) => one.tur === tur);
