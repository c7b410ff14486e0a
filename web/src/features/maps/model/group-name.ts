import { choicesOf } from '@emanet/contract/lookups';
import type { Language } from '@emanet/contract/shared/primitives';
import type { useTranslation } from '../../../platform/i18n.ts';
import type { Group, View } from './fold.ts';
import type { Graph } from './graph.ts';

/** Name of a folded group: its number, and its common criterion. */
function groupName(
  { kind, by }: Group,
  count: number,
  { nodes }: Graph,
  t: ReturnType<typeof useTranslation>['t'],
  lang: Language,
): string {
  if (kind === 'faaliyet') return t('maps.groups.activities', { count });
  if (kind === 'ulke') return t('maps.groups.countries', { count });
  const types = choicesOf('varlik_turu').flatMap(({ group }) => group ?? []);
  const nameOf = (id: string) =>
    nodes.get(id)?.ad ?? types.find(({ code }) => code === id)?.[lang] ?? t('maps.groups.noType');
  const name = by.split('|').map(nameOf).join(', ');
  return t(`maps.groups.${kind === 'varlik' ? 'assets' : 'suppliers'}`, { count, name });
}

/** Names of a view's boxes, by their place in it. */
export const namesOf = (
  view: View,
  graph: Graph,
  t: ReturnType<typeof useTranslation>['t'],
  lang: Language,
): string[] =>
  view.boxes.map(({ node, group, members }) =>
    group ? groupName(group, members.length, graph, t, lang) : (node?.ad ?? ''),
  );
