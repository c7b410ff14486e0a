import { useTranslation } from '../../../platform/i18n.ts';

/** Answer of a mail server, folded, because only a technician reads it. */
export function MailAnswer({ answer, open }: Readonly<{ answer: string | null; open?: boolean }>) {
  const { t } = useTranslation();
  if (!answer) return null;
  return (
    <details className="em-quiet em-break" open={open}>
      <summary>{t('applications.serverAnswer')}</summary>
      <code>{answer}</code>
    </details>
  );
}
