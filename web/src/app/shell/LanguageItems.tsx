import { Menu } from '@mantine/core';
import { setLanguage, useLanguage } from '../../platform/i18n.ts';

/** Each language under its own name, so that it is found by those who read only that one. */
export const LANGUAGE_NAMES = { tr: 'Türkçe', en: 'English' } as const;
const LANGUAGES = ['tr', 'en'] as const;

/** The languages as items of a menu. */
export function LanguageItems() {
  const language = useLanguage();
  const pick = (value: string) => void setLanguage(value === 'en' ? 'en' : 'tr');
  return (
    <Menu.RadioGroup value={language} onChange={pick}>
      {LANGUAGES.map((one) => (
        <Menu.RadioItem key={one} value={one} lang={one} closeMenuOnClick>
          {LANGUAGE_NAMES[one]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
