import type { DutyOwner } from '@emanet/contract/clocks/owner';
import { Text } from '@mantine/core';
import { useCallback } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { Cut } from '../../ui/table/Cut.tsx';

/** The person in charge of a duty, marked where the company's default applies. */
export function useOwnerWords() {
  const { t } = useTranslation();
  return useCallback(
    (owner: DutyOwner | null): string =>
      owner
        ? owner.varsayilan
          ? `${owner.ad} (${t('common.byDefault')})`
          : owner.ad
        : t('common.nobodyInCharge'),
    [t],
  );
}

/** The same in a cell, with the mark in small type below. */
export function Owner({ owner }: { owner: DutyOwner | null }) {
  const { t } = useTranslation();
  if (!owner) return <span className="em-quiet">{t('common.nobodyInCharge')}</span>;
  if (!owner.varsayilan) return <Cut title={owner.ad} />;
  return (
    <span className="em-two">
      <Cut title={owner.ad} />
      <Text component="small" className="em-cut" c="dimmed">
        {t('common.byDefault')}
      </Text>
    </span>
  );
}
