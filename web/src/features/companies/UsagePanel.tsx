import type { Share } from '@emanet/contract/companies';
import { Progress, Stack, Text } from '@mantine/core';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { sizeText } from '../../ui/file/file-check.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { useUsage } from './queries.ts';

/** Percent from which a share is told apart, because it may soon be refused. */
const NEARLY_FULL = 90;
const WHOLE = 100;

/** Room for files and a day's mails: how much the company uses of what it may. */
export function UsagePanel() {
  const { t } = useTranslation();
  const { data: shares = [] } = useUsage();
  if (shares.length === 0) return null;
  return (
    <Panel title={t('company.usage')} text={t('company.usageText')}>
      <Stack gap="md">
        {shares.map((share) => (
          <ShareLine key={share.pay} share={share} />
        ))}
      </Stack>
    </Panel>
  );
}

function ShareLine({ share: { pay, kullanilan, sinir } }: { share: Share }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const inWords = (amount: number) =>
    pay === 'egitim_postasi' || amount === 0 ? amount.toLocaleString(lang) : sizeText(amount, lang);
  const name = t(`company.shares.${pay}`);
  const percent = Math.min(WHOLE, Math.round((kullanilan / sinir) * WHOLE));
  const full = percent >= NEARLY_FULL;
  return (
    <div>
      <Text size="sm">{name}</Text>
      <Text size="sm" c={full ? 'brick' : 'dimmed'} className="em-num">
        {t('company.used', { used: inWords(kullanilan), most: inWords(sinir) })}
      </Text>
      <Progress
        value={percent}
        size="sm"
        mt="xs"
        aria-label={name}
        {...(full && { color: 'brick' })}
      />
    </div>
  );
}
