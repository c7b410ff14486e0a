import { lazy, Suspense, useState } from 'react';
import { applications, type Application } from '@emanet/contract/applications';
import { Skeleton } from '@mantine/core';
import { addressOf, callForFile } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { PaperFrame } from '../../../ui/pdf/PaperFrame.tsx';

/** Contains the library that draws a PDF, loaded when an answer is first viewed. */
const PdfPages = lazy(() => import('../../../ui/pdf/PdfPages.tsx'));

/** The stored draft as the PDF that would be sent, in its state at opening. */
export function AnswerPaper({ row }: { row: Application }) {
  const { t } = useTranslation();
  const [surum] = useState(row.surum);
  const params = { id: String(row.id) };
  const title = t('applications.preview');
  return (
    <PaperFrame label={title}>
      <Suspense fallback={<Skeleton height="100%" />}>
        <PdfPages
          link={`${addressOf(applications.preview, { params })} ${surum}`}
          read={(signal) => callForFile(applications.preview, { params, signal })}
          title={title}
        />
      </Suspense>
    </PaperFrame>
  );
}
