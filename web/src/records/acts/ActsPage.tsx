import { actorName } from '@emanet/contract/shared/actor-types';
import type { Act } from '@emanet/contract/change-logs';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { dayHeading, when } from '../../platform/when.ts';
import { groupOfRegister, isRegister } from '../../platform/texts/register-text.ts';
import { Tag } from '../../ui/panel/Tag.tsx';
import { column, type Column } from '../../ui/table/column.ts';
import { Cut } from '../../ui/table/Cut.tsx';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { idParam } from '../../ui/url-state/url-param.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { NounList } from '../noun/NounList.tsx';
import { actText, useActs } from './acts.ts';
import { RevertAct } from './RevertAct.tsx';

const NONE: readonly Act[] = [];
const SPEC = { act: idParam('islem') };
const idOf = (one: Act) => one.id;

/** /son-islemler: bulk edits, imports and deletions, each of which can be reverted as a whole. */
export default function ActsPage() {
  const { t, lang } = useTranslation();
  const { state, set } = useUrlState(SPEC);
  const query = useActs(state.act);
  const rows = useMemo(() => query.data?.pages.flat() ?? NONE, [query.data]);
  const all = () => set({ act: undefined });
  const nameOf = useCallback((act: Act) => actText(act, t, lang), [t, lang]);
  const columns = useMemo(
    (): Column<Act>[] => [
      column('what', t('acts.columns.what'), 360, (act) => <Cut title={nameOf(act)} />, {
        least: 220,
      }),
      column('noun', t('common.list'), 170, ({ tur }) =>
        t(isRegister(tur) ? groupOfRegister(tur) : `acts.nouns.${tur}`),
      ),
      column('names', t('acts.columns.names'), 280, (act) => <Cut title={act.adlar.join(', ')} />),
      column('who', t('acts.columns.who'), 150, (act) => (
        <Cut title={actorName(act.guncelleyen, lang)} />
      )),
      column(
        'when',
        t('acts.columns.when'),
        130,
        (act) => <time dateTime={act.tarih}>{when(act.tarih, lang, true)}</time>,
        { rank: 1 },
      ),
      column('state', t('acts.columns.state'), 220, (act) => <State act={act} />, { rank: 2 }),
    ],
    [t, lang, nameOf],
  );
  const table = useDataTable({
    rows,
    columns,
    idOf,
    nameOf,
    groupOf: useCallback((act: Act) => dayHeading(act.tarih, lang), [lang]),
  });
  return (
    <NounList
      table={table}
      query={query}
      title={t('acts.title')}
      text={t('acts.text')}
      tools={
        state.act !== undefined && (
          <Button variant="default" onClick={all}>
            {t('acts.all')}
          </Button>
        )
      }
      failed={t('acts.failed')}
      onClear={all}
      empty={{
        icon: <IconHistory size={20} aria-hidden />,
        title: t('acts.empty'),
        text: t('acts.emptyText'),
      }}
      phone={(act) => ({
        name: nameOf(act),
        below: [actorName(act.guncelleyen, lang), when(act.tarih, lang, true)].join(', '),
        acts: <State act={act} />,
      })}
      footer={
        <TableFooter table={table}>
          {query.hasNextPage && (
            <Button
              variant="subtle"
              size="compact-xs"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('clocks.more')}
            </Button>
          )}
        </TableFooter>
      }
    />
  );
}

/** Whether an act was reverted, or the button that reverts it. */
function State({ act }: { act: Act }) {
  const { t } = useTranslation();
  if (act.geri_alindi) return <Tag>{t('acts.takenBack')}</Tag>;
  return <RevertAct act={act} />;
}
