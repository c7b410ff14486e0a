import { applications, type Application } from '@emanet/contract/applications';
import { Button, Group, Text } from '@mantine/core';
import { useAct } from '../../nouns/act.ts';
import { at } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { ShownOnce } from '../../ui/form/ShownOnce.tsx';
import { OpenModal } from '../../ui/overlay/OpenModal.tsx';
import { useShown } from './queries.ts';

type Props = Readonly<{ row: Application; onClose: () => void }>;

/** Gives the status page of an application that was entered by hand: shown once, or mailed too. */
export default function StatusModal({ row, onClose }: Props) {
  const { t } = useTranslation();
  const shown = useShown();
  const give = useAct(applications.statusLink, {
    parts: (gonder: boolean) => ({ ...at(row.id), body: { gonder } }),
    told: 'message',
    onDone: ({ data }) => shown(data.basvuru),
  });
  const address = give.data?.data.adres;
  return (
    <OpenModal onClose={onClose} title={t('applications.status.title')} size={560}>
      <Text c="var(--em-text-2)" mb="md">
        {t('applications.status.text')}
      </Text>
      {address && (
        <ShownOnce
          label={t('applications.status.address')}
          description={t('applications.status.once')}
          copyLabel={t('applications.copy')}
          address={address}
        />
      )}
      <Group justify="flex-end" gap="sm" mt="md">
        <Button variant="default" loading={give.isPending} onClick={() => give.mutate(false)}>
          {t('applications.status.make')}
        </Button>
        {row.eposta && (
          <Button loading={give.isPending} onClick={() => give.mutate(true)}>
            {t('applications.status.mail', { to: row.eposta })}
          </Button>
        )}
      </Group>
    </OpenModal>
  );
}
