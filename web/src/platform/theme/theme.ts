import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { i18n } from '../i18n.ts';

const shades = (list: string): MantineColorsTuple => {
  const [a = '', b = '', c = '', d = '', e = '', f = '', g = '', h = '', i = '', j = ''] =
    list.split(' ');
  return [a, b, c, d, e, f, g, h, i, j];
};

const brick = shades(
  '#fcf0ee #f8deda #f0b9b2 #e58f85 #d9695d #c8453a #a92f25 #8d251d #6f1d17 #511410',
);

// prettier-ignore
const colors = {
  petrol: shades('#eff6f6 #dcebec #b9d7d9 #8dbec2 #5b9ea4 #33828a #17686f #10575e #0c464c #083338'),
  gray: shades('#faf9f7 #f4f2ef #e8e5e0 #d8d4cd #bab5ac #938e85 #6b675f #534f49 #36342f #1f1e1b'),
  dark: shades('#eceae5 #c6c2ba #a09c93 #77736b #3c3b37 #2f2e2b #262523 #1c1c1a #141413 #0e0e0d'),
  brick,
  red: brick,
  amber: shades('#fcf5e6 #f8e8c6 #f0d190 #e7b85a #d99b2b #b87a12 #8a5600 #724700 #583700 #3e2700'),
  steel: shades('#f0f4f7 #dfe8ee #c1d1dc #9eb5c5 #7b99ad #5d7f96 #456379 #385163 #2b3f4d #1e2c37'),
  moss: shades('#eef6f0 #d9ebde #b3d7be #87be98 #5ca376 #3c875a #266b43 #1e5836 #17452a #0f311d'),
  plum: shades('#f7f0f9 #ecddf1 #d9bce3 #c195d0 #a86dbb #8f51a3 #723d84 #5f316f #4a2657 #351a3f'),
  indigo: shades('#eef2fb #dbe4f7 #b7c8ef #8ea8e4 #6688d6 #466bc4 #2f51a3 #274488 #1f366b #16274e'),
};

/** Meaning of a colour, per scheme: `--em-<name>`. Screens use these and nothing else. */
// prettier-ignore
const MEANINGS: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  canvas: ['#faf9f7', '#141413'],
  surface: ['#ffffff', '#1c1c1a'],
  sunken: ['#f4f2ef', '#242422'],
  hover: ['#f7f5f2', '#222220'],
  selected: ['#eaf3f3', '#172b2c'],
  line: ['#e8e5e0', '#2d2c29'],
  'line-strong': ['#d8d4cd', '#3c3b37'],
  'line-field': ['#938e85', '#77736b'],
  text: ['#1f1e1b', '#eceae5'],
  'text-2': ['#47443e', '#c6c2ba'],
  'text-3': ['#65615a', '#a5a198'],
  high: ['#9c2a21', '#f3a79f'],
  'high-ground': ['#fbeae7', '#3b211e'],
  'high-solid': ['#c8453a', '#d4574b'],
  mid: ['#7d4e00', '#ecc57e'],
  'mid-ground': ['#fbf0d9', '#352a14'],
  'mid-solid': ['#dfa034', '#d09a3c'],
  low: ['#3d586c', '#afc7d8'],
  'low-ground': ['#eaf0f4', '#202b33'],
  'low-solid': ['#8fabbd', '#6f8da1'],
  done: ['#216040', '#93cfa9'],
  'done-ground': ['#e5f2e9', '#19301f'],
  'done-solid': ['#4d9b6b', '#4d9b6b'],
  special: ['#68367a', '#d8b1e6'],
  'special-ground': ['#f3e9f6', '#33223a'],
  'special-solid': ['#8f51a3', '#a86dbb'],
  abroad: ['#2b4b98', '#adc2f4'],
  'abroad-ground': ['#e8eefa', '#1f2944'],
  'abroad-solid': ['#466bc4', '#6688d6'],
  brand: ['#10575e', '#8dbec2'],
  'brand-ground': ['#e3eff0', '#18302f'],
  'brand-solid': ['#17686f', '#5b9ea4'],
  filled: ['#17686f', '#1f7880'],
  'filled-hover': ['#10575e', '#1a6b72'],
};

/** The library's own variables that use a meaning, the same in both schemes. */
const ALIASES: Readonly<Record<string, string>> = {
  body: 'surface',
  text: 'text',
  bright: 'text',
  dimmed: 'text-3',
  anchor: 'brand',
  'default-hover': 'hover',
  'default-color': 'text',
  disabled: 'sunken',
  'disabled-color': 'text-3',
  'disabled-border': 'line',
  'petrol-light': 'brand-ground',
  'petrol-light-hover': 'brand-ground',
  'petrol-light-color': 'brand',
  'petrol-filled': 'filled',
  'petrol-filled-hover': 'filled-hover',
};

const meanings = (scheme: 0 | 1): Record<string, string> =>
  Object.fromEntries(
    Object.entries(MEANINGS).map(([name, pair]) => [`--em-${name}`, pair[scheme]]),
  );

/** Colours on paper, which is white in either scheme. */
export const onPaper: Readonly<Record<string, string>> = meanings(0);

