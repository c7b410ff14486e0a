import { texts, type SingleText } from '@emanet/contract/texts';
import { Button, CopyButton, Group } from '@mantine/core';
import { IconCopy, IconQrcode, IconWritingSign } from '@tabler/icons-react';
import { Link } from 'react-router';
import { at } from '../../../nouns/read.ts';
import { callForFile } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useDownload } from '../../../records/useDownload.ts';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';
import { Facts } from '../../../ui/panel/Facts.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';

const WAYS = ['baglanti', 'qr', 'pdf'] as const;

/** Ways of publishing a text: its address, its QR code, mails; with the use of each. */
export function DeliveryPanel({ text }: { text: SingleText }) {
  const { t } = useTranslation();
  const version = text.surumler.find(({ sira }) => sira === text.yayindaki);
  if (!version) return null;
  return (
    <Panel title={t('texts.delivery')} label={t('texts.delivery')}>
      <p className="em-quiet">{t('texts.deliveryText')}</p>
      {text.adres && (
        <>
          <Facts facts={WAYS.map((way) => [t(`texts.ways.${way}`), version.yollar[way]])} />
          <Address text={text} adres={text.adres} />
        </>
      )}
      <ActButton
        variant="default"
        size="xs"
        component={Link}
        to={`/metinler/${text.id}/imzalar`}
        icon={IconWritingSign}
      >
        {t('texts.signatures')}
      </ActButton>
    </Panel>
  );
}

function Address({ text, adres }: { text: SingleText; adres: string }) {
  const { t } = useTranslation();
  const download = useDownload(
    (tur: 'svg' | 'png') => callForFile(texts.qr, { ...at(text.id), query: { tur } }),
    (tur) => `${text.kisa_ad}.${tur}`,
  );
  return (
    <Group gap="xs" my="xs">
      <CopyButton value={`${location.origin}${adres}`}>
        {({ copied, copy }) => (
          <ActButton variant="default" size="xs" icon={IconCopy} onClick={copy}>
            {t(copied ? 'texts.addressCopied' : 'texts.copyAddress')}
          </ActButton>
        )}
      </CopyButton>
      {(['svg', 'png'] as const).map((tur) => (
        <Button
          key={tur}
          variant="default"
          size="xs"
          leftSection={<IconQrcode size={16} aria-hidden />}
          loading={download.isPending && download.variables === tur}
          onClick={() => download.mutate(tur)}
        >
          {t('texts.qr', { kind: tur.toUpperCase() })}
        </Button>
      ))}
    </Group>
  );
}
