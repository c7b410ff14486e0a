import { z } from 'zod';

export const RISKS = ['Düşük', 'Orta', 'Yüksek'] as const;
export type Risk = (typeof RISKS)[number];

/** A warning of the field guide: its code, its field, its risk; `iz`: trace of the linked records that it follows from. */
export const warning = z.object({
  kod: z.string(),
  alan: z.string(),
  seviye: z.enum(['Orta', 'Yüksek']),
  iz: z.string().optional(),
});
export type Warning = z.infer<typeof warning>;

/** A record's risk follows from its warnings and its data (decisions, section 5). */
export function riskOf(warnings: readonly Warning[], specialData: boolean): Risk {
  if (warnings.some((one) => one.seviye === 'Yüksek')) return 'Yüksek';
  return warnings.length > 0 || specialData ? 'Orta' : 'Düşük';
}

/**
 * Risk, completeness and warnings are stored with the record. Raise this number if a rule of any of them
 * changes: then the records of every company are judged again.
 */
export const RULES_VERSION = 33;
