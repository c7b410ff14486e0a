import { texts } from '@emanet/contract/texts';
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import css from './texts.module.css';

/** Contains the library that draws a PDF, used only here. */
const PdfPages = lazy(() => import('../../ui/pdf/PdfPages.tsx'));

type Props = Readonly<{ id: number; surum: number; lang: 'tr' | 'en'; name: string }>;

/** The text as its PDF, instead of its paper. */
export function TextPreview({ id, surum, lang, name }: Props) {
  const { t } = useTranslation();
  const query = { tur: 'pdf', lang } as const;
  return (
    <div className={`em-column em-thin ${css.preview}`}>
      <Suspense fallback={<Skeleton height="100%" />}>
        <PdfPages
          key={`${id}:${surum}:${lang}`}
          link={`${texts.file.path}:${id}:${surum}:${lang}`}
          read={(signal) => callForFile(texts.file, { params: { id: String(id) }, query, signal })}
          title={t('texts.previewOf', { name })}
        />
      </Suspense>
    </div>
  );
}
