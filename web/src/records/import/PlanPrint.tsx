import type { PlannedRow } from '@emanet/contract/records/import';
import { useTranslation } from '../../platform/i18n.ts';
import { PrintedPage } from '../../ui/print/PrintedPage.tsx';
import { MOST_PRINTED, usePrinting } from '../../ui/print/printing.ts';
import type { ImportTarget } from './target.ts';

type Props = Readonly<{ target: ImportTarget; file: File; rows: readonly PlannedRow[] }>;

/** The check on paper: the rows that are listed, up to a thousand. */
export function PlanPrint(props: Props) {
  return usePrinting() ? <Sheet {...props} /> : null;
}

function Sheet({ target, file, rows }: Props) {
  const { t } = useTranslation();
  const printed = rows.slice(0, MOST_PRINTED);
  return (
    <PrintedPage
      title={`${t('import.open')}: ${target.title}`}
      notes={[file.name, t('import.printed', { shown: printed.length, total: rows.length })]}
    >
      <table>
        <thead>
          <tr>
            <th>{t('import.heads.row')}</th>
            <th>{t('fields.record')}</th>
            <th>{t('fields.department')}</th>
            <th>{t('fields.result')}</th>
          </tr>
        </thead>
        <tbody>
          {printed.map((row) => (
            <tr key={`${row.sayfa ?? ''} ${row.satir}`}>
              <th scope="row">{[row.sayfa, row.satir].filter(Boolean).join(' ')}</th>
              <td>{row.ad}</td>
              <td>{row.departman}</td>
              <td>
                {t(`import.fate.${row.durum}`)}
                {row.alanlar.map(({ alan, eski, yeni }) => (
                  <div key={alan}>{`${target.labelOf(alan)}: ${eski ?? '–'} → ${yeni ?? '–'}`}</div>
                ))}
                {row.sorunlar.map(({ hucre, baslik, neden }, at) => (
                  <div key={at}>{`${hucre}, ${baslik}: ${neden}`}</div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintedPage>
  );
}
