import { describe, expect, it } from 'vitest';
import type { Column } from '../../../ui/table/column.ts';
import { arranged, moved } from './useColumnChoice.ts';

const column = (id: string): Column<object> => ({ id, label: id, width: 100, cell: () => id });
const all = ['ad', 'a', 'b', 'c'].map(column);

describe('chosen columns', () => {
  it('stand in their order behind the name, with their widths', () => {
    const found = arranged(all, [{ alan: 'c', genislik: 240 }, { alan: 'a' }]);
    expect(found.map(({ id, width }) => [id, width])).toEqual([
      ['ad', 100],
      ['c', 240],
      ['a', 100],
      ['b', 100],
    ]);
  });

  it('move one place at a time and stop at the ends', () => {
    const ids = (id: string, by: number) =>
      moved([{ alan: 'a' }, { alan: 'b' }, { alan: 'c' }], id, by).map(({ alan }) => alan);
    expect(ids('a', 1)).toEqual(['b', 'a', 'c']);
    expect(ids('c', -1)).toEqual(['a', 'c', 'b']);
    expect(ids('a', -1)).toEqual(['a', 'b', 'c']);
    expect(ids('c', 1)).toEqual(['a', 'b', 'c']);
    expect(ids('yok', 1)).toEqual(['a', 'b', 'c']);
  });
});
