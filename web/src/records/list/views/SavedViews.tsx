import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBookmark, IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Suspense } from 'react';
import { entriesAtFirstMove, lazily } from '../../../platform/lazily.ts';
import { PanelAt } from '../../../ui/floating/layers.tsx';
import { useLayer } from '../../../ui/floating/useLayer.ts';
import type { SavedViewsModel } from './views.ts';
import classes from './views.module.css';

/** The saved views to choose from, and a line to save the present one. */
export const SavedViewItems = entriesAtFirstMove(() => import('./SavedViewItems.tsx'));

const Tabs = lazily(() => import('./ViewTabs.tsx'));

/** The same as a strip over the list, once there are any. */
export const ViewTabs = ({ views }: Pick<Props, 'views'>) =>
  views.list.length > 0 && (
    <Suspense fallback={null}>
      <Tabs views={views} />
    </Suspense>
  );

type Props = Readonly<{ views: SavedViewsModel; tight: boolean }>;

/** The same behind a button of the filter line. `tight`: the line needs the room for filters. */
export function SavedViewsButton({ views, tight }: Props) {
  const { t } = useTranslation();
  const [opened, { toggle, set, close }] = useDisclosure();
  const { layer, button } = useLayer('dialog', opened);
  const title = t('records.saved.title');
  return (
    <>
      <Button
        {...button}
        size="xs"
        variant="subtle"
        color="gray"
        className={classes.savedButton}
        h={30}
        c="var(--em-text-2)"
        data-tight={tight || undefined}
        aria-label={title}
        leftSection={<IconBookmark size={15} />}
        rightSection={<IconChevronDown size={14} />}
        onClick={toggle}
      >
        <span className={classes.savedLabel}>{title}</span>
      </Button>
      <PanelAt
        layer={layer}
        label={title}
        padding="md"
        onChange={set}
        position="bottom-start"
        width={360}
      >
        <SavedViewItems views={views} onApplied={close} />
      </PanelAt>
    </>
  );
}
