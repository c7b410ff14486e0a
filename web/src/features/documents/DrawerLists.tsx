import { documents, type DocumentVersion } from '@emanet/contract/documents';
import { Anchor, Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { dayShort, when, whenInFull } from '../../platform/when.ts';
import { Revert } from '../../records/drawer/Revert.tsx';
import { activityAddress } from '../../records/list-address.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { sizeText } from '../../ui/file/file-check.ts';
import { SpecialMark } from '../../ui/SpecialMark.tsx';
import classes from './documents.module.css';
import { useDocumentChanges, useUses } from './queries.ts';

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

/** The activities that name a document. */
export function Uses({ id }: { id: number }) {
  const { t } = useTranslation();
  const query = useUses(id);
  if (!query.data) return <Waiting query={query} />;
  if (query.data.length === 0) return <p className={classes.quiet}>{t('documents.unusedText')}</p>;
  return (
    <ul className={classes.list}>
      {query.data.map((one) => (
        <li key={one.id}>
          <span className={classes.lines}>
            <Anchor component={Link} to={activityAddress(one.id)} fw={560}>
              {one.surec_ismi}
            </Anchor>
            <span className={classes.quiet}>
              {[
                one.department_name,
                one.aydinlatma && t('documents.asNotice'),
                one.acik_riza && t('documents.asConsent'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          {one.ozel_nitelikli && <SpecialMark />}
        </li>
      ))}
    </ul>
  );
}

type VersionsProps = Readonly<{
  query: Asked & Readonly<{ data: readonly DocumentVersion[] | undefined }>;
  shown: number | undefined;
  onShow: (version: DocumentVersion) => void;
  onCompare: (version: DocumentVersion) => void;
}>;

/** Every file a document has had, each of which can be looked at. */
export function Versions({ query, shown, onShow, onCompare }: VersionsProps) {
  const { t } = useTranslation();
  const lang = useLanguage();
  if (!query.data) return <Waiting query={query} />;
  if (query.data.length === 0) return <p className={classes.quiet}>{t('documents.noFileYet')}</p>;
  return (
    <ul className={classes.list}>
      {query.data.map((one) => (
        <li key={one.sira}>
          <span className={classes.lines}>
            <strong>
              {t('documents.versionNo', { no: one.sira })}
              {one.guncel && ` · ${t('ui.archive.current')}`}
            </strong>
            <span className={classes.quiet}>
              {[
                one.dosya_adi,
                when(one.tarih, lang),
                one.ekleyen,
                sizeText(one.dosya_boyutu ?? 0, lang),
              ].join(', ')}
            </span>
          </span>
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
            {t('documents.show')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const FIELDS = [
  ...(['dokuman_ismi', 'dokuman_tur', 'lastupdated'] as const),
  ...(['gozden_gecirme', 'guncel', 'dosya_adi'] as const),
];

/** Changes of a document, the newest first. */
export function Changes({ id }: { id: number }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const query = useDocumentChanges(id);
  if (!query.data) return <Waiting query={query} />;
  const said = (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'ui.archive.current' : 'ui.archive.archived');
    if (typeof value !== 'string' || value === '') return '–';
    return /^\d{4}-\d\d-\d\d$/.test(value) ? dayShort(value, lang) : value;
  };
  return (
    <ul className={classes.list}>
      {query.data.map((one) => (
        <li key={one.id}>
          <span className={classes.lines}>
            <strong>
              {t(`documents.deeds.${one.islem}`)} · {one.guncelleyen}
            </strong>
            <time
              className={classes.quiet}
              dateTime={one.tarih}
              title={whenInFull(one.tarih, lang)}
            >
              {when(one.tarih, lang, true)}
            </time>
            {one.alanlar.map(({ alan, eski, yeni }) => {
              const field = FIELDS.find((name) => name === alan);
              return (
                field && (
                  <span key={alan} className={classes.quiet}>
                    {t(`documents.fields.${field}`)}: {said(eski)} → {said(yeni)}
                  </span>
                )
              );
            })}
            <Revert entry={{ ...one, tur: 'dokumanlar' }} write={documents.update.permission}>
              {t(`documents.deeds.${one.islem}`)} · {one.guncelleyen}
            </Revert>
          </span>
        </li>
      ))}
    </ul>
  );
}
