import { createContext } from 'react';
import type { Keeping, PlannedLinks } from './asset-choices.ts';

/** The assets chosen as places of an activity, kept until the activity is saved. */
export type AssetPlan = Readonly<{
  keeping: Keeping;
  planned: PlannedLinks;
  plan: (planned: PlannedLinks) => void;
}>;

/** Without one around it, the field of places offers only types. */
export const AssetPlanContext = createContext<AssetPlan | undefined>(undefined);
