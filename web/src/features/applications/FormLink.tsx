import '@mantine/core/styles/Code.layer.css';
import type { ApplicationSettings } from '@emanet/contract/applications/settings';
import { Anchor, Button, Code, CopyButton, Group } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import css from './applications.module.css';

type Props = Readonly<{ settings: Pick<ApplicationSettings, 'adres' | 'karekod'> }>;

/** The address of the company's form as a link, a QR code and the code of a frame. */
export function FormLink({ settings: { adres, karekod } }: Props) {
  const { t } = useTranslation();
  const snippet = `<iframe src="${adres}" title="KVKK" width="100%" height="1400"></iframe>`;
  return (
    <div className={`em-break em-stack ${css.link}`}>
      <img className="em-round" width={120} height={120} src={karekod} alt={t('applications.qr')} />
      <div>
        <strong>{t('applications.formLink')}</strong>
        <div>
          <Anchor href={adres} target="_blank" rel="noreferrer" fz="sm">
            {adres}
          </Anchor>
        </div>
        <Group gap="xs" mt="xs">
          <Copy value={adres} label={t('applications.copy')} />
          <Copy value={snippet} label={t('applications.snippet')} />
        </Group>
      </div>
      <Code block className={css.snippet}>
        {snippet}
      </Code>
    </div>
  );
}

function Copy({ value, label }: { value: string; label: string }) {
  const { t } = useTranslation();
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button type="button" size="xs" variant="default" onClick={copy}>
          {copied ? t('applications.copied') : label}
        </Button>
      )}
    </CopyButton>
  );
}
