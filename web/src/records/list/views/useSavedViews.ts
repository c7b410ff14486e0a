import { savedViews, type SavedView } from '@emanet/contract/saved-views';
import { useAct } from '../../../nouns/act.ts';
import { at, useRead } from '../../../nouns/read.ts';
import { ApiError } from '../../../platform/api/client.ts';
import { newKey } from '../../../platform/api/new-key.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { useCan } from '../../../platform/session/session.tsx';
import type { Register } from '../../register.ts';
import type { ListState } from '../useListState.ts';
import type { ColumnChoice } from '../columns/useColumnChoice.ts';
import { readPreset } from '../columns/columns.ts';
import { isShown, searchToSave, type SavedViewsModel, type Shown } from './views.ts';

type Content = Pick<SavedView, 'ad' | 'arama' | 'sutunlar' | 'paylasilan' | 'genel'>;

const partsOf = ({ id, genel }: SavedView) => ({
  ...at(id),
  query: genel ? { genel: '1' as const } : {},
});

/** The named views of a register: the person's own and the company's shared ones. */
export function useSavedViews(
  register: Register,
  state: ListState,
  columns: ColumnChoice,
): SavedViewsModel {
  const { t } = useTranslation();
  const { tur } = register;
  const mayShare = useCan('saved-views.share');
  const query = useRead(savedViews.list, { query: { tur } });
  const now: Shown = { search: searchToSave(state.search), columns: columns.saved };
  const onError = (error: Error) =>
    notify.error(error instanceof ApiError ? error.message : t('records.saved.failed'));

  const save = useAct(savedViews.save, {
    parts: (view: Content) => ({
      body: { tur, ...view, sutunlar: view.sutunlar && [...view.sutunlar] },
      idempotencyKey: newKey(),
    }),
    onError,
  });
  const restore = useAct(savedViews.restore, { parts: partsOf, onError });
  const remove = useAct(savedViews.delete, {
    parts: partsOf,
    onError,
    told: (_, view) => [t('records.saved.deleted', { name: view.ad }), () => restore.mutate(view)],
  });

  return {
    list: query.data ?? [],
    failed: query.isError,
    mayWrite: useCan(savedViews.save.permission),
    worthSaving: now.search !== '' || now.columns !== null,
    isShown: (view) => isShown(view, now),
    all: now.search === '',
    showAll: () => state.setSearch(''),
    forAll: true,
    apply: (view) => {
      state.setSearch(view.arama);
      columns.apply(readPreset(new URLSearchParams(view.arama).get('gorunum')), view.sutunlar);
    },
    save: (ad, reach, done) =>
      save.mutate(
        {
          ad: ad.trim(),
          arama: now.search,
          sutunlar: now.columns && [...now.columns],
          ...reach,
        },
        {
          onSuccess: () => {
            notify.success(t('records.saved.saved', { name: ad.trim() }));
            done();
          },
        },
      ),
    ...(mayShare && {
      share: ({ ad, arama, sutunlar, paylasilan }: SavedView) =>
        save.mutate({ ad, arama, sutunlar, paylasilan: !paylasilan, genel: false }),
    }),
    saving: save.isPending,
    remove: remove.mutate,
  };
}
