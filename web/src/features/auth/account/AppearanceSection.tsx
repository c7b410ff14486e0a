import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { setLanguage, useLanguage, useTranslation } from '../../../platform/i18n.ts';
import { LANGUAGE_CHOICES } from '../../../platform/languages.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';

const SCHEMES = ['light', 'dark', 'auto'] as const;

/** Language and appearance, as this browser shows them. */
export function AppearanceSection() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div>
      <Panel title={t('shell.language')} text={t('account.languageText')}>
        <SegmentedControl
          aria-label={t('shell.language')}
          data={[...LANGUAGE_CHOICES]}
          value={language}
          onChange={(value) => void setLanguage(value === 'en' ? 'en' : 'tr')}
        />
      </Panel>
      <Panel title={t('shell.theme')} text={t('account.themeText')}>
        <SegmentedControl
          aria-label={t('shell.theme')}
          data={SCHEMES.map((value) => ({ value, label: t(`shell.${value}`) }))}
          value={colorScheme}
          onChange={(value) => setColorScheme(SCHEMES.find((one) => one === value) ?? 'auto')}
        />
      </Panel>
    </div>
  );
}
