import { portfolio } from '@emanet/contract/portfolio';
import type { AcrossType } from '@emanet/contract/portfolio/across-types';
import type { PortfolioView } from '@emanet/contract/portfolio/views';
import type { ViewColumn } from '@emanet/contract/saved-views';
import { useLocation, useNavigate } from 'react-router';
import { useAct } from '../../nouns/act.ts';
import { at, useRead } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { isShown, searchToSave, type SavedViewsModel } from '../../records/list/views/views.ts';

type Columns = Readonly<{
  saved: readonly ViewColumn[] | null;
  apply: (view: PortfolioView) => void;
}>;
type Content = Pick<PortfolioView, 'ad' | 'arama' | 'sutunlar'>;

/** The named views of the portfolio, or of a list over all clients: the person's own, in any company of the tab. */
export function usePortfolioViews(columns: Columns, liste?: AcrossType): SavedViewsModel {
  const { t } = useTranslation();
  const go = useNavigate();
  const { search } = useLocation();
  const ofList = liste ? { liste } : {};
  const query = useRead(portfolio.views, { query: ofList });
  const now = { search: searchToSave(search), columns: columns.saved };
  const save = useAct(portfolio.saveView, {
    parts: ({ sutunlar, ...view }: Content) => ({
      body: { ...view, ...ofList, sutunlar: sutunlar && [...sutunlar] },
    }),
  });
  const restore = useAct(portfolio.restoreView, {
    parts: (id: number) => ({ ...at(id), query: ofList }),
  });
  const remove = useAct(portfolio.deleteView, {
    parts: ({ id }: Pick<PortfolioView, 'id' | 'ad'>) => ({ ...at(id), query: ofList }),
    told: (_, { id, ad }) => [t('records.saved.deleted', { name: ad }), () => restore.mutate(id)],
  });
  const own = {
    ...{ sahibi: '', benim: true, silinebilir: true, paylasilan: false, genel: false },
  } as const;
  return {
    list: (query.data ?? []).map((view) => ({ ...view, ...own })),
    failed: query.isError,
    mayWrite: true,
    worthSaving: now.search !== '' || now.columns !== null,
    isShown: (view) => isShown(view, now),
    all: now.search === '',
    showAll: () => void go({ search: '' }, { replace: true }),
    apply: (view) => {
      void go({ search: view.arama }, { replace: true });
      columns.apply(view);
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
