import { Progress, Stack, Text } from '@mantine/core';
import { momentIn } from '@emanet/contract/shared/time/moment';
import { useTranslation } from '../../platform/i18n.ts';
import { sizeText } from '../../ui/file/file-check.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { useMails, useUsage } from './queries.ts';

/** Percent from which a share is marked, because the next file may be refused. */
const NEARLY_FULL = 90;
const WHOLE = 100;

/** Used and available room for files, and mails to people who are no members. */
export function UsagePanel() {
  const { t, lang } = useTranslation();
  const { data: shares = [] } = useUsage();
  const { data: mails } = useMails();
  if (shares.length === 0) return null;
  const size = (amount: number) => (amount === 0 ? '0' : sizeText(amount, lang));
  const number = (amount: number) => amount.toLocaleString(lang);
  const { acilis } = (mails?.kalan === 0 && mails.kisi.acilis ? mails.kisi : mails?.sirket) ?? {};
  return (
    <Panel title={t('company.usage')} text={t('company.usageText')}>
      <Stack gap="md">
        {shares.map(({ pay, kullanilan, sinir }) => (
          <ShareLine
            key={pay}
            name={t(`company.shares.${pay}`)}
            share={kullanilan / sinir}
            text={t('company.used', { used: size(kullanilan), most: size(sinir) })}
          />
        ))}
        {mails &&
          (['sirket', 'kisi'] as const).map((whose) => {
            const { kullanilan, sinir } = mails[whose];
            return (
              <ShareLine
                key={whose}
                name={t(`company.shares.${whose}`)}
                share={kullanilan / sinir}
                text={t('company.used', { used: number(kullanilan), most: number(sinir) })}
              />
            );
          })}
        {mails && (
          <Text size="sm" c="dimmed" className="em-num">
            {t('company.mailsText')}
            {acilis && ` ${t('company.mailsFree', { at: momentIn(acilis, lang) })}`}
            {mails.yeni_bitis &&
              ` ${t('company.mailsYoung', { at: momentIn(mails.yeni_bitis, lang) })}`}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

type Line = Readonly<{ name: string; share: number; text: string }>;

function ShareLine({ name, share, text }: Line) {
  const percent = Math.min(WHOLE, Math.round(share * WHOLE));
  const full = percent >= NEARLY_FULL;
  return (
    <div>
      <Text size="sm">{name}</Text>
      <Text size="sm" c={full ? 'brick' : 'dimmed'} className="em-num">
        {text}
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
