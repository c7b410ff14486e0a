import { useMemo } from 'react';
import type { Action } from '@emanet/contract/actions';
import { useTranslation } from '../../platform/i18n.ts';
import { dayShort, when } from '../../platform/when.ts';
import { RiskMark } from '../../ui/RiskMark.tsx';
import { column, type Column } from '../../ui/table/column.ts';
import { textColumn } from '../../ui/table/text-column.tsx';
import { Owner } from '../clocks/clocks.tsx';
import { weightOf } from './filters.ts';
import { DueMark, SmallMarks, useInCharge, useMailWords } from './marks.tsx';

export function useActionColumns(): readonly Column<Action>[] {
  const { t, lang } = useTranslation();
  const mailWords = useMailWords();
  const inCharge = useInCharge();
  return useMemo(
    () => [
      textColumn('aksiyon', t('actions.fields.aksiyon_ismi'), 374, (one) => one.aksiyon_ismi, {
        least: 220,
      }),
      column('risk', t('actions.fields.risk'), 96, (one) => <RiskMark risk={one.risk} />, {
        paper: (one) => t(`ui.risk.${one.risk}`),
        sortBy: weightOf,
        fallsFirst: true,
      }),
      {
        id: 'durum',
        label: t('actions.fields.durum'),
        width: 120,
        cell: (one) =>
          one.durum ? <RiskMark risk="Tamamlanmış" /> : <span>{t('actions.open')}</span>,
        paper: (one) => t(one.durum ? 'ui.risk.Tamamlanmış' : 'actions.open'),
        sortBy: (one) => (one.durum ? 1 : 0),
      },
      textColumn(
        'departman',
        t('actions.fields.department_id'),
        190,
        (one) => one.department_name,
        { rank: 1 },
      ),
      column(
        'sorumlu',
        t('actions.fields.sorumlu'),
        160,
        (one) => (one.sahip ? <Owner owner={one.sahip} /> : (inCharge(one) ?? '–')),
        { rank: 3, paper: inCharge, sortBy: (one) => inCharge(one) ?? '' },
      ),
      column(
        'son',
        t('actions.fields.son_tarih'),
        196,
        (one) => (one.son_tarih ? <DueMark one={one} /> : '–'),
        {
          rank: 2,
          paper: (one) => one.son_tarih && dayShort(one.son_tarih, lang),
          sortBy: (one) => one.son_tarih ?? '',
        },
      ),
      column(
        'tarih',
        t('actions.created'),
        110,
        (one) => <span className="em-num">{when(one.olusturma_tarihi, lang)}</span>,
        { rank: 5, sortBy: (one) => one.olusturma_tarihi, fallsFirst: true },
      ),
      column('isaret', t('actions.marks'), 130, (one) => <SmallMarks one={one} />, {
        rank: 4,
        paper: mailWords,
      }),
    ],
    [t, lang, mailWords, inCharge],
  );
}
