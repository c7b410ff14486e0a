import type { ComponentProps, ReactNode } from 'react';
import { ListMenu } from '../menu/ListMenu.tsx';
import { SheetItems, type Download } from '../menu/download.ts';
import { SegmentedFace } from '../panel/SegmentedFace.tsx';
import { PrintButton } from '../table/PrintButton.tsx';
import type { FilterList } from './filter.ts';
import { FilterBar } from './FilterBar.tsx';
import { SearchBox } from './SearchBox.tsx';

type Props<Face extends string> = Readonly<{
  /** Rows after search and filters. */
  rows: readonly unknown[];
  search: ComponentProps<typeof SearchBox>;
  list?: FilterList | undefined;
  onClear: () => void;
  /** Faces of the list with their names. */
  faces?: ComponentProps<typeof SegmentedFace<Face>>;
  /** Download of the rows, which a small screen offers in its menu. */
  download?: Download;
  /** Other entries of that menu. */
  offers?: ReactNode;
  beside?: ReactNode;
  /** Before the button that prints. */
  tools?: ReactNode;
  saved?: (close: () => void) => ReactNode;
}>;

/** Bar of a plain list: search, filters, faces, and its rows on paper or as a sheet. */
export function ListBar<Face extends string>(props: Props<Face>) {
  const { rows, search, list, onClear, faces, download, offers, beside, tools, saved } = props;
  const none = rows.length === 0;
  return (
    <FilterBar
      search={<SearchBox {...search} />}
      list={list}
      shown={rows.length}
      onClear={onClear}
      beside={beside}
      faces={faces && <SegmentedFace {...faces} />}
      tools={
        <>
          {tools}
          <PrintButton disabled={none} />
        </>
      }
      menu={
        <ListMenu busy={download?.busy ?? false} printable={!none}>
          {offers}
          {download && <SheetItems download={download} disabled={none} />}
        </ListMenu>
      }
      sheet={{ saved }}
    />
  );
}
