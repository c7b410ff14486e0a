import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { LANGUAGE_NAMES, LanguageItems } from './LanguageItems.tsx';
import { openByArrow } from './open-by-arrow.ts';
import shell from './shell.module.css';

export function LanguageMenu() {
  const { t } = useTranslation();
  const language = useLanguage();
  const code = language.toUpperCase();
  return (
    <Menu position="bottom-end" trigger="click-hover" withinPortal={false}>
      <Menu.Target>
        <button
          type="button"
          className={shell.language}
          onKeyDown={openByArrow}
          aria-label={t('shell.languageNow', { code, name: LANGUAGE_NAMES[language] })}
        >
          {code}
          <IconChevronDown size={13} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <LanguageItems />
      </Menu.Dropdown>
    </Menu>
  );
}
