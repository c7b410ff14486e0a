import type { UndeliveredMail } from '@emanet/contract/notification-settings';
import { IconMailX } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { when, whenInFull } from '../../platform/when.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';
import { useUndelivered } from './queries.ts';

/** Mails of the company that have not arrived, for those who can do something about it. */
export function UndeliveredPanel() {
  const { t } = useTranslation();
  const { data, error, refetch } = useUndelivered();
  if (!useCan('undelivered-mails.read')) return null;
  return (
    <Panel
      flush={data !== undefined && data.length > 0}
      icon={<IconMailX size={20} stroke={1.7} />}
      title={t('notificationSettings.undelivered.title')}
      count={data && data.length > 0 ? data.length : undefined}
      text={t('notificationSettings.undelivered.text')}
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data && data.length > 0 ? (
        <ul className="em-lines em-rows">
          {data.map((mail) => (
            <MailLine key={mail.id} mail={mail} />
          ))}
        </ul>
      ) : (
        <p className="em-quiet">{data && t('notificationSettings.undelivered.none')}</p>
      )}
    </Panel>
  );
}

function MailLine({ mail }: { mail: UndeliveredMail }) {
  const { t, lang } = useTranslation();
  const { alici, konu, neden, deneme, tarih, sonraki_deneme } = mail;
  return (
    <li>
      <span className="em-two">
        <b>{alici}</b>
        <small>{konu}</small>
      </span>
      <span className="em-two">
        {t(`notificationSettings.undelivered.reasons.${neden}`)}
        <small title={whenInFull(tarih, lang)}>
          {when(tarih, lang, true)},{' '}
          {t('notificationSettings.undelivered.tries', { count: deneme })}
        </small>
      </span>
      {sonraki_deneme ? (
        <Tag tone="mid">
          {t('notificationSettings.undelivered.again', { time: when(sonraki_deneme, lang, true) })}
        </Tag>
      ) : (
        <Tag tone="high">{t('notificationSettings.undelivered.givenUp')}</Tag>
      )}
    </li>
  );
}
