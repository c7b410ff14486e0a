import type { Application } from '@emanet/contract/applications';
import { applicant } from '@emanet/contract/applications/applicant';
import { Button, Group, Text } from '@mantine/core';
import { useAct } from '../../nouns/act.ts';
import { at } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { ShownOnce } from '../../ui/form/ShownOnce.tsx';
import { OpenModal } from '../../ui/overlay/OpenModal.tsx';

type Props = Readonly<{ row: Application; onClose: () => void }>;

/** Gives the status page of an application that was entered by hand: shown once, or mailed too. */
export default function StatusModal({ row, onClose }: Props) {
  const { t } = useTranslation();
  const give = useAct(applicant.statusLink, {
    parts: (gonder: boolean) => ({ ...at(row.id), body: { gonder } }),
    told: 'message',
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
