import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { processingActivityFields } from '@emanet/contract/processing-activities';
import { madeRow } from '../../made-row.ts';
import type { RecordRow } from '../../register.ts';
import { processingActivityRegister } from '../../../features/processing-activities/register.ts';
import { i18n } from '../../../platform/i18n.ts';
import { nextSort, writeSort } from '../../../ui/table/column.ts';
import { useDataTable } from '../../../ui/table/useDataTable.ts';
import { NEWEST_FIRST, readSort } from './order.ts';
import { tableColumns } from './table-columns.tsx';

const NAMES = { departments: [], documents: [] };
const columns = tableColumns(processingActivityRegister, { lang: 'tr', names: NAMES, t: i18n.t });
const columnOf = (id: string) => columns.find((column) => column.id === id) ?? { id };

/** The rows as the list's table puts them in order. */
function sorted(rows: RecordRow[], text: string): readonly RecordRow[] {
  function Table() {
    const table = useDataTable({
      rows,
      columns,
      idOf: (row) => row.id,
      nameOf: () => '',
      sort: readSort(text, processingActivityFields),
      onSort: () => undefined,
    });
    return table.rows.map((row) => <i key={row.id} id={String(row.id)} />);
  }
  const html = renderToStaticMarkup(<Table />);
  return [...html.matchAll(/id="(\d+)"/g)].flatMap(
    ([, id]) => rows.find((row) => row.id === Number(id)) ?? [],
  );
}
const named = (names: string[]) =>
  names.map((surec_ismi, at) => madeRow({ id: at + 1, surec_ismi }));

describe('the order in the address', () => {
  it('is the newest change first when nothing is said', () => {
    const usual = { key: 'guncellenme_tarihi', descending: true };
    expect(readSort(null, processingActivityFields)).toEqual(usual);
    expect(readSort('sifre', processingActivityFields)).toEqual(usual);
    expect(writeSort(usual, NEWEST_FIRST)).toBe('');
  });

  it('comes back as it was written', () => {
    for (const text of ['surec_ismi', '-eksiksizlik', 'guncellenme_tarihi', '-risk'])
      expect(writeSort(readSort(text, processingActivityFields), NEWEST_FIRST)).toBe(text);
  });

  it('turns on a second click, and risk starts with the highest', () => {
    const first = nextSort({ key: 'surec_ismi', descending: false }, columnOf('risk'));
    expect(first).toEqual({ key: 'risk', descending: true });
    expect(nextSort(first, columnOf('risk'))).toEqual({ key: 'risk', descending: false });
    expect(nextSort(first, columnOf('surec_ismi')).descending).toBe(false);
  });
});

describe('sorting', () => {
  it('follows the Turkish alphabet', () => {
    const names = [
      'İzin',
      'Zimmet',
      'Izgara',
      'Çağrı',
      'Cari',
      'Şikâyet',
      'Satış',
      'Özlük',
      'Ofis',
    ];
    expect(sorted(named(names), 'surec_ismi').map((row) => row.surec_ismi)).toEqual([
      'Cari',
      'Çağrı',
      'Izgara',
      'İzin',
      'Ofis',
      'Özlük',
      'Satış',
      'Şikâyet',
      'Zimmet',
    ]);
  });

  it('counts numbers inside names', () => {
    const rows = sorted(named(['Kamera 10', 'Kamera 9']), 'surec_ismi');
    expect(rows.map((row) => row.surec_ismi)).toEqual(['Kamera 9', 'Kamera 10']);
  });

  it('puts empty values last in both directions', () => {
    const rows = [
      madeRow({ id: 1, dosya_ismi: null }),
      madeRow({ id: 2, dosya_ismi: 'B' }),
      madeRow({ id: 3, dosya_ismi: 'A' }),
    ];
    expect(sorted(rows, 'dosya_ismi').map((row) => row.id)).toEqual([3, 2, 1]);
    expect(sorted(rows, '-dosya_ismi').map((row) => row.id)).toEqual([2, 3, 1]);
  });

  it('orders risk by weight, instants by time and choices by their label', () => {
    const rows = [
      madeRow({ id: 1, risk: 'Orta', guncellenme_tarihi: '2026-11-18T23:00:00+00:00' }),
      madeRow({ id: 2, risk: 'Yüksek', guncellenme_tarihi: '2026-11-19T00:30:00+03:00' }),
      madeRow({ id: 3, risk: 'Düşük', guncellenme_tarihi: '2026-11-20T00:00:00Z' }),
    ];
    expect(sorted(rows, '-risk').map((row) => row.id)).toEqual([2, 1, 3]);
    expect(sorted(rows, 'guncellenme_tarihi').map((row) => row.id)).toEqual([2, 1, 3]);
    const purposes = [
      madeRow({ id: 1, isleme_sarti: ['k5_2_c_sozlesme'] }),
      madeRow({ id: 2, isleme_sarti: ['k5_1_acik_riza'] }),
    ];
    expect(sorted(purposes, 'isleme_sarti').map((row) => row.id)).toEqual([2, 1]);
  });

  it('leaves the rows it was given alone', () => {
    const rows = named(['B', 'A']);
    sorted(rows, 'surec_ismi');
    expect(rows.map((row) => row.surec_ismi)).toEqual(['B', 'A']);
  });
});
