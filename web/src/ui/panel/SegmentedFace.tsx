import { SegmentedControl } from '@mantine/core';

type Props<Face extends string> = Readonly<{
  /** Names the choice to screen readers, such as "Görünüm". */
  label: string;
  faces: readonly Readonly<{
    value: Face;
    label: string;
    /** Rows behind a face of a list; undefined until they are known. */
    count?: number | undefined;
  }>[];
  /** Of `useAddressChoice`, so that the chosen face has an address. */
  value: Face;
  onChange: (face: Face) => void;
}>;

/** Two faces of the same numbers, such as chart and table, one press apart. */
export const SegmentedFace = <Face extends string>({
  label,
  faces,
  value,
  onChange,
}: Props<Face>) => (
  <SegmentedControl
    size="xs"
    aria-label={label}
    data={faces.map(written)}
    value={value}
    onChange={onChange}
  />
);

const UNKNOWN = '–';

const written = <Face extends string>({
  value,
  label,
  ...rest
}: Props<Face>['faces'][number]): Readonly<{ value: Face; label: string }> => ({
  value,
  label: 'count' in rest ? `${label} ${rest.count ?? UNKNOWN}` : label,
});
