import { savedViews, type SavedView } from '@emanet/contract/saved-views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../../platform/api/client.ts';
import { newKey } from '../../../platform/api/new-key.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { useCan } from '../../../platform/session/session.tsx';
import { savedViewsKey, useCompanyId } from '../../query-keys.ts';
import type { Register } from '../../register.ts';
import type { ListState } from '../useListState.ts';
import type { ColumnChoice } from '../columns/useColumnChoice.ts';
import { readPreset } from '../columns/columns.ts';
import { isShown, searchToSave, type SavedViewsModel, type Shown } from './views.ts';

type Content = Pick<SavedView, 'ad' | 'arama' | 'sutunlar' | 'paylasilan'>;

/** The named views of a register: the person's own and those shared with the company. */
export function useSavedViews(
  register: Register,
  state: ListState,
  columns: ColumnChoice,
): SavedViewsModel {
  const { t } = useTranslation();
  const client = useQueryClient();
  const company = useCompanyId();
  const { tur } = register;
  const queryKey = savedViewsKey(company, tur);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(savedViews.list, { query: { tur }, signal })).data,
  });
  const now: Shown = { search: searchToSave(state.search), columns: columns.saved };
  const fails = (error: Error) =>
    notify.error(error instanceof ApiError ? error.message : t('records.saved.failed'));
  const refresh = () => client.invalidateQueries({ queryKey });

  const save = useMutation({
    mutationFn: (view: Content) =>
      call(savedViews.save, {
        body: { tur, ...view, sutunlar: view.sutunlar && [...view.sutunlar] },
        idempotencyKey: newKey(),
      }),
    onError: fails,
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: (view: SavedView) => call(savedViews.delete, { params: { id: String(view.id) } }),
    onError: fails,
    onSuccess: async (_, { ad, arama, sutunlar, paylasilan, benim }) => {
      await refresh();
      const undo = () => save.mutate({ ad, arama, sutunlar, paylasilan });
      // A colleague's view would come back as one's own.
      notify.success(t('records.saved.deleted', { name: ad }), benim ? { undo } : {});
    },
  });

  return {
    list: query.data ?? [],
    failed: query.isError,
    mayWrite: useCan(savedViews.save.permission),
    worthSaving: now.search !== '' || now.columns !== null,
    isShown: (view: SavedView) => isShown(view, now),
    apply: (view: SavedView) => {
      state.setSearch(view.arama);
      columns.apply(readPreset(new URLSearchParams(view.arama).get('gorunum')), view.sutunlar);
    },
    save: (ad: string, paylasilan: boolean, done: () => void) =>
      save.mutate(
        {
          ad: ad.trim(),
          arama: now.search,
          sutunlar: now.columns && [...now.columns],
          paylasilan,
        },
        {
          onSuccess: () => {
            notify.success(t('records.saved.saved', { name: ad.trim() }));
            done();
          },
        },
      ),
    share: ({ ad, arama, sutunlar, paylasilan }: SavedView) =>
      save.mutate({ ad, arama, sutunlar, paylasilan: !paylasilan }),
    saving: save.isPending,
    remove: remove.mutate,
  };
}
