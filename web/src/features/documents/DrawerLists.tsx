import { documents, type DocumentVersion } from '@emanet/contract/documents';
import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { dayShort, when, whenInFull } from '../../platform/when.ts';
import { Revert } from '../../records/drawer/Revert.tsx';
import { activityAddress } from '../../records/list-address.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { sizeText } from '../../ui/file/file-check.ts';
import { SpecialMark } from '../../ui/SpecialMark.tsx';
import classes from './documents.module.css';
import { useUses, type useDocumentChanges } from './queries.ts';

const Quiet = ({ children }: { children: ReactNode }) => (
  <Text fz="sm" c="dimmed">
    {children}
  </Text>
);

type Asked = Readonly<{ error: unknown; refetch: () => unknown }>;

/** A list on its way, or the reason why it is not there. */
function Waiting({ query }: { query: Asked }) {
  const { t } = useTranslation();
  if (!query.error) return <Skeleton height={120} />;
  return (
    <ErrorState
      error={query.error}
      title={t('documents.listFailed')}
      onRetry={() => void query.refetch()}
    />
  );
}

/** A line of a list: its words, and what stands at its end. */
const Row = ({ children, aside }: Readonly<{ children: ReactNode; aside: ReactNode }>) => (
  <Group component="li" justify="space-between" wrap="nowrap" className={classes.row}>
    <Stack gap={0} flex={1} miw={0} align="flex-start" style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Stack>
    {aside}
  </Group>
);

/** The activities that name a document, all of them or the first ones. */
export function Uses({ id, most }: Readonly<{ id: number; most?: number }>) {
  const { t } = useTranslation();
  const query = useUses(id);
  if (!query.data) return <Waiting query={query} />;
  if (query.data.length === 0) return <Quiet>{t('documents.unusedText')}</Quiet>;
  return (
    <Stack component="ul" gap={0}>
      {query.data.slice(0, most).map((one) => (
        <Row key={one.id} aside={<>{one.ozel_nitelikli && <SpecialMark />}</>}>
          <Anchor component={Link} to={activityAddress(one.id)} fw={560}>
            {one.surec_ismi}
          </Anchor>
          <Quiet>
            {[
              one.department_name,
              one.aydinlatma && t('documents.asNotice'),
              one.acik_riza && t('documents.asConsent'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Quiet>
        </Row>
      ))}
    </Stack>
  );
}

type VersionsProps = Readonly<{
  query: Asked & Readonly<{ data: readonly DocumentVersion[] | undefined }>;
  shown: number | undefined;
  most?: number;
  onShow: (version: DocumentVersion) => void;
  onCompare: (version: DocumentVersion) => void;
}>;

/** Every file a document has had, each of which can be looked at. */
export function Versions({ query, shown, most, onShow, onCompare }: VersionsProps) {
  const { t } = useTranslation();
  const lang = useLanguage();
  if (!query.data) return <Waiting query={query} />;
  if (query.data.length === 0) return <Quiet>{t('documents.noFileYet')}</Quiet>;
  return (
    <Stack component="ul" gap={0}>
      {query.data.slice(0, most).map((one) => (
        <Row
          key={one.sira}
          aside={
            <>
              {!one.guncel && (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('documents.compareVersion', { no: one.sira })}
                  onClick={() => onCompare(one)}
                >
                  {t('documents.compare')}
                </Button>
              )}
              <Button
                size="xs"
                variant="default"
                disabled={shown === one.sira}
                aria-label={t('documents.showVersion', { no: one.sira })}
                onClick={() => onShow(one)}
              >
                {t('common.show')}
              </Button>
            </>
          }
        >
          <strong>
            {t('common.versionNo', { no: one.sira })}
            {one.guncel && ` · ${t('ui.archive.current')}`}
          </strong>
          <Quiet>
            {[
              one.dosya_adi,
              when(one.tarih, lang),
              one.ekleyen,
              sizeText(one.dosya_boyutu ?? 0, lang),
            ].join(', ')}
          </Quiet>
        </Row>
      ))}
    </Stack>
  );
}

const FIELDS = [
  ...(['dokuman_ismi', 'dokuman_tur', 'lastupdated'] as const),
  ...(['gozden_gecirme', 'guncel', 'dosya_adi'] as const),
];

type ChangesProps = Readonly<{ query: ReturnType<typeof useDocumentChanges> }>;

/** Changes of a document, the newest first. */
export function Changes({ query }: ChangesProps) {
  const { t } = useTranslation();
  const lang = useLanguage();
  if (!query.data) return <Waiting query={query} />;
  const said = (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'ui.archive.current' : 'ui.archive.archived');
    if (typeof value !== 'string' || value === '') return '–';
    return /^\d{4}-\d\d-\d\d$/.test(value) ? dayShort(value, lang) : value;
  };
  return (
    <Stack component="ul" gap={0}>
      {query.data.map((one) => (
        <Row key={one.id} aside={<></>}>
          <strong>
            {t(`documents.deeds.${one.islem}`)} · {one.guncelleyen}
          </strong>
          <Text
            component="time"
            fz="sm"
            c="dimmed"
            dateTime={one.tarih}
            title={whenInFull(one.tarih, lang)}
          >
            {when(one.tarih, lang, true)}
          </Text>
          {one.alanlar.map(({ alan, eski, yeni }) => {
            const field = FIELDS.find((name) => name === alan);
            if (!field) return null;
            const label = t(`documents.fields.${field}`);
            const words = `${label}: ${said(eski)} → ${said(yeni)}`;
            return (
              <Group key={alan} gap="xs">
                <Quiet>{words}</Quiet>
                {one.islem === 'güncelleme' && one.alanlar.length > 1 && (
                  <Revert
                    entry={{ ...one, tur: 'dokumanlar' }}
                    write={documents.update.permission}
                    field={{ alan, label }}
                  >
                    <p>{words}</p>
                  </Revert>
                )}
              </Group>
            );
          })}
          <Revert entry={{ ...one, tur: 'dokumanlar' }} write={documents.update.permission}>
            {t(`documents.deeds.${one.islem}`)} · {one.guncelleyen}
          </Revert>
        </Row>
      ))}
    </Stack>
  );
}
