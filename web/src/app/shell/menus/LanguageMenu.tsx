import { IconChevronDown } from '@tabler/icons-react';
import { useLanguage, useTranslation } from '../../../platform/i18n.ts';
import { entriesAtFirstMove } from '../../../platform/lazily.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { LANGUAGE_NAMES } from '../../../platform/languages.ts';
import header from '../header.module.css';

const LanguageItems = entriesAtFirstMove(() => import('./LanguageItems.tsx'));

export function LanguageMenu() {
  const { t } = useTranslation();
  const language = useLanguage();
  const code = language.toUpperCase();
  return (
    <HeaderMenu
      position="bottom-end"
      button={{
        className: `em-row em-soft ${header.language}`,
        'aria-label': t('shell.languageNow', { code, name: LANGUAGE_NAMES[language] }),
        children: (
          <>
            {code}
            <IconChevronDown size={13} aria-hidden />
          </>
        ),
      }}
    >
      <LanguageItems />
    </HeaderMenu>
  );
}
