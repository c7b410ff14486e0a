import { onPaper } from '../../../platform/theme/theme.ts';

const NAMES = [
  ...(['surface', 'text', 'text-2', 'text-3', 'line-strong', 'filled'] as const),
  ...(['brand-solid', 'brand-ground', 'low-solid', 'sunken'] as const),
  ...(['special', 'special-ground', 'special-solid'] as const),
  ...(['abroad', 'abroad-ground', 'abroad-solid'] as const),
];

/** The theme's colours by name; a canvas knows no CSS variables. */
export type Palette = Readonly<Record<(typeof NAMES)[number] | 'white', string>>;

function paletteFrom(read: (variable: string) => string, white: string): Palette {
  const colors = Object.fromEntries(NAMES.map((name) => [name, read(`--em-${name}`)]));
  // Made from exactly these names, which `fromEntries` loses.
  return { ...colors, white } as Palette;
}

/** The colours of the present scheme. */
export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = (variable: string) => style.getPropertyValue(variable).trim();
  return paletteFrom(read, read('--mantine-color-white'));
}

/** The colours of pictures and of paper: always light, because they go into documents. */
export const paperPalette = (): Palette =>
  paletteFrom((variable) => onPaper[variable] ?? '', onPaper['--em-surface'] ?? '');
