import { BY_NAMES } from '@emanet/contract/law/service-names';
import type { Rule } from '@emanet/contract/records/rules/rule';
import type { Warning } from '@emanet/contract/records/warnings';

/**
 * Warnings found here, with those that the server found by a name that no build of the web holds. They stay
 * for as long as nothing that their rule reads is changed.
 */
export function withStored(
  found: readonly Warning[],
  stored: readonly Warning[],
  rules: readonly Rule[],
  isChanged: (field: string) => boolean,
): readonly Warning[] {
  const kept = stored.filter(
    ({ kod }) =>
      BY_NAMES.includes(kod) &&
      !found.some((one) => one.kod === kod) &&
      rules.some((rule) => rule.kod === kod && !rule.reads.some(isChanged)),
  );
  return kept.length > 0 ? [...found, ...kept] : found;
}
