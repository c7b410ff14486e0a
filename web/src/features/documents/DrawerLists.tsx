import type { DocumentVersion } from '@emanet/contract/documents';
import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { when } from '../../platform/when.ts';
import { History } from '../../records/drawer/History.tsx';
import { usePlainChanges } from '../../records/drawer/usePlainChanges.ts';
import { activityAddress } from '../../records/list-address.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { sizeText } from '../../ui/file/file-check.ts';
import { SpecialMark } from '../../ui/SpecialMark.tsx';
import { useUses } from './queries.ts';

const Quiet = ({ children }: { children: ReactNode }) => (
  <Text fz="sm" c="dimmed">
    {children}
  </Text>
);

type Asked = Readonly<{ error: unknown; refetch: () => unknown }>;

/** A list while it loads, or the reason why it failed. */
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

/** A line of a list: its words, and `aside` at its end. */
const Row = ({ children, aside }: Readonly<{ children: ReactNode; aside: ReactNode }>) => (
  <Group py="xs" component="li" justify="space-between" wrap="nowrap" className="em-line-bottom">
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

/** Every file of a document, each with a preview. */
export function Versions({ query, shown, most, onShow, onCompare }: VersionsProps) {
  const { t, lang } = useTranslation();
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

/** Changed fields of a document in words. */
export function useDocumentChanges() {
  const { t } = useTranslation();
  return usePlainChanges({
    dokuman_ismi: t('documents.fields.dokuman_ismi'),
    dokuman_tur: t('documents.fields.dokuman_tur'),
    lastupdated: t('documents.fields.lastupdated'),
    gozden_gecirme: t('documents.fields.gozden_gecirme'),
    guncel: t('documents.fields.guncel'),
    dosya_adi: t('documents.fields.dosya_adi'),
  });
}

/** Changes of a document, the newest first. */
export const Changes = ({ id }: { id: number }) => (
  <History tur="dokumanlar" id={id} changesOf={useDocumentChanges()} />
);
