import { useState, type FormEvent } from 'react';
import { ActionIcon, Button, Checkbox, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import type { SavedView } from '@emanet/contract/saved-views';
import { IconCheck, IconLock, IconTrash, IconUsers } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useOtherCompanies } from '../../copy/useOtherCompanies.ts';
import { Cut } from '../../../ui/table/Cut.tsx';
import type { SavedViewsModel } from './views.ts';
import classes from './views.module.css';

type ItemsProps = Readonly<{
  views: SavedViewsModel;
  onApplied: () => void;
  /** A title names it among other entries. */
  titled?: boolean;
}>;

/** The saved views to choose from, and a line to save the present one. */
export default function SavedViewItems({ views, onApplied, titled = false }: ItemsProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="sm">
      {titled && <Title order={3}>{t('records.saved.title')}</Title>}
      {views.failed && (
        <Text size="sm" c="var(--em-high)">
          {t('records.saved.notLoaded')}
        </Text>
      )}
      {views.list.map((one) => (
        <ViewLine key={`${one.genel} ${one.id}`} view={one} views={views} onApplied={onApplied} />
      ))}
      {views.worthSaving && views.mayWrite ? (
        <SaveForm views={views} />
      ) : (
        views.list.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('records.saved.none')}
          </Text>
        )
      )}
    </Stack>
  );
}

type LineProps = Readonly<{ view: SavedView; views: SavedViewsModel; onApplied: () => void }>;

function ViewLine({ view, views, onApplied }: LineProps) {
  const { t } = useTranslation();
  const shown = views.isShown(view);
  const share = t(view.paylasilan ? 'records.saved.unshare' : 'records.saved.share', {
    name: view.ad,
  });
  return (
    <Group gap="xs" wrap="nowrap">
      <button
        type="button"
        className={`em-row em-thin em-grow em-apart em-small em-round ${classes.savedName}`}
        aria-pressed={shown}
        onClick={() => {
          views.apply(view);
          onApplied();
        }}
      >
        <Stack component="span" gap={0} miw={0}>
          <Cut title={view.ad} />
          {(view.genel || !view.benim) && (
            <Text span fz="xs" c="dimmed">
              {view.genel
                ? t('savedViews.everywhere')
                : t('records.saved.by', { name: view.sahibi })}
            </Text>
          )}
        </Stack>
        {shown && <IconCheck size={14} aria-hidden />}
      </button>
      {view.benim && !view.genel && views.mayWrite && views.share && (
        <ActionIcon
          variant="subtle"
          color={view.paylasilan ? undefined : 'gray'}
          size="md"
          aria-label={share}
          title={share}
          aria-pressed={view.paylasilan}
          onClick={() => views.share?.(view)}
        >
          {view.paylasilan ? <IconUsers size={15} /> : <IconLock size={15} />}
        </ActionIcon>
      )}
      {view.silinebilir && views.mayWrite && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="md"
          aria-label={t('records.saved.delete', { name: view.ad })}
          onClick={() => views.remove(view)}
        >
          <IconTrash size={15} />
        </ActionIcon>
      )}
    </Group>
  );
}

function SaveForm({ views }: Pick<ItemsProps, 'views'>) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [general, setGeneral] = useState(false);
  const others = useOtherCompanies();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '')
      views.save(name, { paylasilan: shared, genel: general }, () => setName(''));
  };
  return (
    <Group component="form" align="flex-end" gap="sm" onSubmit={save}>
      <TextInput
        size="xs"
        flex={1}
        label={t('records.saved.save')}
        aria-label={t('records.saved.name')}
        placeholder={t('records.saved.placeholder')}
        maxLength={60}
        required
        withAsterisk={false}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" size="xs" variant="default" loading={views.saving}>
        {t('common.save')}
      </Button>
      {views.share && (
        <Checkbox
          size="xs"
          w="100%"
          label={t('records.saved.shared')}
          disabled={general}
          checked={shared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
      )}
      {views.forAll && others.length > 0 && (
        <Checkbox
          size="xs"
          w="100%"
          label={t('savedViews.forAll')}
          description={t('savedViews.forAllText')}
          checked={general}
          onChange={(event) => setGeneral(event.currentTarget.checked)}
        />
      )}
    </Group>
  );
}