/** Writes the meanings as CSS variables and connects the library's own variables to them. */
export const cssVariables: CSSVariablesResolver = () => {
  const aliases = Object.fromEntries(
    Object.entries(ALIASES).map(([name, to]) => [`--mantine-color-${name}`, `var(--em-${to})`]),
  );
  return {
    variables: { '--em-nav': '52px', '--em-overlay': 'rgba(11, 26, 27, 0.42)' },
    light: {
      ...onPaper,
      ...aliases,
      '--mantine-color-default-border': '#dcd8d1',
      '--mantine-color-placeholder': '#716d65',
      '--mantine-color-error': '#a92f25',
    },
    dark: {
      ...meanings(1),
      ...aliases,
      '--mantine-color-default-border': '#3c3b37',
      '--mantine-color-placeholder': '#98948b',
      '--mantine-color-error': '#f2a097',
    },
  };
};

/** A list of choices scrolls itself: no key would reach a scroller around it. */
const CHOICES = {
  defaultProps: { withScrollArea: false },
  styles: { options: { maxHeight: 'min(320px, 50dvh)', overflowY: 'auto' } },
} as const;
const FADE = { transition: 'fade', duration: 140 } as const;
const OVERLAY = { color: '#0b1a1b', backgroundOpacity: 0.42 } as const;
const FONT = "'Inter Variable', system-ui, sans-serif";

/** Plain objects, not `Component.extend`: the theme must not load a component at every start. */
const components = {
  Menu: {
    defaultProps: {
      // At once: a finger enters a menu and presses an item at the same moment, so a delayed
      // opening would come after the item has closed the menu.
      openDelay: 0,
      closeDelay: 500,
      withInitialFocusPlaceholder: false,
      shadow: 'lg',
      radius: 'lg',
      transitionProps: FADE,
    },
  },
  Popover: { defaultProps: { shadow: 'lg', radius: 'lg', transitionProps: FADE } },
  Combobox: { defaultProps: { shadow: 'lg', radius: 'lg', transitionProps: FADE } },
  Select: CHOICES,
  MultiSelect: CHOICES,
  // The best match of suggestions is marked, so that Enter takes it.
  Autocomplete: {
    ...CHOICES,
    defaultProps: {
      ...CHOICES.defaultProps,
      selectFirstOptionOnChange: true,
      openOnFocus: false,
      autoComplete: 'off',
    },
  },
  Tooltip: { defaultProps: { transitionProps: FADE, openDelay: 400, withArrow: true } },
  Modal: {
    // A function: the button's name follows the language.
    defaultProps: () => ({
      closeButtonProps: { 'aria-label': i18n.t('common.close') },
      centered: true,
      // Above the navigation, which has 210 so that the record drawer slides under it.
      zIndex: 300,
      radius: 'lg',
      shadow: 'xl',
      padding: 26,
      overlayProps: OVERLAY,
      transitionProps: FADE,
    }),
  },
  Drawer: { defaultProps: { shadow: 'xl', overlayProps: OVERLAY, transitionProps: FADE } },
  Paper: { defaultProps: { radius: 'lg' } },
  Notification: { defaultProps: { radius: 'lg' } },
  Progress: { defaultProps: { size: 4, radius: 'xs' } },
  Checkbox: { defaultProps: { radius: 'sm' } },
  SegmentedControl: { defaultProps: { withItemsBorders: false } },
};

/** Sizes of tokens.css by their names, for the properties of components: `fz="meta"`, `gap="near"`. */
const tokens = (kind: 'type' | 'space', ...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `var(--em-${kind}-${name})`]));

/** The one theme: palette, type, spacing, shape and component defaults (docs: design). */
export const theme = createTheme({
  colors,
  primaryColor: 'petrol',
  primaryShade: { light: 6, dark: 6 },
  black: '#1f1e1b',
  fontFamily: FONT,
  fontSizes: {
    ...{ xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
    ...tokens('type', 'tiny', 'meta', 'name', 'panel', 'lead', 'section', 'title'),
  },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.55', xl: '1.6' },
  fontWeights: { regular: '450', medium: '560', bold: '620' },
  headings: {
    fontFamily: FONT,
    fontWeight: '640',
    sizes: {
      h1: { fontSize: '20px', lineHeight: '1.3', fontWeight: '640' },
      h2: { fontSize: '17px', lineHeight: '1.35', fontWeight: '640' },
      h3: { fontSize: '14px', lineHeight: '1.4', fontWeight: '620' },
      h4: { fontSize: '13.5px', lineHeight: '1.4', fontWeight: '620' },
    },
  },
  spacing: {
    ...{ xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
    ...tokens('space', 'hair', 'tiny', 'tight', 'inset', 'near', 'panels', 'panel', 'far'),
    gutter: 'var(--em-gutter)',
  },
  radius: { xs: '3px', sm: '5px', md: '7px', lg: '10px', xl: '14px' },
  defaultRadius: 'md',
  breakpoints: { xs: '30em', sm: '48em', md: '56.25em', lg: '80em', xl: '100em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components,
});
