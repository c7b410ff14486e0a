import { portfolio, STARTS, type PortfolioPreferences } from '@emanet/contract/portfolio';
import { SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { useAct } from '../../nouns/act.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { CalendarAddress } from '../../records/CalendarAddress.tsx';
import { usePreferences } from './queries.ts';

/** The start page of the day, the Monday mail, and one calendar over all clients. */
export function PortfolioChoices() {
  const { data } = usePreferences();
  return data && <Choices chosen={data} />;
}

function Choices({ chosen }: Readonly<{ chosen: PortfolioPreferences }>) {
  const { t } = useTranslation();
  const prefer = useAct(portfolio.prefer, {
    parts: (body: Partial<Pick<PortfolioPreferences, 'acilis' | 'pazartesi'>>) => ({ body }),
    told: 'message',
  });
  return (
    <Stack gap="md">
      <Stack gap="xs">
        <Text fw={600}>{t('portfolio.start')}</Text>
        <SegmentedControl
          aria-label={t('portfolio.start')}
          data={STARTS.map((value) => ({ value, label: t(`portfolio.starts.${value}`) }))}
          value={chosen.acilis}
          onChange={(acilis) =>
            prefer.mutate({ acilis: acilis === 'denetim' ? acilis : 'portfoy' })
          }
        />
      </Stack>
      <Switch
        label={t('portfolio.monday')}
        description={t('portfolio.mondayText')}
        checked={chosen.pazartesi}
        onChange={(event) => prefer.mutate({ pazartesi: event.currentTarget.checked })}
      />
      <Stack gap="xs">
        <Text fw={600}>{t('portfolio.calendar')}</Text>
        <CalendarAddress
          since={chosen.takvim_tarihi}
          make={portfolio.makeCalendarLink}
          revoke={portfolio.revokeCalendarLink}
        />
      </Stack>
    </Stack>
  );
}
