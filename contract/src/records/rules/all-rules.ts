import type { RegisterNoun } from '../registers.ts';
import { ACTIVITY_RULES } from './activity-rules.ts';
import { ASSET_RULES } from './asset-rules.ts';
import { PUBLIC_TRANSFER_RULES } from './public-rules.ts';
import type { Rule } from './rule.ts';
import { SUPPLIER_TRANSFER_RULES } from './supplier-rules.ts';

/** The rules of each register, which warn and never block; apart from it, since no list asks for them. */
export const RULES: Readonly<Record<RegisterNoun, readonly Rule[]>> = {
  processingActivities: ACTIVITY_RULES,
  supplierTransfers: SUPPLIER_TRANSFER_RULES,
  publicTransfers: PUBLIC_TRANSFER_RULES,
  assets: ASSET_RULES,
};
