import type { ApplicationRow } from '@emanet/contract/applications';
import { articlesOf, RIGHT_TEXTS } from '@emanet/contract/data/application-rights';
import { useMemo } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { when } from '../../platform/when.ts';
import { Tag } from '../../ui/panel/Tag.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Cut } from '../../ui/table/Cut.tsx';
import { StateMark } from './marks.tsx';
import { TimeLeft, useTimeWords } from './TimeLeft.tsx';

/** Open ones come before closed ones, whatever is left of their time. */
const urgency = (row: ApplicationRow) =>
  (row.durum === 'sonuclandi' ? 1e15 - Date.parse(row.gelis_tarihi) / 1e3 : 0) +
  Date.parse(row.son_gun) / 1e6;

/** The columns of the applications. */
export function useApplicationColumns(): readonly Column<ApplicationRow>[] {
  const { t, lang } = useTranslation();
  const words = useTimeWords();
  return useMemo((): Column<ApplicationRow>[] => {
    const asks = (row: ApplicationRow) =>
      row.haklar.map((right) => RIGHT_TEXTS[right].short[lang]).join(', ');
    const basis = (row: ApplicationRow) => articlesOf(row.haklar, lang);
    return [
      {
        id: 'ad_soyad',
        label: t('applications.applicant'),
        width: 260,
        least: 180,
        cell: (row) => <Cut title={row.ad_soyad} />,
        paper: (row) => row.ad_soyad,
        sortBy: (row) => row.ad_soyad,
      },
      {
        id: 'no',
        label: t('applications.no'),
        width: 100,
        rank: 1,
        cell: (row) => <span className="em-num">{row.basvuru_no}</span>,
        sortBy: (row) => row.basvuru_no,
      },
      {
        id: 'talep',
        label: t('applications.request'),
        width: 230,
        rank: 5,
        cell: (row) => <Cut title={asks(row)} />,
        paper: asks,
        sortBy: asks,
      },
      {
        id: 'dayanak',
        label: t('applications.basis'),
        width: 150,
        rank: 6,
        cell: (row) => <Tag>{basis(row)}</Tag>,
        paper: basis,
      },
      {
        id: 'departman',
        label: t('applications.department'),
        width: 200,
        rank: 4,
        cell: (row) => <Cut title={row.department_name ?? '–'} />,
        paper: (row) => row.department_name ?? '–',
        sortBy: (row) => row.department_name ?? '',
      },
      {
        id: 'durum',
        label: t('applications.state'),
        width: 150,
        rank: 2,
        cell: (row) => <StateMark row={row} />,
        sortBy: (row) => row.sonuc ?? row.durum,
      },
      {
        id: 'kalan',
        label: t('applications.left'),
        width: 210,
        rank: 0,
        cell: (row) => <TimeLeft row={row} />,
        paper: words,
        sortBy: urgency,
      },
      {
        id: 'gelis',
        label: t('applications.came'),
        width: 100,
        rank: 3,
        fallsFirst: true,
        cell: (row) => <span className="em-num">{when(row.gelis_tarihi, lang)}</span>,
        sortBy: (row) => row.gelis_tarihi,
      },
    ];
  }, [t, lang, words]);
}
