import '@mantine/core/styles/Tabs.layer.css';
import { documents, type DocumentRow, type DocumentVersion } from '@emanet/contract/documents';
import { Box, Button, Group, Skeleton, Tabs } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useChanged } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { callWithFile } from '../../platform/api/upload.ts';
import { when } from '../../platform/when.ts';
import { useEntries } from '../../records/drawer/History.tsx';
import { LinkedTexts, useLinkedTexts } from '../../records/drawer/LinkedTexts.tsx';
import { useFileLimits } from '../../records/file-limits.ts';
import { NounHead } from '../../records/noun/NounDrawer.tsx';
import type { DrawerWays } from '../../records/noun/NounList.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { sizeText } from '../../ui/file/file-check.ts';
import { FileDrop } from '../../ui/file/FileDrop.tsx';
import { SideDrawer } from '../../ui/overlay/SideDrawer.tsx';
import { SideBody } from '../../ui/overlay/SideHead.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';
import classes from './documents.module.css';
import { Changes, Uses, Versions } from './DrawerLists.tsx';
import { CompareModal } from './CompareModal.tsx';
import { Preview } from './Preview.tsx';
import { useDocument, useVersions } from './queries.ts';
import { Review } from './Review.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { usePhone } from '../../ui/usePhone.ts';

type Props = DrawerWays &
  Readonly<{
    id: number;
    /** The document in the list, shown until the server has answered. */
    listed: DocumentRow | undefined;
    mayWrite: boolean;
    /** Acts on the document: entries of a menu. */
    acts: (document: DocumentRow) => ReactNode;
  }>;

/** A document beside its list: its file first, then its users, its versions and its changes. */
export default function DocumentDrawer({ id, listed, mayWrite, acts, ...ways }: Props) {
  const { t } = useTranslation();
  const query = useDocument(id);
  const document = query.error ? undefined : (query.data ?? listed);
  return (
    <SideDrawer opened label={document?.dokuman_ismi ?? t('documents.document')} {...ways}>
      {document ? (
        <Body key={id} document={document} mayWrite={mayWrite} acts={acts} {...ways} />
      ) : (
        <>
          <NounHead name={t('documents.document')} {...ways} />
          <SideBody>
            {query.error ? (
              <ErrorState
                error={query.error}
                title={t('documents.fetchFailed')}
                onRetry={() => void query.refetch()}
              />
            ) : (
              <Skeleton height={320} />
            )}
          </SideBody>
        </>
      )}
    </SideDrawer>
  );
}

/** Rows of the two lists under the preview. */
const BELOW = 3;

/** Number in a tab, once loaded. */
const Count = ({ of }: { of: readonly unknown[] | undefined }) => (
  <span className="em-num">{of?.length}</span>
);

type UnderProps = Readonly<{ title: string; count: number | undefined; onAll: () => void }>;

/** Head of a list under the preview, with a link to all of it. */
function Under({ title, count, onAll }: UnderProps) {
  const { t } = useTranslation();
  return (
    <Group justify="space-between" wrap="nowrap" mb="hair">
      <strong>
        {title} <span className="em-num">{count}</span>
      </strong>
      {(count ?? 0) > 0 && (
        <Button size="compact-xs" mih={24} variant="subtle" onClick={onAll}>
          {t('documents.all')}
        </Button>
      )}
    </Group>
  );
}

type BodyProps = Omit<Props, 'id' | 'listed'> & Readonly<{ document: DocumentRow }>;

