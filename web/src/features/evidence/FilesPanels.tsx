import { secondStep } from '@emanet/contract/auth/second-step';
import { evidence, type EvidenceFile } from '@emanet/contract/evidence';
import { inCompany } from '@emanet/contract/shared/company-address';
import { ActionIcon, Button, CopyButton, Group, Progress, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload, IconLock } from '@tabler/icons-react';
import { useRef, useState, type MouseEvent } from 'react';
import { addressOf, ApiError, call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useCompany } from '../../platform/session/session.tsx';
import { dayInWords, when } from '../../platform/when.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { sizeText } from '../../ui/file/file-check.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';
import { isMaking, useEvidenceFiles } from './queries.ts';

const WHOLE = 100;
/** Signs of a digest that are shown together. */
const GROUPED = 4;

/** The newest file with its seal, and all earlier ones. */
export function FilesPanels() {
  const { t } = useTranslation();
  const query = useEvidenceFiles();
  if (query.error && !query.data)
    return <ErrorState query={query} title={t('evidence.listUnread')} />;
  const [newest, ...earlier] = query.data ?? [];
  return (
    <>
      {newest && (
        <Panel
          title={t('evidence.last')}
          tools={
            newest.durum === 'hazir' && (
              <Tag>
                <IconLock size={12} aria-hidden /> {t('evidence.sealed')}
              </Tag>
            )
          }
        >
          <File one={newest} />
          <Seal one={newest} />
        </Panel>
      )}
      <Panel
        title={t('evidence.earlier')}
        count={earlier.length > 0 ? earlier.length : undefined}
        foot={earlier.length > 0 ? t('evidence.keeps') : undefined}
      >
        {query.data && earlier.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('evidence.earlierNone')}
          </Text>
        )}
        <Stack component="ul" gap="sm">
          {earlier.map((one) => (
            <li key={one.id}>
              <File one={one} />
            </li>
          ))}
        </Stack>
      </Panel>
    </>
  );
}

type Props = Readonly<{ one: EvidenceFile }>;

/** The state that a file shows, by whom and why it was asked for, and its bytes as long as they are kept. */
function File({ one }: Props) {
  const { t, lang } = useTranslation();
  const { durum, tarih, amac, isteyen, istek_tarihi, boyut, dosya_sayisi } = one;
  const about = [
    boyut === null ? null : sizeText(boyut, lang),
    dosya_sayisi === null ? null : t('evidence.files', { count: dosya_sayisi }),
    isteyen,
    amac,
  ].filter((part) => part !== null && part !== '');
  return (
    <Stack gap="hair" fz="sm" c="var(--em-text-2)">
      <Text span inherit fw={560} c="bright">
        {tarih === null
          ? t('evidence.stateAt', { time: when(istek_tarihi, lang, true) })
          : t('evidence.stateOf', { day: dayInWords(tarih, lang) })}
      </Text>
      <span>{about.join(', ')}</span>
      {isMaking(one) && <Making one={one} />}
      {durum === 'olmadi' && (
        <Text span inherit c="var(--em-high)">
          {t('evidence.failed')}
        </Text>
      )}
      {durum === 'hazir' && <Bytes one={one} />}
    </Stack>
  );
}

function Making({ one: { durum, yapilan, toplam } }: Props) {
  const { t, lang } = useTranslation();
  return (
    <span role="status">
      {durum === 'bekliyor'
        ? t('evidence.waiting')
        : t('evidence.making', {
            done: yapilan.toLocaleString(lang),
            total: toplam.toLocaleString(lang),
          })}
      <Progress
        value={toplam === 0 ? 0 : Math.floor((yapilan / toplam) * WHOLE)}
        size="sm"
        mt="xs"
        aria-hidden
      />
    </span>
  );
}

/** The digest with the sentences that the seal proves. */
function Seal({ one: { ozet, zincir } }: Props) {
  const { t, lang } = useTranslation();
  if (ozet === null) return null;
  const proved = [
    t('evidence.facts.digests'),
    t('evidence.facts.signed'),
    ...(zincir === null
      ? []
      : [t('evidence.facts.chain', { number: zincir.toLocaleString(lang) })]),
  ];
  const grouped = ozet.match(new RegExp(`.{1,${GROUPED}}`, 'g'))?.join(' ');
  return (
    <Stack gap="xs" mt="sm">
      <Group justify="space-between" wrap="nowrap" align="start" gap="xs">
        <Text size="xs" c="dimmed">
          {t('evidence.digest')}
          <Text span inherit display="block" ff="monospace" mt={4}>
            {grouped}
          </Text>
        </Text>
        <CopyButton value={ozet}>
          {({ copied, copy }) => (
            <ActionIcon
              variant="subtle"
              aria-label={t(copied ? 'evidence.copied' : 'evidence.copy')}
              onClick={copy}
            >
              {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            </ActionIcon>
          )}
        </CopyButton>
      </Group>
      <Stack component="ul" gap="hair" fz="sm">
        {proved.map((one) => (
          <li key={one}>
            <IconCheck size={14} color="var(--em-done)" aria-hidden /> {one}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** The download of a file, until its bytes are removed. */
function Bytes({ one: { id, boyut, son_tarih } }: Props) {
  const { t, lang } = useTranslation();
  const { company_id } = useCompany();
  const [now] = useState(() => Date.now());
  const checked = useRef<HTMLAnchorElement>(undefined);
  if (son_tarih === null || Date.parse(son_tarih) <= now) return <span>{t('evidence.gone')}</span>;
  /** The browser downloads by itself, so the fresh sign-in is required before. */
  const download = async (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget;
    if (checked.current === link) return void (checked.current = undefined);
    event.preventDefault();
    try {
      await call(secondStep.checkFresh);
      checked.current = link;
      link.click();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(error.message);
    }
  };
  const address = addressOf(evidence.file, { params: { id: String(id) } });
  return (
    <>
      <span>{t('evidence.until', { time: when(son_tarih, lang, true) })}</span>
      <Button
        component="a"
        mt="xs"
        w="fit-content"
        variant="default"
        size="xs"
        href={inCompany(address, company_id)}
        download
        leftSection={<IconDownload size={15} aria-hidden />}
        onClick={(event) => void download(event)}
      >
        {t('evidence.download', { size: sizeText(boyut ?? 0, lang) })}
      </Button>
    </>
  );
}
