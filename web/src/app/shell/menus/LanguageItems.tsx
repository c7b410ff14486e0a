import { Menu } from '@mantine/core';
import { setLanguage, useLanguage } from '../../../platform/i18n.ts';
import { LANGUAGE_CHOICES } from '../../../platform/languages.ts';

export default function LanguageItems() {
  const language = useLanguage();
  const pick = (value: string) => void setLanguage(value === 'en' ? 'en' : 'tr');
  return (
    <Menu.RadioGroup value={language} onChange={pick}>
      {LANGUAGE_CHOICES.map(({ value, label }) => (
        <Menu.RadioItem key={value} value={value} lang={value} closeMenuOnClick>
          {label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
