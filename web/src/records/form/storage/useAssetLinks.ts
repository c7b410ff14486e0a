import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { useCan } from '../../../platform/session/session.tsx';
import { useCompanyId } from '../../query-keys.ts';
import type { Register } from '../../register.ts';
import type { PlannedLink, PlannedLinks } from './asset-choices.ts';
import type { AssetPlan } from './asset-links-context.ts';

const NOTHING: PlannedLinks = new Map();

/**
 * The assets chosen as places of an activity. The activity itself has only their types; the link
 * belongs to the asset, and changes after the activity is saved.
 */
export function useAssetLinks(
  { noun }: Pick<Register, 'noun'>,
  id: number | undefined,
  department_id: unknown,
) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const company = useCompanyId();
  const mayLink = useCan('assets.write');
  const [planned, plan] = useState(NOTHING);
  const value = useMemo<AssetPlan | undefined>(
    () =>
      noun === 'processingActivities' && mayLink
        ? { keeping: { id, department_id }, planned, plan }
        : undefined,
    [noun, mayLink, id, department_id, planned],
  );
  return {
    /** Links that will change, for the draft of the form. */
    links: useMemo(() => [...planned], [planned]),
    /** Plans the links of a draft again. */
    resume: (links: readonly (readonly [number, PlannedLink])[] = []) => plan(new Map(links)),
    /** For the field of places; undefined without assets. */
    value,
    changed: planned.size > 0,
    save: (activity: number) => {
      if (planned.size === 0) return;
      import('./save-links.ts')
        .then(({ saveLinks }) => saveLinks({ client, company }, planned, activity))
        .catch(() => notify.error(t('form.places.failed')));
    },
  };
}
