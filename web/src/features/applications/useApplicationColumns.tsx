import type { ApplicationRow } from '@emanet/contract/applications';
import { articlesOf, RIGHT_TEXTS } from '@emanet/contract/data/application-rights';
import { useMemo } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { when } from '../../platform/when.ts';
import { Tag } from '../../ui/panel/Tag.tsx';
import { column, type Column } from '../../ui/table/column.ts';
import { textColumn } from '../../ui/table/text-column.tsx';
import { Owner, useOwnerWords } from '../clocks/clocks.tsx';
import { StateMark } from './marks.tsx';
import { TimeLeft, useTimeWords } from './TimeLeft.tsx';

/** Open ones come before closed ones, whatever time they have left. */
const urgency = (row: ApplicationRow) =>
  (row.durum === 'sonuclandi' ? 1e15 - Date.parse(row.gelis_tarihi) / 1e3 : 0) +
  Date.parse(row.son_gun) / 1e6;

/** An answered application needs no owner. */
const isNobodys = ({ durum, sahip }: ApplicationRow) => durum === 'sonuclandi' && sahip === null;

export function useApplicationColumns(): readonly Column<ApplicationRow>[] {
  const { t, lang } = useTranslation();
  const words = useTimeWords();
  const ownerWords = useOwnerWords();
  return useMemo((): Column<ApplicationRow>[] => {
    const asks = (row: ApplicationRow) =>
      row.haklar.map((right) => RIGHT_TEXTS[right].short[lang]).join(', ');
    const basis = (row: ApplicationRow) => articlesOf(row.haklar, lang);
    return [
      textColumn('ad_soyad', t('applications.applicant'), 260, (row) => row.ad_soyad, {
        least: 180,
      }),
      column(
        'no',
        t('applications.no'),
        100,
        (row) => <span className="em-num">{row.basvuru_no}</span>,
        { rank: 1, sortBy: (row) => row.basvuru_no },
      ),
      textColumn('talep', t('applications.request'), 230, asks, { rank: 5 }),
      column('dayanak', t('applications.basis'), 150, (row) => <Tag>{basis(row)}</Tag>, {
        rank: 6,
        paper: basis,
      }),
      textColumn('departman', t('applications.department'), 200, (row) => row.department_name, {
        rank: 4,
      }),
      column(
        'sorumlu',
        t('applications.person'),
        130,
        (row) => (isNobodys(row) ? '–' : <Owner owner={row.sahip} />),
        {
          rank: 7,
          paper: (row) => (isNobodys(row) ? '–' : ownerWords(row.sahip)),
          sortBy: (row) => row.sahip?.ad ?? '',
        },
      ),
      column('durum', t('applications.state'), 150, (row) => <StateMark row={row} />, {
        rank: 2,
        sortBy: (row) => row.sonuc ?? row.durum,
      }),
      column('kalan', t('applications.left'), 210, (row) => <TimeLeft row={row} />, {
        rank: 0,
        paper: words,
        sortBy: urgency,
      }),
      column(
        'gelis',
        t('applications.came'),
        100,
        (row) => <span className="em-num">{when(row.gelis_tarihi, lang)}</span>,
        { rank: 3, fallsFirst: true, sortBy: (row) => row.gelis_tarihi },
      ),
    ];
  }, [t, lang, words, ownerWords]);
}
