import { useMemo } from 'react';
import type { Action } from '@emanet/contract/actions';
import { sentence } from '@emanet/contract/shared/sentences';
import { IconArchive } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { NounList } from '../../records/noun/NounList.tsx';
import { BackButton } from '../../ui/buttons/BackButton.tsx';
import { ActionItems } from './ActionItems.tsx';
import { newestFirst } from './filters.ts';
import { actionOnPhone } from './marks.tsx';
import { useActionList } from './queries.ts';
import { useActionScreen } from './useActionScreen.ts';

const ActionDrawer = atFirstMove(() => import('./ActionDrawer.tsx'));

const NONE: readonly Action[] = [];

/** /aksiyon-arsiv: actions that were put aside; each can be brought back. */
export default function ArchivePage() {
  const { t, lang } = useTranslation();
  const query = useActionList();
  const rows = useMemo(
    () => newestFirst(query.data?.filter((one) => !one.guncel) ?? NONE),
    [query.data],
  );
  const screen = useActionScreen(rows, false);
  const { opened, deeds } = screen;
  // An archived action is brought back before it is edited.
  const back = <BackButton to="/aksiyonlar" label={t('actions.toCurrent')} />;

  return (
    <NounList
      table={screen.table}
      query={query}
      address={screen.address}
      title={t('actions.archiveTitle')}
      count={rows.length > 0 && t('actions.archiveCount', { count: rows.length })}
      add={back}
      search={t('actions.search')}
      filters={screen.filters}
      onClear={screen.clear}
      failed={sentence('actionsFailed')[lang]}
      empty={{
        icon: <IconArchive size={20} aria-hidden />,
        title: t('ui.archive.empty'),
        text: t('ui.archive.emptyText'),
      }}
      menu={(one) => <ActionItems one={one} {...deeds} />}
      drawer={(ways) => opened && <ActionDrawer one={opened} {...ways} {...deeds} />}
      phone={actionOnPhone}
    >
      {screen.question}
    </NounList>
  );
}
