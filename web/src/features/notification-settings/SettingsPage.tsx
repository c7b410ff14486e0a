import { sentence, type SentenceKey } from '@emanet/contract/shared/sentences';
import { Skeleton, Button, Group, Loader, Modal, Title } from '@mantine/core';
import { useState } from 'react';
import {
  notificationSettings,
  PREVIEWS,
  type PreviewKind,
  type UndeliveredMail,
} from '@emanet/contract/notification-settings';
import { IconEye, IconMailX } from '@tabler/icons-react';
import { useRead } from '../../nouns/read.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { useCan, useCompany, useCompanyOrNone } from '../../platform/session/session.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import css from './notification-settings.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import { when, whenInFull } from '../../platform/when.ts';
import { Tag } from '../../ui/panel/Tag.tsx';

const useOfCompany = () => ({ params: { companyId: String(useCompany().company_id) } });

const useSettings = () => useRead(notificationSettings.read, useOfCompany());

/** Its mails that have not arrived, for those who may read them. */
const useUndelivered = () =>
  useRead(notificationSettings.undelivered, useOfCompany(), {
    enabled: useCan('undelivered-mails.read'),
  });

/** A mail as it would be sent today, loaded when it is opened. */
const usePreview = (kind: PreviewKind | undefined) =>
  useRead(
    notificationSettings.preview,
    { ...useOfCompany(), query: { tur: kind ?? 'onay', lang: useLanguage() } },
    { enabled: kind !== undefined },
  );

/** /notification-settings: when departments get questions and reminders, and which mails failed. */
export default function SettingsPage() {
  const company = useCompanyOrNone();
  const { t } = useTranslation();
  const said = useSentence();
  if (company) return <Settings key={company.company_id} />;
  return (
    <div className={`em-page ${css.page}`}>
      <PageHead title={t('notificationSettings.title')} />
      <Note tone="high" title={said('settingsCompanyMissing')} />
    </div>
  );
}

function useSentence() {
  const lang = useLanguage();
  return (key: SentenceKey) => sentence(key)[lang];
}

function Settings() {
  const { t } = useTranslation();
  const said = useSentence();
  const { data, error, refetch } = useSettings();
  if (data)
    return (
      <>
        <SettingsForm stored={data} />
        <div className={`em-page ${css.page}`}>
          <Previews />
          <UndeliveredPanel />
        </div>
      </>
    );
  return (
    <div className={`em-page ${css.page}`}>
      <PageHead title={t('notificationSettings.title')} />
      {error ? (
        <ErrorState error={error} title={said('settingsMissing')} onRetry={() => void refetch()} />
      ) : (
        <SettingsSkeleton />
      )}
    </div>
  );
}

const LINES = ['62%', '48%', '34%'] as const;

function SettingsSkeleton() {
  const { t } = useTranslation();
  const lines = LINES.map((width) => <Skeleton key={width} height={14} width={width} mt="xl" />);
  return (
    <div role="status" aria-busy="true" aria-label={t('common.loading')}>
      {[1, 2].map((panel) => (
        <Panel key={panel} title={<Skeleton height={16} width={180} />} aside={lines}>
          {lines}
        </Panel>
      ))}
    </div>
  );
}

/** The coming mails, each with a preview, with the names of this company. */
function Previews() {
  const { t } = useTranslation();
  const [shown, onShow] = useState<PreviewKind>();
  const { data, error, refetch } = usePreview(shown);
  return (
    <Group gap="sm" my="panels" fz="sm" c="var(--em-text-2)">
      <IconEye size={18} stroke={1.7} aria-hidden />
      <span>{t('notificationSettings.previews')}</span>
      {PREVIEWS.map((kind) => (
        <Button key={kind} variant="subtle" size="xs" onClick={() => onShow(kind)}>
          {t(`notificationSettings.preview.${kind}`)}
        </Button>
      ))}
      <Modal
        opened={shown !== undefined}
        onClose={() => onShow(undefined)}
        size="lg"
        title={shown && t(`notificationSettings.preview.${shown}`)}
      >
        {data ? (
          <article className="em-stack">
            <Title order={3}>{data.konu}</Title>
            <p className="em-text">{data.metin}</p>
          </article>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Loader size="sm" aria-label={t('common.loading')} />
        )}
      </Modal>
    </Group>
  );
}

/** Mails of the company that have not arrived, for those who can act on them. */
function UndeliveredPanel() {
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
