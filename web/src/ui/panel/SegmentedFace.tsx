import { SegmentedControl } from '@mantine/core';

type Props<Face extends string> = Readonly<{
  /** Names the choice for screen readers, such as "Görünüm". */
  label: string;
  faces: readonly Readonly<{
    value: Face;
    label: string;
    /** Number of a face's rows; undefined until it is loaded. */
    count?: number | undefined;
  }>[];
  /** Of `useAddressChoice`, so that the chosen face has an address. */
  value: Face;
  onChange: (face: Face) => void;
}>;

/** Two views of the same numbers, such as chart and table, with a switch. */
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
