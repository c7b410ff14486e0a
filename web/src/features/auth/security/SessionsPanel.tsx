import { secondStep, type OpenSession } from '@emanet/contract/auth/second-step';
import { Button, Group, Text } from '@mantine/core';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { when } from '../../../platform/when.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { isHandheld } from './device.ts';
import type { SecurityActs } from './useSecurity.ts';

type Props = Readonly<{ sessions: readonly OpenSession[]; acts: SecurityActs }>;

/** Devices on which the account is signed in, this browser first; each can be ended at once. */
export function SessionsPanel({ sessions, acts }: Props) {
  const { t } = useTranslation();
  const others = sessions.filter((one) => !one.bu_oturum);
  const own = sessions.filter((one) => one.bu_oturum);
  return (
    <Panel
      title={t('security.sessions')}
      text={t('security.sessionsText')}
      flush
      tools={
        others.length > 0 && (
          <Button
            variant="default"
            disabled={acts.busy}
            onClick={() => void acts.run(() => call(secondStep.endOtherSessions))}
          >
            {t('security.endOthers', { count: others.length })}
          </Button>
        )
      }
    >
      <ul className="em-lines em-rows">
        {[...own, ...others].map((one) => (
          <SessionRow key={one.id} one={one} acts={acts} />
        ))}
      </ul>
    </Panel>
  );
}

function SessionRow({ one, acts }: { one: OpenSession; acts: SecurityActs }) {
  const { t, lang } = useTranslation();
  const Icon = isHandheld(one.tarayici) ? IconDeviceMobile : IconDeviceLaptop;
  const name = one.tarayici ?? t('security.unknownBrowser');
  const opened = t('security.openedOn', { date: when(one.acilis, lang, true) });
  const params = { id: String(one.id) };
  return (
    <li>
      <span className="em-tile" data-tone={one.bu_oturum ? 'brand' : 'plain'} aria-hidden>
        <Icon size={18} stroke={1.7} />
      </span>
      <span className="em-two">
        <Group component="b" display="inline-flex" gap="sm">
          {name} {one.bu_oturum && <Tag tone="done">{t('security.thisDevice')}</Tag>}
        </Group>
        <small>{[one.ip, opened].filter(Boolean).join(', ')}</small>
      </span>
      <Text span fz="sm" c="dimmed">
        {one.bu_oturum ? t('security.now') : when(one.son_gorulme, lang, true)}
      </Text>
      {!one.bu_oturum && (
        <Button
          variant="default"
          size="xs"
          disabled={acts.busy}
          aria-label={t('security.endOf', { name })}
          onClick={() => void acts.run(() => call(secondStep.endSession, { params }))}
        >
          {t('security.end')}
        </Button>
      )}
    </li>
  );
}
