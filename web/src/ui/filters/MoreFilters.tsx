import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { MenuAt } from '../floating/layers.tsx';
import { useLayer } from '../floating/useLayer.ts';
import classes from './filters.module.css';
import type { MoreFiltersProps } from './MoreItems.tsx';

const MoreItems = atFirstMove(() => import('./MoreItems.tsx'));

/** The last pill: the filters that are not shown yet. */
export function MoreFilters(props: MoreFiltersProps) {
  const { t } = useTranslation();
  const [opened, { toggle, set }] = useDisclosure();
  const { layer, button } = useLayer('menu', opened);
  return (
    <>
      <button
        {...button}
        type="button"
        className={`em-small em-soft em-surface em-round em-hover ${classes.pill}`}
        aria-label={t('ui.filters.more')}
        title={t('ui.filters.more')}
        onClick={toggle}
      >
        <IconPlus size={14} aria-hidden />
      </button>
      <MenuAt
        layer={layer}
        onChange={set}
        position="bottom-start"
        className="em-scroll"
        styles={{ dropdown: { maxHeight: '60dvh' } }}
      >
        <MoreItems {...props} />
      </MenuAt>
    </>
  );
}
