import { useState } from 'react';
import type { Application } from '@emanet/contract/applications';
import type { TaskOfApplication } from '@emanet/contract/applications/touched';
import { choicesOf } from '@emanet/contract/lookups';
import { registerOfType } from '@emanet/contract/records/registers';
import { dayOf } from '@emanet/contract/shared/time/today';
import { Anchor, Button, Checkbox, MultiSelect, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { dayShort } from '../../platform/when.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';
import { activitiesBehind, type TouchedState } from './touched.ts';

const TasksModal = atFirstMove(() => import('./TasksModal.tsx'));

const LIST = { gap: 'sm', mt: 'sm' } as const;

type Props = Readonly<{ row: Application; touched: TouchedState }>;

/** Records about the applicant's group; the person removes those of other people. */
export function TouchedPanel({ row, touched }: Props) {
  const { t, lang } = useTranslation();
  const { query, groups, setGroups, ids, toggle, toggleAll, chosen } = touched;
  const [opening, setOpening] = useState(false);
  const { data } = query;
  const all = data?.faaliyetler.map(({ id }) => id) ?? [];
  return (
    <Panel
      title={t('applications.touched')}
      count={data?.faaliyetler.length}
      label={t('applications.touched')}
      text={t('applications.touchedText')}
      foot={
        ids.size > 0 && (
          <Button size="xs" variant="default" onClick={() => setOpening(true)}>
            {t('applications.openTasks')}
          </Button>
        )
      }
    >
      <MultiSelect
        label={t('applications.touchedGroups')}
        searchable
        value={[...groups]}
        onChange={setGroups}
        data={choicesOf('ilgili_kisi').map((one) => ({ value: one.code, label: one[lang] }))}
      />
      {query.error && (
        <ErrorState panel={false} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {data && all.length === 0 && (
        <Text mt="sm" c="dimmed" fz="meta">
          {t('applications.touchedNone')}
        </Text>
      )}
      {all.length > 1 && (
        <Checkbox
          mt="sm"
          label={t('applications.touchedAll')}
          checked={ids.size === all.length}
          indeterminate={ids.size > 0 && ids.size < all.length}
          onChange={toggleAll}
        />
      )}
      <Stack
        component="ul"
        {...LIST}
        mah="40vh"
        style={{ overflow: 'auto' }}
        aria-label={t('applications.activities')}
      >
        {data?.faaliyetler.map(({ id, ad, department_name }) => (
          <li key={id} className="em-row">
            <Checkbox checked={ids.has(id)} onChange={() => toggle(id)} aria-label={ad} />
            <span className="em-two">
              <RecordLink tur="veri_harita" id={id} name={ad} />
              <small>{department_name}</small>
            </span>
          </li>
        ))}
      </Stack>
      {data && !data.tamam && (
        <Text mt="sm" c="dimmed" fz="meta">
          {t('applications.touchedMore')}
        </Text>
      )}
      {chosen.varliklar.length > 0 && (
        <section aria-label={t('applications.assets')}>
          <Text component="h3" mt="md" fz="sm" fw={700}>
            {t('applications.assets')}
          </Text>
          <Stack component="ul" {...LIST}>
            {chosen.varliklar.map(({ id, ad }) => (
              <li key={id}>
                <RecordLink tur="varlik_listesi" id={id} name={ad} />
              </li>
            ))}
          </Stack>
        </section>
      )}
      {chosen.aktarimlar.length > 0 && (
        <section aria-label={t('applications.recipients')}>
          <Text component="h3" mt="md" fz="sm" fw={700}>
            {t('applications.recipients')}
          </Text>
          <Stack component="ul" {...LIST}>
            {chosen.aktarimlar.map((one) => (
              <li key={`${one.tur}${one.id}`}>
                <span className="em-two">
                  <RecordLink tur={one.tur} id={one.id} name={one.ad} />
                  <small>
                    {activitiesBehind(chosen, one)}
                    {one.sona_erdi && ` · ${t('applications.ended')}`}
                  </small>
                </span>
              </li>
            ))}
          </Stack>
        </section>
      )}
      {opening && <TasksModal row={row} chosen={chosen} onClose={() => setOpening(false)} />}
    </Panel>
  );
}

type RecordProps = Readonly<{
  tur: Parameters<typeof registerOfType>[0];
  id: number;
  name: string;
}>;

const RecordLink = ({ tur, id, name }: RecordProps) => (
  <Anchor component={Link} to={`${registerOfType(tur).path}?kayit=${id}`}>
    {name}
  </Anchor>
);

/** Tasks from the application, each with its proof and its day of completion. */
export function TasksPanel({ tasks }: { tasks: readonly TaskOfApplication[] }) {
  const { t, lang } = useTranslation();
  if (tasks.length === 0) return null;
  const done = tasks.filter(({ durum }) => durum).length;
  return (
    <Panel title={t('applications.tasks')} count={`${done} / ${tasks.length}`}>
      <Stack component="ul" {...LIST}>
        {tasks.map((one) => (
          <li key={one.id}>
            <span className="em-two">
              <Anchor
                component={Link}
                to={`${one.guncel ? '/aksiyonlar' : '/aksiyon-arsiv'}?aksiyon=${one.id}`}
              >
                {one.aksiyon_ismi}
              </Anchor>
              <small>
                {one.department_name}{' '}
                <Tag tone={one.durum ? 'done' : 'mid'}>
                  {one.durum && one.tamamlanma_tarihi
                    ? t('applications.taskDone', {
                        day: dayShort(dayOf(one.tamamlanma_tarihi), lang),
                      })
                    : t('applications.taskOpen')}
                </Tag>
              </small>
              {one.dokuman_linki && (
                <Anchor href={one.dokuman_linki} target="_blank">
                  {one.dosya_adi}
                </Anchor>
              )}
            </span>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
