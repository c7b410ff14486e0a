import { useState } from 'react';
import { secondStep, type Passkey } from '@emanet/contract/auth/second-step';
import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core';
import { IconKey, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { hasPasskeys, makePasskey } from '../../../platform/passkeys.ts';
import { when } from '../../../platform/when.ts';
import { ConfirmModal } from '../../../ui/ConfirmModal.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { ownDevice } from './device.ts';
import type { SecurityActs } from './useSecurity.ts';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';

type Props = Readonly<{ keys: readonly Passkey[]; acts: SecurityActs }>;

/** The keys of the account: add, name, delete. */
export function PasskeysPanel({ keys, acts }: Props) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Passkey>();
  const [named, setNamed] = useState<number>();
  const works = hasPasskeys();

  const add = () =>
    acts.run(async () => {
      const { options } = (await call(secondStep.beginPasskey)).data;
      const response = await makePasskey(options);
      const ad = ownDevice() || t('security.thisDevice');
      return response && call(secondStep.addPasskey, { body: { ad, response } });
    });
  const remove = async ({ id }: Passkey) => {
    await acts.run(() => call(secondStep.deletePasskey, { params: { id: String(id) } }));
    setAsked(undefined);
  };

  return (
    <Panel
      title={t('security.passkeys')}
      text={works ? t('security.passkeysText') : t('security.noPasskeys')}
      flush
      tools={
        works && (
          <ActButton icon={IconPlus} loading={acts.busy} onClick={() => void add()}>
            {t('security.addPasskey')}
          </ActButton>
        )
      }
    >
      {keys.length > 0 && (
        <ul className="em-lines em-rows">
          {keys.map((one) =>
            one.id === named ? (
              <NameRow key={one.id} one={one} acts={acts} onClose={() => setNamed(undefined)} />
            ) : (
              <KeyRow
                key={one.id}
                one={one}
                onName={() => setNamed(one.id)}
                onDelete={() => setAsked(one)}
              />
            ),
          )}
        </ul>
      )}
      {asked && (
        <ConfirmModal
          personal
          opened
          title={t('common.deleteTitle', { name: asked.ad })}
          confirmLabel={t('security.deletePasskey')}
          danger
          busy={acts.busy}
          onConfirm={() => void remove(asked)}
          onClose={() => setAsked(undefined)}
        >
          {t('security.deletePasskeyText')}
        </ConfirmModal>
      )}
    </Panel>
  );
}

type KeyProps = Readonly<{ one: Passkey; onName: () => void; onDelete: () => void }>;

function KeyRow({ one, onName, onDelete }: KeyProps) {
  const { t, lang } = useTranslation();
  return (
    <li>
      <span className="em-tile" aria-hidden>
        <IconKey size={18} stroke={1.7} />
      </span>
      <span className="em-two">
        <b>{one.ad}</b>
        <small>{t('security.addedOn', { date: when(one.eklenme_tarihi, lang) })}</small>
      </span>
      <Text span fz="sm" c="dimmed">
        {one.son_kullanim
          ? t('security.usedOn', { date: when(one.son_kullanim, lang) })
          : t('security.neverUsed')}
      </Text>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('security.renameOf', { name: one.ad })}
        onClick={onName}
      >
        <IconPencil size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('security.deleteOf', { name: one.ad })}
        onClick={onDelete}
      >
        <IconTrash size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
    </li>
  );
}

type NameProps = Readonly<{ one: Passkey; acts: SecurityActs; onClose: () => void }>;

function NameRow({ one, acts, onClose }: NameProps) {
  const { t } = useTranslation();
  const [ad, setAd] = useState(one.ad);
  const save = async () => {
    const params = { id: String(one.id) };
    if (await acts.run(() => call(secondStep.renamePasskey, { params, body: { ad } }))) onClose();
  };
  return (
    <li>
      <Group
        component="form"
        gap="sm"
        flex={1}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextInput
          flex="1 1 180px"
          aria-label={t('security.nameLabel')}
          value={ad}
          maxLength={60}
          autoFocus
          onChange={(event) => setAd(event.currentTarget.value)}
        />
        <Button type="submit" loading={acts.busy} disabled={ad.trim() === ''}>
          {t('common.save')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </Group>
    </li>
  );
}
