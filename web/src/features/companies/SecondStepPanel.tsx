import { DayInput } from '../../ui/form/DayInput.tsx';
import { useState } from 'react';
import { companies, type CompanyProfile } from '@emanet/contract/companies';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { Button, Group, Text } from '@mantine/core';
import { useAct } from '../../nouns/act.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { dayInWords } from '../../platform/when.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { useCompanyUsers, useProfileSaved } from './queries.ts';

type Props = Readonly<{
  profile: CompanyProfile;
  mayWrite: boolean;
  /** Tells the page's form of the version that an act here has made. */
  followOwn: (surum: number) => void;
}>;

/** Whether and from which day the company requires a second step; saved at once by itself. */
export function SecondStepPanel({ profile, mayWrite, followOwn }: Props) {
  const { t, lang } = useTranslation();
  const saved = useProfileSaved(followOwn);
  const { data: users = [] } = useCompanyUsers();
  const { ikinci_adim_tarihi: since, surum } = profile;
  const [day, setDay] = useState(since ?? todayInTurkey());
  const ready = users.filter((one) => one.ikinci_adim).length;

  const { mutate: store, isPending: busy } = useAct(companies.update, {
    parts: (ikinci_adim_tarihi: string | null) => ({ body: { ikinci_adim_tarihi, surum } }),
    told: (_, asked) => t(asked ? 'company.stepAsked' : 'company.stepNotAsked'),
    onDone: ({ data }) => saved(data),
  });

  return (
    <Panel title={t('company.step')}>
      <Text fz="meta" c="dimmed">
        {since ? t('company.stepSince', { date: dayInWords(since, lang) }) : t('company.stepText')}
      </Text>
      {users.length > 0 && (
        <Text mt="xs" fz="meta" c="dimmed">
          {t('company.stepReady', { ready, all: users.length })}
        </Text>
      )}
      {mayWrite && (
        <Group gap="sm" align="end" mt="sm">
          <DayInput
            label={t('company.stepFrom')}
            value={day}
            min={todayInTurkey()}
            disabled={busy}
            onChange={(event) => setDay(event.currentTarget.value)}
            onKeyDown={(event) => {
              // Enter must not submit the page's own form here.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
          <Button
            variant="default"
            loading={busy}
            disabled={day === '' || day === since}
            onClick={() => store(day)}
          >
            {t(since ? 'company.stepMove' : 'company.stepAsk')}
          </Button>
          {since && (
            <Button variant="subtle" color="brick" disabled={busy} onClick={() => store(null)}>
              {t('company.stepStop')}
            </Button>
          )}
        </Group>
      )}
    </Panel>
  );
}
