import type { Application } from '@emanet/contract/applications';
import { applicant } from '@emanet/contract/applications/applicant';
import { RIGHT_TEXTS } from '@emanet/contract/data/application-rights';
import { dayOf } from '@emanet/contract/shared/time/today';
import { Stack } from '@mantine/core';
import { Link } from 'react-router';
import { at, useRead } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { dayShort } from '../../platform/when.ts';
import { Panel } from '../../ui/panel/Panel.tsx';

/** Other applications of the same person: what was asked, when, and its state. */
export function SamePersonPanel({ row }: { row: Application }) {
  const { t, lang } = useTranslation();
  const { data = [] } = useRead(applicant.samePerson, at(row.id));
  if (data.length === 0) return null;
  return (
    <Panel title={t('applications.samePerson', { count: data.length })}>
      <Stack component="ul" gap="xs" className="em-lines">
        {data.map(({ id, basvuru_no, gelis_tarihi, haklar, durum, sonuc }) => (
          <li key={id}>
            <Link to={`/basvurular/${id}`}>{basvuru_no}</Link>{' '}
            <span className="em-quiet">
              {dayShort(dayOf(gelis_tarihi), lang)} ·{' '}
              {sonuc ? t(`applications.outcomes.${sonuc}`) : t(`applications.states.${durum}`)}
            </span>
            <br />
            {haklar.map((right) => RIGHT_TEXTS[right].short[lang]).join(', ')}
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
