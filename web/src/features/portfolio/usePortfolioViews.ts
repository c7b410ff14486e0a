import { portfolio } from '@emanet/contract/portfolio';
import type { PortfolioView } from '@emanet/contract/portfolio/views';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import type { useKeptColumns } from '../../records/list/columns/useColumnChoice.ts';
import { isShown, searchToSave, type SavedViewsModel } from '../../records/list/views/views.ts';
import { usePortfolioChanged } from './queries.ts';

type Columns = ReturnType<typeof useKeptColumns<'tumu'>>;
type Content = Pick<PortfolioView, 'ad' | 'arama' | 'sutunlar'>;

/** The named views of the portfolio: the person's own, whatever the company of the tab. */
export function usePortfolioViews(columns: Columns): SavedViewsModel {
  const { t } = useTranslation();
  const go = useNavigate();
  const { search } = useLocation();
  const changed = usePortfolioChanged();
  const query = useQuery({
    queryKey: ['portfolio', 'views'],
    queryFn: async ({ signal }) => (await call(portfolio.views, { signal })).data,
  });
  const now = { search: searchToSave(search), columns: columns.saved };
  const onError = (error: Error) => notify.error(error.message);
  const save = useMutation({
    mutationFn: ({ sutunlar, ...view }: Content) =>
      call(portfolio.saveView, { body: { ...view, sutunlar: sutunlar && [...sutunlar] } }),
    onError,
    onSuccess: changed,
  });
  const remove = useMutation({
    mutationFn: ({ id }: PortfolioView) =>
      call(portfolio.deleteView, { params: { id: String(id) } }),
    onError,
    onSuccess: async (_, { ad, arama, sutunlar }) => {
      await changed();
      notify.success(t('records.saved.deleted', { name: ad }), {
        undo: () => save.mutate({ ad, arama, sutunlar }),
      });
    },
  });
  const own = { sahibi: '', benim: true, silinebilir: true, paylasilan: false } as const;
  return {
    list: (query.data ?? []).map((view) => ({ ...view, ...own })),
    failed: query.isError,
    mayWrite: true,
    worthSaving: now.search !== '' || now.columns !== null,
    isShown: (view) => isShown(view, now),
    apply: (view) => {
      void go({ search: view.arama }, { replace: true });
      columns.apply('tumu', view.sutunlar);
    },
    save: (ad, _, done) =>
      save.mutate(
        { ad: ad.trim(), arama: now.search, sutunlar: now.columns && [...now.columns] },
        {
          onSuccess: () => {
            notify.success(t('records.saved.saved', { name: ad.trim() }));
            done();
          },
        },
      ),
    saving: save.isPending,
    remove: remove.mutate,
  };
}
