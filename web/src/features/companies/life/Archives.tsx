import { secondStep } from '@emanet/contract/auth/second-step';
import { companies, type CompanyArchive } from '@emanet/contract/companies';
import { inCompany } from '@emanet/contract/shared/company-address';
import { Anchor, Group, Progress, Stack, Text } from '@mantine/core';
import { IconDownload, IconFileZip } from '@tabler/icons-react';
import { useRef, useState, type MouseEvent } from 'react';
import { useAct } from '../../../nouns/act.ts';
import { addressOf, ApiError, call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { when } from '../../../platform/when.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { sizeText } from '../../../ui/file/file-check.ts';
import { isMaking, useArchives } from './queries.ts';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';

const WHOLE = 100;

type Props = Readonly<{ company_id: number }>;

/** All data of a company as one zip: requests one, shows its progress, and offers the download. */
export function Archives({ company_id }: Props) {
  const { t, lang } = useTranslation();
  const query = useArchives(company_id);
  const ask = useAct(companies.askArchive, { company_id });
  const archives = query.data ?? [];
  if (query.error && !query.data)
    return <ErrorState query={query} title={t('company.archive.unread')} />;
  return (
    <Stack gap="sm">
      <Text size="sm" c="var(--em-text-2)">
        {t('company.archive.text')}
      </Text>
      {archives.length > 0 && (
        <Stack component="ul" gap="sm" fz="sm">
          {archives.map((one) => (
            <Archive key={one.id} one={one} company_id={company_id} />
          ))}
        </Stack>
      )}
      <ActButton
        variant="default"
        style={{ alignSelf: 'flex-start' }}
        icon={IconFileZip}
        loading={ask.isPending}
        disabled={!query.data || archives.some(isMaking)}
        onClick={() => ask.mutate({ company_id, body: { dil: lang } })}
      >
        {t('company.archive.ask')}
      </ActButton>
    </Stack>
  );
}

function Archive({ one, company_id }: Readonly<{ one: CompanyArchive }> & Props) {
  const { t, lang } = useTranslation();
  const { id, durum, yapilan, toplam, boyut, son_tarih, istek_tarihi, isteyen } = one;
  const percent = toplam === 0 ? 0 : Math.floor((yapilan / toplam) * WHOLE);
  const [now] = useState(() => Date.now());
  const checked = useRef<HTMLAnchorElement>(undefined);
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
  const isOpen = durum === 'hazir' && son_tarih !== null && Date.parse(son_tarih) > now;
  const address = addressOf(companies.archive, { params: { id: String(id) } });
  return (
    <Stack component="li" gap="hair" pt="sm" c="var(--em-text-2)" className="em-line-top">
      <Group component="span" justify="space-between" gap="sm">
        <Text span inherit fw={560} c="bright">
          {when(istek_tarihi, lang, true)}
        </Text>
        <span>{isteyen}</span>
      </Group>
      {isMaking(one) && (
        <span role="status">
          {t(`company.archive.states.${durum === 'suruyor' ? 'suruyor' : 'bekliyor'}`, {
            done: yapilan.toLocaleString(lang),
            total: toplam.toLocaleString(lang),
          })}
          <Progress value={percent} size="sm" mt="xs" aria-hidden />
        </span>
      )}
      {durum === 'olmadi' && (
        <Text span inherit c="var(--em-high)">
          {t('company.archive.states.olmadi')}
        </Text>
      )}
      {durum === 'hazir' && !isOpen && <span>{t('company.archive.states.gecti')}</span>}
      {isOpen && (
        <>
          <Anchor
            size="sm"
            href={inCompany(address, company_id)}
            download
            onClick={(event) => void download(event)}
          >
            <IconDownload size={15} aria-hidden />{' '}
            {t('company.archive.download', { size: sizeText(boyut ?? 0, lang) })}
          </Anchor>
          <span>{t('company.archive.until', { time: when(son_tarih, lang, true) })}</span>
        </>
      )}
    </Stack>
  );
}
