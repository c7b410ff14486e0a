import { keyOfSource, type RenderedSection, type Source } from '@emanet/contract/texts/model';

/** A record in some sections: number of fields, and whether it has special-category data. */
export type UsedRecord = Readonly<{
  source: Omit<Source, 'alan'>;
  key: string;
  fields: number;
  special: boolean;
}>;

/** Records of the registers in some sections, in the order of reading. */
export function recordsIn(sections: readonly RenderedSection[]): UsedRecord[] {
  const found = new Map<string, { source: Source; fields: Set<string>; special: boolean }>();
  for (const { s = [], ozel } of sections.flatMap(({ cumleler }) => cumleler.flatMap(({ p }) => p)))
    for (const source of s) {
      if (!/^(veri|diger)_/.test(source.tur)) continue;
      const key = `${source.tur}:${source.id}`;
      const known = found.get(key) ?? { source, fields: new Set<string>(), special: false };
      known.fields.add(keyOfSource(source));
      found.set(key, { ...known, special: known.special || ozel === true });
    }
  return [...found].map(
    ([
      key,
      {
        source: { tur, id },
        fields,
        special,
      },
    ]) => ({
      ...{ key, special },
      source: { tur, id },
      fields: fields.size,
    }),
  );
}
