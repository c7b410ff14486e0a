import { lazy, Suspense } from 'react';
import { Box, Skeleton } from '@mantine/core';
import { IconDownload, IconFileOff } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { sizeText } from '../../ui/file/file-check.ts';
import classes from './documents.module.css';
import { FileIcon } from './useDocumentColumns.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

/** Contains the library that draws a PDF, used only here. */
const PdfPages = lazy(() => import('../../ui/pdf/PdfPages.tsx'));

/** A file as named by a document or one of its versions. */
type NamedFile = Readonly<{
  dokuman_linki: string | null;
  dosya_adi: string | null;
  dosya_turu: string | null;
  dosya_boyutu: number | null;
}>;

type Props = Readonly<{ file: NamedFile; name: string; mayWrite: boolean }>;

/** A PDF or a picture as it is; of any other file its name, its size and a download button. */
export function Preview({ file, name, mayWrite }: Props) {
  const { t, lang } = useTranslation();
  const { dokuman_linki: link, dosya_adi, dosya_turu, dosya_boyutu } = file;
  if (!link)
    return (
      <Box px="gutter" py="md" className="em-fill em-scroll">
        <EmptyState
          panel={false}
          icon={<IconFileOff size={20} aria-hidden />}
          title={t('documents.noFile')}
          text={mayWrite ? t('documents.noFileText') : t('documents.noFileYet')}
        />
      </Box>
    );
  const title = t('documents.previewOf', { name });
  if (dosya_turu === 'application/pdf')
    return (
      <Suspense fallback={<Skeleton height="100%" />}>
        <PdfPages key={link} link={link} title={title} />
      </Suspense>
    );
  if (dosya_turu?.startsWith('image/'))
    return (
      <div className={`em-column em-fill ${classes.preview}`}>
        <img src={link} alt={title} />
      </div>
    );
  return (
    <Box px="gutter" py="md" className="em-fill em-scroll">
      <EmptyState
        panel={false}
        icon={<FileIcon type={dosya_turu} />}
        title={dosya_adi ?? name}
        text={t('documents.noPreview', { size: sizeText(dosya_boyutu ?? 0, lang) })}
      >
        <ActButton component="a" href={`${link}?indir=1`} variant="default" icon={IconDownload}>
          {t('common.download')}
        </ActButton>
      </EmptyState>
    </Box>
  );
}
