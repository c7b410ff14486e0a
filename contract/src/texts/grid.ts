type Placed = Readonly<{ hucre?: Readonly<{ satir: string; sutun: string }> | undefined }>;

/** A table of sentences: headings of its columns, and for each row the sentences of each column. */
export type Grid<One> = Readonly<{
  columns: readonly string[];
  rows: readonly Readonly<{ k: string; cells: readonly (readonly One[])[] }>[];
}>;

/** Sentences with places as a table, in the order in which they come. */
export function gridOf<One extends Placed>(sentences: readonly One[]): Grid<One> {
  const columns = [...new Set(sentences.flatMap(({ hucre }) => hucre?.sutun ?? []))];
  const rows = Map.groupBy(sentences, ({ hucre }) => hucre?.satir ?? '');
  return {
    columns,
    rows: [...rows].map(([k, own]) => ({
      k,
      cells: columns.map((column) => own.filter(({ hucre }) => hucre?.sutun === column)),
    })),
  };
}
