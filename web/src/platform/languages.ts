/** Each language under its own name, for people who read only that one. */
export const LANGUAGE_NAMES = { tr: 'Türkçe', en: 'English' } as const;

/** The languages as choices of a control. */
export const LANGUAGE_CHOICES = (['tr', 'en'] as const).map((value) => ({
  value,
  label: LANGUAGE_NAMES[value],
}));