function Body({ document, mayWrite, acts, ...ways }: BodyProps) {
  const { t, lang } = useTranslation();
  const [tab, setTab] = useState<string | null>('preview');
  const [uploading, setUploading] = useState(mayWrite && document.dokuman_linki === null);
  const [earlier, setEarlier] = useState<DocumentVersion>();
  const [compared, setCompared] = useState<DocumentVersion>();

  const made = useLinkedTexts({ tur: 'dokumanlar' }, document.id);
  const phone = usePhone();
  const versions = useVersions(document.id, mayWrite);
  const changes = useEntries('dokumanlar', document.id, mayWrite);
  const current = versions.data?.find(({ guncel }) => guncel);
  const changed = useChanged('documents');
  const limits = useFileLimits('dokuman');
  const { dokuman_linki: link } = document;
  const done = (message: string) => {
    notify.success(message);
    setUploading(false);
    setEarlier(undefined);
    setTab('preview');
    changed();
  };
  const ofVersions = {
    shown: earlier?.sira,
    onCompare: setCompared,
    onShow: (version: DocumentVersion) => {
      setEarlier(version);
      setTab('preview');
    },
  };
  return (
    <>
      <NounHead
        name={document.dokuman_ismi}
        above={<Tag>{t(`documents.types.${document.dokuman_tur}`)}</Tag>}
        acts={mayWrite && acts(document)}
        action={
          <Group component="span" flex="none" gap="xs" wrap="nowrap">
            {link && (
              <ActButton
                component="a"
                variant="default"
                href={`${link}?indir=1`}
                icon={IconDownload}
              >
                {t('common.download')}
              </ActButton>
            )}
            {mayWrite && !uploading && (
              <ActButton icon={IconUpload} onClick={() => setUploading(true)}>
                {t('documents.upload')}
              </ActButton>
            )}
          </Group>
        }
        marks={
          <Group gap="0 16px" pb="xs" fz="sm" c="dimmed">
            <span>{t(document.guncel ? 'ui.archive.current' : 'ui.archive.archived')}</span>
            {link && (
              <span>
                {[
                  t('common.versionNo', { no: document.dosya_surumu }),
                  when(document.lastupdated, lang),
                  document.guncelleyen,
                  sizeText(document.dosya_boyutu ?? 0, lang),
                ].join(', ')}
              </span>
            )}
            {document.gozden_gecirme && (
              <span>
                {t('documents.review')}: <Review document={document} />
              </span>
            )}
          </Group>
        }
        {...ways}
      />
      {uploading && limits && (
        <Box px="gutter" pb="md" flex="none">
          <FileDrop
            title={t('common.dropHere')}
            limits={limits}
            send={(file, ways) =>
              callWithFile(
                documents.update,
                { params: { id: String(document.id) }, body: { surum: document.surum }, file },
                ways,
              )
            }
            onDone={({ message }) => done(message)}
          />
        </Box>
      )}
      <Tabs value={tab} onChange={setTab} keepMounted={false} className="em-column em-fill">
        <Tabs.List
          aria-label={document.dokuman_ismi}
          className="em-tabs"
          px="calc(var(--em-gutter) - var(--em-space-tab))"
        >
          <Tabs.Tab value="preview">{t('documents.preview')}</Tabs.Tab>
          <Tabs.Tab value="uses">
            {t('documents.activities', { count: document.faaliyet_sayisi })}
          </Tabs.Tab>
          {mayWrite && (
            <Tabs.Tab value="versions">
              {t('documents.files')} <Count of={versions.data} />
            </Tabs.Tab>
          )}
          {mayWrite && (
            <Tabs.Tab value="changes">
              {t('common.history')} <Count of={changes.data} />
            </Tabs.Tab>
          )}
        </Tabs.List>
        <Tabs.Panel value="preview" className={`em-column em-fill ${classes.preview}`} tabIndex={0}>
          {earlier && !earlier.guncel && (
            <Box px="gutter" py="xs" flex="none">
              <Note
                tone="mid"
                title={t('documents.earlierOpen', { no: earlier.sira })}
                action={
                  <Button size="xs" variant="default" onClick={() => setEarlier(undefined)}>
                    {t('documents.showCurrent')}
                  </Button>
                }
              />
            </Box>
          )}
          <Preview file={earlier ?? document} name={document.dokuman_ismi} mayWrite={mayWrite} />
          {!phone && !uploading && (
            <Box py="sm" px="gutter" className="em-columns em-rigid em-surface em-line-top">
              <section aria-label={t('documents.uses')}>
                <Under
                  title={t('documents.uses')}
                  count={document.faaliyet_sayisi}
                  onAll={() => setTab('uses')}
                />
                <Uses id={document.id} most={BELOW} />
              </section>
              {mayWrite && (
                <section aria-label={t('documents.files')}>
                  <Under
                    title={t('documents.files')}
                    count={versions.data?.length}
                    onAll={() => setTab('versions')}
                  />
                  <Versions query={versions} most={BELOW} {...ofVersions} />
                </section>
              )}
            </Box>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="uses" px="gutter" py="md" className="em-fill em-scroll" tabIndex={0}>
          <Uses id={document.id} />
          <LinkedTexts rows={made} title={t('documents.madeBy')} />
        </Tabs.Panel>
        <Tabs.Panel value="versions" px="gutter" py="md" className="em-fill em-scroll" tabIndex={0}>
          <Versions query={versions} {...ofVersions} />
        </Tabs.Panel>
        <Tabs.Panel value="changes" px="gutter" py="md" className="em-fill em-scroll" tabIndex={0}>
          <Changes id={document.id} />
        </Tabs.Panel>
      </Tabs>
      {compared && current && (
        <CompareModal
          name={document.dokuman_ismi}
          earlier={compared}
          current={current}
          onClose={() => setCompared(undefined)}
        />
      )}
    </>
  );
}
