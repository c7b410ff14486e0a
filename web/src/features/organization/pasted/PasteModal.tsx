import { useRef } from 'react';
import { Button, Group, Input, Progress, Stack, Text } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import { LeaveModal } from '../../../ui/unsaved-work/LeaveModal.tsx';
import { RestoredNote } from '../../../ui/unsaved-work/RestoredNote.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import type { OrganizationScreen } from '../useOrganizationScreen.ts';
import { SearchSelect } from '../../../ui/search-select/SearchSelect.tsx';
import { PastedRows } from './PastedRows.tsx';
import css from './pasted.module.css';
import { usePaste } from './usePaste.ts';
import { departmentOption } from '../../../records/name-queries.ts';
import { OpenModal } from '../../../ui/overlay/OpenModal.tsx';

type Props = Readonly<{ screen: OrganizationScreen; onClose: () => void }>;

/** Representatives from a pasted list: the text at the left, its rows at the right. */
export default function PasteModal({ screen, onClose }: Props) {
  const { t } = useTranslation();
  const { organization, acts } = screen;
  const paste = usePaste(organization, onClose);
  const { rows, progress, wanted } = paste;
  const numbers = useRef<HTMLPreElement>(null);
  const wrong = new Set(rows.filter((one) => one.fault).map((one) => one.line));
  const lines = paste.text.split(/\r?\n/);
  const close = () => !progress && paste.work.question.leave(onClose);

  return (
    <OpenModal
      onClose={close}
      size={980}
      padding={0}
      title={t('organization.list.title')}
      styles={{ header: { padding: 'var(--em-space-panel)' } }}
    >
      <div className={`em-columns ${css.halves}`} data-even>
        <Stack gap="sm" p="panel" className="em-canvas">
          <Text fz="meta" c="dimmed">
            {t('organization.list.text')}
          </Text>
          <RestoredNote restored={paste.work.restored} />
          <Input.Label htmlFor="pasted-people">{t('organization.list.label')}</Input.Label>
          <div className={`em-clip em-grow em-round em-line em-surface ${css.paper}`}>
            <pre ref={numbers} className={`em-clip ${css.numbers} em-num`} aria-hidden>
              {lines.map((_, at) => (
                <span key={at} data-wrong={wrong.has(at + 1) || undefined}>
                  {`${at + 1}\n`}
                </span>
              ))}
            </pre>
            <textarea
              id="pasted-people"
              aria-describedby="pasted-people-help"
              spellCheck={false}
              autoComplete="off"
              wrap="off"
              data-autofocus
              value={paste.text}
              readOnly={progress !== undefined}
              onChange={(event) => paste.setText(event.currentTarget.value)}
              onScroll={(event) => {
                if (numbers.current) numbers.current.scrollTop = event.currentTarget.scrollTop;
              }}
            />
          </div>
          <Text id="pasted-people-help" fz="meta" c="dimmed">
            {t('organization.list.help')}
          </Text>
          <SearchSelect
            label={t('organization.list.usual')}
            placeholder={t('common.choose')}
            nothingFoundMessage={t('organization.noDepartmentFound')}
            data={organization.departments.map(departmentOption)}
            value={paste.usual}
            onChange={paste.setUsual}
            clearable
          />
        </Stack>
        <PastedRows
          rows={rows}
          list={paste.list}
          refused={paste.refused}
          addDepartment={acts.addDepartment}
        />
      </div>
      <Group justify="space-between" px="panel" py="panels">
        {paste.failure ? (
          <Note tone="high" title={paste.failure} announced>
            {t('ui.form.kept')}
          </Note>
        ) : (
          <Text span fz="meta" c="dimmed" role="status">
            {progress
              ? t('organization.list.progress', { done: progress.done, total: progress.total })
              : t('organization.list.mail')}
          </Text>
        )}
        <Group gap="sm">
          <Button variant="default" disabled={progress !== undefined} onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button disabled={wanted === 0} loading={progress !== undefined} onClick={paste.save}>
            {t('organization.list.save', { count: wanted })}
          </Button>
        </Group>
        {progress && (
          <Progress
            w="100%"
            value={(progress.done / progress.total) * 100}
            aria-label={t('organization.list.title')}
          />
        )}
      </Group>
      <LeaveModal work={paste.work} />
    </OpenModal>
  );
}
