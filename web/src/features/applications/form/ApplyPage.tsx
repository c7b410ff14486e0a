import { useEffect, useState } from 'react';
import { IconMailQuestion } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';
import { ApiError } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { CodeStep } from './CodeStep.tsx';
import { FormFrame } from './FormFrame.tsx';
import { Rail } from './Rail.tsx';
import { useFormOf } from './queries.ts';
import { WriteStep } from './WriteStep.tsx';
import css from './form.module.css';

type Sent = Readonly<{ token: string; eposta: string }>;

/** /kvkk-formu/{slug}: a data subject writes to a company and confirms by a code. */
export default function ApplyPage() {
  const { t } = useTranslation();
  const { '*': slug = '' } = useParams();
  const navigate = useNavigate();
  const form = useFormOf(slug);
  const [sent, setSent] = useState<Sent>();
  const title = t('applicationForm.title');
  useEffect(() => {
    document.title = form.data ? `${title} · ${form.data.company_name}` : title;
  }, [title, form.data]);

  const gone = form.error instanceof ApiError && form.error.status === 404;
  return (
    <FormFrame company={form.data}>
      {form.error && gone && (
        <EmptyState
          alone
          icon={<IconMailQuestion size={20} aria-hidden />}
          title={t('applicationForm.closed')}
          text={t('applicationForm.closedText')}
        />
      )}
      {form.error && !gone && <ErrorState error={form.error} onRetry={() => void form.refetch()} />}
      {form.data && (
        // The written text stays while the code is asked for, so that the address can be corrected.
        <div className={css.columns} hidden={sent !== undefined}>
          <div>
            <h1 className={css.title}>{title}</h1>
            <p className={css.lead}>{t('applicationForm.lead')}</p>
            <WriteStep slug={slug} onSent={setSent} />
          </div>
          <Rail form={form.data} />
        </div>
      )}
      {sent && (
        <CodeStep
          {...sent}
          onChangeAddress={() => setSent(undefined)}
          onDone={() => void navigate(`/kvkk-formu/alindi/${sent.token}`, { replace: true })}
        />
      )}
    </FormFrame>
  );
}
