import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { setLanguage, useLanguage, useTranslation } from '../i18n.ts';
import shell from './shell.module.css';

/** Each language under its own name, so that it is found by those who read only that one. */
export const LANGUAGE_NAMES = { tr: 'Türkçe', en: 'English' } as const;
const LANGUAGES = ['tr', 'en'] as const;

export function LanguageMenu() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Menu position="bottom-end" trigger="click-hover">
      <Menu.Target>
        <button
          type="button"
          className={shell.language}
          aria-label={t('shell.languageNow', { name: LANGUAGE_NAMES[language] })}
        >
          {language.toUpperCase()}
          <IconChevronDown size={13} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {LANGUAGES.map((one) => (
          <Menu.Item
            key={one}
            lang={one}
            role="menuitemradio"
            aria-checked={one === language}
            onClick={() => void setLanguage(one)}
            rightSection={one === language && <IconCheck size={14} aria-hidden />}
          >
            {LANGUAGE_NAMES[one]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
