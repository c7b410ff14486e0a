import { Box, Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { useCan } from '../../platform/session/session.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { FormLink } from './FormLink.tsx';
import { useSettings } from './queries.ts';

const SettingsModal = atFirstMove(() => import('./SettingsModal.tsx'));

/** The company's application form, for the company page: its link, its frame, its settings. */
export function ApplicationFormPanel() {
  const { t } = useTranslation();
  const mayWrite = useCan('applications.write');
  const { data, error, refetch } = useSettings();
  const [opened, setOpened] = useState(false);
  return (
    // A portal's events bubble through the page's own form, which must not be saved by this one.
    <Box mt="panels" onSubmit={(event) => event.stopPropagation()}>
      <Panel
        title={t('applications.form')}
        text={t('applications.formText')}
        tools={
          data && (
            <Tag tone={data.acik ? 'done' : 'mid'}>
              {t(data.acik ? 'applications.isOpen' : 'applications.isClosed')}
            </Tag>
          )
        }
      >
        {data ? (
          <div className="em-parts">
            <FormLink settings={data} />
            <p className="em-quiet">
              {data.izinli_site
                ? t('applications.framedBy', { site: data.izinli_site })
                : t('applications.framedByNone')}
            </p>
            {mayWrite && (
              <div>
                <Button type="button" variant="default" onClick={() => setOpened(true)}>
                  {t('applications.formSettings')}
                </Button>
              </div>
            )}
          </div>
        ) : error ? (
          <ErrorState panel={false} error={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton rows={3} />
        )}
      </Panel>
      {opened && <SettingsModal onClose={() => setOpened(false)} />}
    </Box>
  );
}
