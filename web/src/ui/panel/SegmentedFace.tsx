import { SegmentedControl } from '@mantine/core';

type Props<Face extends string> = Readonly<{
  /** Names the choice to screen readers, such as "Görünüm". */
  label: string;
  faces: readonly Readonly<{ value: Face; label: string }>[];
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
    data={[...faces]}
    value={value}
    onChange={onChange}
  />
);
