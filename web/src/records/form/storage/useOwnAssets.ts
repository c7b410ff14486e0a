import { assets as endpoints } from '@emanet/contract/assets';
import type { Field } from '@emanet/contract/records/fields';
import type { Language } from '@emanet/contract/shared/primitives';
import { useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useFirstMove } from '../../../platform/useFirstMove.ts';
import { listKey, useCompanyId } from '../../query-keys.ts';
import { AssetPlanContext } from './asset-links-context.ts';

/**
 * The company's own assets among the choices of a field of places; undefined elsewhere. They load
 * before the list opens, so that nothing moves below the pointer.
 */
export function useOwnAssets({ lookup }: Field, lang: Language, searching: boolean) {
  const { t } = useTranslation();
  const company = useCompanyId();
  const given = use(AssetPlanContext);
  const asked = lookup === 'saklandigi_alan' ? given : undefined;
  const wanted = useFirstMove() && asked !== undefined;
  const { data: rows } = useQuery({
    queryKey: listKey(company, { noun: 'assets' }),
    queryFn: async ({ signal }) => (await call(endpoints.list, { signal })).data,
    enabled: wanted,
  });
  // Only one field of one form needs them, so forms load without.
  const { data: choices } = useQuery({
    queryKey: ['asset-choices'],
    queryFn: () => import('./asset-choices.ts'),
    staleTime: Infinity,
    enabled: wanted,
  });
  const assets = useMemo(() => rows && choices?.toAssets(rows), [rows, choices]);
  const keeping = asked?.keeping;
  const group = useMemo(() => {
    const titles = { all: t('form.places.title'), some: t('form.places.some') };
    return keeping && assets && choices?.assetGroup(assets, keeping, lang, { titles, searching });
  }, [keeping, assets, choices, lang, searching, t]);
  if (!asked || !assets || !choices) return undefined;

  const { planned, plan } = asked;
  return {
    group,
    ticked: choices.tickedCodes(assets, planned, asked.keeping),
    /** Assets whose link will change, as pills before those of the types. */
    pills: assets.flatMap(({ id, name }) => {
      const way = planned.get(id)?.way;
      return way ? [{ code: choices.codeOf({ id }), name, leaves: way === 'cikar' }] : [];
    }),
    has: (code: string) => choices.assetOf(assets, code) !== undefined,
    /** Ticks or unticks an asset; returns the ticked types. */
    toggle: (code: string, types: readonly string[]): string[] => {
      const asset = choices.assetOf(assets, code);
      if (!asset) return [...types];
      const next = choices.toggled(asset, { assets, planned, keeping: asked.keeping }, types);
      plan(next.planned);
      return next.types;
    },
  };
}
