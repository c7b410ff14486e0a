import { lazy, Suspense, useState } from 'react';
import { applications, type Application } from '@emanet/contract/applications';
import { Skeleton } from '@mantine/core';
import { addressOf, callForFile } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { PaperFrame } from '../../../ui/pdf/PaperFrame.tsx';

/** With the library that draws a PDF, loaded when an answer is looked at first. */
const PdfPages = lazy(() => import('../../../ui/pdf/PdfPages.tsx'));

/** The stored draft as the very PDF that would be sent, as it was when this was opened. */
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
