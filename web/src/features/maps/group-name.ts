import { choicesOf } from '@emanet/contract/lookups';
import type { Language } from '@emanet/contract/shared/primitives';
import type { useTranslation } from '../../app/i18n.ts';
import type { Group } from './fold.ts';
import type { Graph } from './graph.ts';

/** What a folded group is called: how many, and what they have in common. */
export function groupName(
  { kind, by }: Group,
  count: number,
  { nodes }: Graph,
  t: ReturnType<typeof useTranslation>['t'],
  lang: Language,
): string {
  if (kind === 'faaliyet') return t('maps.groups.activities', { count });
  if (kind === 'varlik') {
    const type = choicesOf('varlik_turu').find(({ group }) => group?.code === by)?.group;
    return t('maps.groups.assets', { count, name: type?.[lang] ?? t('maps.groups.noType') });
  }
  const countries = by.split('|').map((id) => nodes.get(id)?.ad ?? '');
  return t('maps.groups.suppliers', { count, name: countries.join(', ') });
}
