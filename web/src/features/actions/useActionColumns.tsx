import { useMemo } from 'react';
import type { Action } from '@emanet/contract/actions';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { dayShort, when } from '../../platform/when.ts';
import { RiskMark } from '../../ui/RiskMark.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Cut } from '../../ui/table/Cut.tsx';
import { weightOf } from './filters.ts';
import { DueMark, SmallMarks } from './marks.tsx';

/** The columns of the actions as a list. */
export function useActionColumns(): readonly Column<Action>[] {
  const { t } = useTranslation();
  const lang = useLanguage();
  return useMemo(
    () => [
      {
        id: 'aksiyon',
        label: t('actions.fields.aksiyon_ismi'),
        width: 374,
        least: 220,
        cell: (one) => <Cut title={one.aksiyon_ismi} />,
        paper: (one) => one.aksiyon_ismi,
        sortBy: (one) => one.aksiyon_ismi,
      },
      {
        id: 'risk',
        label: t('actions.fields.risk'),
        width: 96,
        cell: (one) => <RiskMark risk={one.risk} />,
        paper: (one) => t(`ui.risk.${one.risk}`),
        sortBy: weightOf,
        fallsFirst: true,
      },
      {
        id: 'durum',
        label: t('actions.fields.durum'),
        width: 120,
        cell: (one) =>
          one.durum ? <RiskMark risk="Tamamlanmış" /> : <span>{t('actions.open')}</span>,
        paper: (one) => t(one.durum ? 'ui.risk.Tamamlanmış' : 'actions.open'),
        sortBy: (one) => (one.durum ? 1 : 0),
      },
      {
        id: 'departman',
        label: t('actions.fields.department_id'),
        width: 190,
        rank: 1,
        cell: (one) => <Cut title={one.department_name ?? ''} />,
        paper: (one) => one.department_name,
        sortBy: (one) => one.department_name ?? '',
      },
      {
        id: 'sorumlu',
        label: t('actions.fields.sorumlu'),
        width: 160,
        rank: 3,
        cell: (one) => <Cut title={one.sorumlu ?? '–'} />,
        paper: (one) => one.sorumlu,
        sortBy: (one) => one.sorumlu ?? '',
      },
      {
        id: 'son',
        label: t('actions.fields.son_tarih'),
        width: 196,
        rank: 2,
        cell: (one) => (one.son_tarih ? <DueMark one={one} /> : '–'),
        paper: (one) => one.son_tarih && dayShort(one.son_tarih, lang),
        sortBy: (one) => one.son_tarih ?? '',
      },
      {
        id: 'tarih',
        label: t('actions.created'),
        width: 110,
        rank: 5,
        cell: (one) => <span className="em-num">{when(one.olusturma_tarihi, lang)}</span>,
        sortBy: (one) => one.olusturma_tarihi,
        fallsFirst: true,
      },
      {
        id: 'isaret',
        label: t('actions.marks'),
        width: 130,
        rank: 4,
        cell: (one) => <SmallMarks one={{ ...one, son_tarih: null }} />,
        paper: (one) => t(one.mail ? 'actions.mailed' : 'actions.notMailed'),
      },
    ],
    [t, lang],
  );
}
