const NAMES = [
  ...(['surface', 'text', 'text-2', 'text-3', 'line-strong', 'filled'] as const),
  ...(['brand-solid', 'brand-ground', 'low-solid', 'sunken'] as const),
  ...(['special', 'special-ground', 'special-solid'] as const),
  ...(['abroad', 'abroad-ground', 'abroad-solid'] as const),
];

/** The theme's colours of the scheme being shown; a canvas knows no CSS variables. */
export type Palette = Readonly<Record<(typeof NAMES)[number] | 'white', string>>;

export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim();
  const colors = Object.fromEntries(NAMES.map((name) => [name, read(`--em-${name}`)]));
  // Made from the very names; fromEntries only forgets them.
  return { ...colors, white: read('--mantine-color-white') } as Palette;
}
