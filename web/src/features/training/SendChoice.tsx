import { Radio, Stack } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { Note } from '../../ui/panel/Note.tsx';

type Props = Readonly<{ send: boolean; onChoose: (send: boolean) => void }>;

/** Mail the invitation at once, or only put it on the list. */
export function SendChoice({ send, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <Radio.Group
        label={t('training.sending')}
        value={send ? 'now' : 'later'}
        onChange={(value) => onChoose(value === 'now')}
      >
        <Stack gap="sm" mt="sm">
          <Radio
            value="now"
            label={t('training.sendNow')}
            description={t('training.sendNowText')}
          />
          <Radio
            value="later"
            label={t('training.sendLater')}
            description={t('training.sendLaterText')}
          />
        </Stack>
      </Radio.Group>
      <Note>{t('training.mailText')}</Note>
    </Stack>
  );
}
