import '@mantine/core/styles/Tabs.layer.css';
import { Suspense } from 'react';
import { fieldsNaming } from '@emanet/contract/records/kinds/kinds';
import { Box, Group, Stack, Tabs, Text } from '@mantine/core';
import { type Field, isEmpty } from '@emanet/contract/records/fields';
import { useTranslation } from '../../platform/i18n.ts';
import type { Names } from '../kinds/kind.ts';
import { useDocuments } from '../kinds/register-names.ts';
import { useLinks } from '../queries.ts';
import { useUnreadCount } from './log-queries.ts';
import type { RecordRow, Register } from '../register.ts';
import { ChangeLog } from './ChangeLog.tsx';
import { LinkedActions, openCount, useLinkedActions } from './LinkedActions.tsx';
import { linkCount, LinkedRecords } from './LinkedRecords.tsx';
import { LinkedTexts, useLinkedTexts } from './LinkedTexts.tsx';
import { RecordSections } from './RecordSections.tsx';
import marks from '../../ui/marks.module.css';
import { VerdictPanel } from '../verdict/VerdictPanel.tsx';
import { IconExternalLink, IconFileText, IconFileOff } from '@tabler/icons-react';
import { fieldLabel } from '@emanet/contract/records/labels';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { displayValue } from '../display.ts';
import { when } from '../../platform/when.ts';

const TABS = ['record', 'changes', 'documents', 'links', 'actions'] as const;
export type Tab = (typeof TABS)[number];

export const isTab = (value: string | null): value is Tab => TABS.some((tab) => tab === value);

type Props = {
  register: Register;
  row: RecordRow;
  names: Names;
  tab: Tab;
  onTab: (tab: Tab) => void;
};

const Count = ({ children }: { children: number }) => (
  <Text span fz="meta" c="dimmed">
    {children}
  </Text>
);

/**
 * The record itself, its history, its documents, the records that name it and its actions. Moving
 * to another record stays on the tab and starts at its top.
 */
export function RecordTabs({ register, row, names, tab, onTab }: Props) {
  const { t } = useTranslation();
  const unread = useUnreadCount(register, row.id);
  const links = useLinks(row.id, register.linkedFrom === true);
  const named = linkCount(links.data);
  const actions = useLinkedActions(register, row.id);
  const open = openCount(actions.data);
  const documents = fieldsNaming(register.fields, 'document');
  const spoken = useLinkedTexts(register, row.id);
  const linked = documents.filter((field) => !isEmpty(row[field.name]));
  // The list reads names of documents at the first move; a record that a link opens needs them before.
  useDocuments(linked.length > 0);
  return (
    <Tabs
      value={tab}
      onChange={(value) => isTab(value) && onTab(value)}
      keepMounted={false}
      classNames={{
        root: 'em-column em-fill',
        list: 'em-rigid em-tabs',
        panel: 'em-scroll em-grow',
      }}
    >
      <Tabs.List px="calc(var(--em-gutter) - var(--em-space-tab))">
        <Tabs.Tab value="record">{t('fields.record')}</Tabs.Tab>
        <Tabs.Tab
          value="changes"
          rightSection={
            unread > 0 && (
              <span
                className={`${marks.tag} ${marks.unread}`}
                role="img"
                aria-label={t('ui.unreadLong', { count: unread })}
              >
                {unread}
              </span>
            )
          }
        >
          {t('common.changes')}
        </Tabs.Tab>
        {(documents.length > 0 || spoken.length > 0) && (
          <Tabs.Tab
            value="documents"
            rightSection={
              linked.length + spoken.length > 0 && <Count>{linked.length + spoken.length}</Count>
            }
          >
            {t('documents.title')}
          </Tabs.Tab>
        )}
        {register.linkedFrom && (
          <Tabs.Tab value="links" rightSection={named > 0 && <Count>{named}</Count>}>
            {t('records.drawer.links')}
          </Tabs.Tab>
        )}
        <Tabs.Tab value="actions" rightSection={open > 0 && <Count>{open}</Count>}>
          {t('actions.title')}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel key={`record ${row.id}`} value="record" tabIndex={0}>
        <VerdictPanel register={register} row={row} names={names} />
        <RecordSections register={register} row={row} names={names} />
        <Suspense>{register.extra && <register.extra row={row} />}</Suspense>
      </Tabs.Panel>
      <Tabs.Panel key={`changes ${row.id}`} value="changes" tabIndex={0}>
        <ChangeLog register={register} id={row.id} names={names} />
      </Tabs.Panel>
      {(documents.length > 0 || spoken.length > 0) && (
        <Tabs.Panel value="documents" tabIndex={0}>
          {documents.length > 0 && (
            <LinkedDocuments register={register} row={row} fields={documents} names={names} />
          )}
          <LinkedTexts rows={spoken} />
        </Tabs.Panel>
      )}
      {register.linkedFrom && (
        <Tabs.Panel key={`links ${row.id}`} value="links" tabIndex={0}>
          <LinkedRecords query={links} activity={row} />
        </Tabs.Panel>
      )}
      <Tabs.Panel key={`actions ${row.id}`} value="actions" tabIndex={0}>
        <LinkedActions query={actions} register={register} row={row} />
      </Tabs.Panel>
    </Tabs>
  );
}

type LinkedDocumentsProps = {
  register: Register;
  row: RecordRow;
  fields: readonly Field[];
  names: Names;
};

/** Documents in the fields of the record. */
function LinkedDocuments({ register, row, fields, names }: LinkedDocumentsProps) {
  const { t, lang } = useTranslation();
  const linked = fields.filter((field) => !isEmpty(row[field.name]));
  const labels = fields.map((field) => fieldLabel(register.noun, field.name, lang));
  if (linked.length === 0)
    return (
      <Box px="xl" py="far">
        <EmptyState
          panel={false}
          icon={<IconFileOff size={20} />}
          title={t('records.drawer.noDocuments')}
          text={t('records.drawer.noDocumentsText', {
            fields: new Intl.ListFormat(lang, { type: 'disjunction' }).format(labels),
          })}
        />
      </Box>
    );
  return (
    <Stack component="ul" gap="sm" px="gutter" py="panel">
      {linked.map((field) => {
        const found = names.documents.find((one) => one.id === row[field.name]);
        const name = displayValue(field, row[field.name], lang, names);
        return (
          <Group
            py="md"
            px="panels"
            bdrs="lg"
            component="li"
            key={field.name}
            wrap="nowrap"
            className="em-line"
          >
            <IconFileText size={18} color="var(--em-text-3)" aria-hidden />
            <Stack gap={0} flex={1}>
              <Text fw={560}>{name}</Text>
              <Text fz="meta" c="dimmed">
                {fieldLabel(register.noun, field.name, lang)}
                {found &&
                  ` · ${t('records.drawer.updatedOn', { date: when(found.lastupdated, lang) })}`}
              </Text>
            </Stack>
            {found?.dokuman_linki && (
              <a
                href={found.dokuman_linki}
                target="_blank"
                rel="noreferrer"
                aria-label={t('records.drawer.openDocument', { name })}
              >
                <IconExternalLink size={17} />
              </a>
            )}
          </Group>
        );
      })}
    </Stack>
  );
}
