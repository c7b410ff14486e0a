import { training } from '@emanet/contract/training';
import {
  attendedText,
  type Attendee,
  type SingleSession,
} from '@emanet/contract/training/sessions';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { ActionIcon, Button, Checkbox, Group, Text } from '@mantine/core';
import { IconFileText, IconPlus, IconUpload, IconUsers, IconX } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { at } from '../../../nouns/read.ts';
import { addressOf } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useCan } from '../../../platform/session/session.tsx';
import { dayInWords } from '../../../platform/when.ts';
import { NounHead } from '../../../records/noun/NounDrawer.tsx';
import type { DrawerWays } from '../../../records/noun/NounList.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SideDrawer } from '../../../ui/overlay/SideDrawer.tsx';
import { SideBody, SideFoot } from '../../../ui/overlay/SideHead.tsx';
import { Fold } from '../../../ui/panel/Fold.tsx';
import { Facts } from '../../../ui/panel/Facts.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { PeopleForm } from './PeopleForm.tsx';
import { useSession, useSessionActs, useShown } from './queries.ts';
import SessionForm from './SessionForm.tsx';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';
import { History } from '../../../records/drawer/History.tsx';
import { usePlainChanges } from '../../../records/drawer/usePlainChanges.ts';
import { useFileLimits } from '../../../records/file-limits.ts';
import { FileField } from '../../../ui/form/FileField.tsx';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { told } from '../../../ui/form/told.ts';
import { useApiForm } from '../../../ui/form/useApiForm.ts';

type Props = DrawerWays &
  Readonly<{
    id: number;
    /** Entries of its menu; none where nothing may be changed. */
    acts: ReactNode;
  }>;

/** One session: its facts, who is on the list, who attended, and the sheet to be signed. */
export default function SessionDrawer({ id, acts, ...ways }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useSession(id);
  return (
    <SideDrawer opened label={data?.konu ?? t('training.part.sessions')} {...ways}>
      {data ? (
        <Opened key={id} row={data} acts={acts} {...ways} />
      ) : (
        <>
          <NounHead name={t('training.part.sessions')} {...ways} />
          <SideBody>
            {error ? (
              <ErrorState panel={false} error={error} onRetry={() => void refetch()} />
            ) : (
              <ListSkeleton />
            )}
          </SideBody>
        </>
      )}
    </SideDrawer>
  );
}

type Form = 'edit' | 'people' | 'sheet';

function Opened({ row, acts, ...ways }: Omit<Props, 'id'> & Readonly<{ row: SingleSession }>) {
  const { t, lang } = useTranslation();
  const history = useId();
  const mayWrite = useCan('training.write');
  const [form, setForm] = useState<Form>();
  const { attend, unlist } = useSessionActs();
  const close = () => setForm(undefined);
  const ahead = row.tarih > todayInTurkey();
  const absent = row.kisiler.filter(({ katildi }) => !katildi).map((one) => one.id);
  return (
    <>
      <NounHead
        name={row.konu}
        above={dayInWords(row.tarih, lang)}
        action={
          mayWrite && (
            <Button variant="default" size="xs" onClick={() => setForm('edit')}>
              {t('training.session.edit')}
            </Button>
          )
        }
        acts={acts}
        {...ways}
      />
      <SideBody>
        <Facts
          facts={[
            [t('training.session.yer'), row.yer],
            [t('training.session.sure'), t('training.session.minutes', { count: row.dakika })],
            [t('training.session.egitmen'), row.egitmen],
            [
              t('training.session.counts'),
              t(row.sinav ? 'training.session.withTest' : 'training.session.withoutTest'),
            ],
            [
              t('training.session.signed'),
              row.imzali_foy ? (
                <a href={row.imzali_foy} target="_blank" rel="noreferrer">
                  {row.dosya_adi}
                </a>
              ) : (
                t('training.session.noSheet')
              ),
            ],
          ]}
        />
        <Group justify="space-between" gap="sm" mt="lg" mb="sm">
          <Text component="h3" fw={620}>
            {t('training.session.people')}{' '}
            <Text span inherit c="dimmed" className="em-num">
              {attendedText(row)}
            </Text>
          </Text>
          {mayWrite && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => setForm('people')}
            >
              {t('training.session.addPeople')}
            </Button>
          )}
        </Group>
        {ahead && <Note>{t('training.session.ahead')}</Note>}
        {row.kisiler.length === 0 ? (
          <EmptyState
            icon={<IconUsers size={20} aria-hidden />}
            title={t('training.session.nobody')}
            text={t('training.session.nobodyText')}
          />
        ) : (
          <ul className="em-lines">
            {row.kisiler.map((one) => (
              <Person
                key={one.id}
                one={one}
                disabled={!mayWrite || ahead}
                onAttend={(katildi) => attend.mutate({ session: row.id, ids: [one.id], katildi })}
                onUnlist={
                  mayWrite && !one.katildi
                    ? () => unlist.mutate({ session: row.id, ids: [one.id] })
                    : undefined
                }
              />
            ))}
          </ul>
        )}
        <Fold id={history} title={t('common.history')} opened={false}>
          <SessionLog id={row.id} />
        </Fold>
      </SideBody>
      <SideFoot>
        {mayWrite && absent.length > 0 && !ahead && (
          <Button
            variant="default"
            onClick={() => attend.mutate({ session: row.id, ids: absent, katildi: true })}
          >
            {t('training.session.allCame')}
          </Button>
        )}
        {mayWrite && (
          <ActButton variant="default" icon={IconUpload} onClick={() => setForm('sheet')}>
            {t('training.session.upload')}
          </ActButton>
        )}
        <ActButton
          component="a"
          href={addressOf(training.attendanceSheet, { ...at(row.id), query: { lang } })}
          target="_blank"
          rel="noreferrer"
          icon={IconFileText}
        >
          {t('training.session.sheet')}
        </ActButton>
      </SideFoot>
      {form === 'edit' && <SessionForm row={row} onDone={close} onClose={close} />}
      {form === 'people' && <PeopleForm row={row} onClose={close} />}
      {form === 'sheet' && <SignedSheetForm row={row} onClose={close} />}
    </>
  );
}

type PersonProps = Readonly<{
  one: Attendee;
  disabled: boolean;
  onAttend: (katildi: boolean) => void;
  onUnlist: (() => void) | undefined;
}>;

function Person({ one, disabled, onAttend, onUnlist }: PersonProps) {
  const { t } = useTranslation();
  const below = [one.department_name, one.email ?? t('training.session.noAddress')];
  return (
    <Group component="li" gap="sm" py="tight" wrap="nowrap">
      <Checkbox
        flex={1}
        miw={0}
        checked={one.katildi}
        disabled={disabled}
        onChange={(event) => onAttend(event.currentTarget.checked)}
        label={one.fullname}
        description={below.filter(Boolean).join(' · ')}
      />
      {one.durum === 'tamamlandi' && (
        <Tag tone="done">
          {t(one.tamamladi ? 'training.session.trainedBefore' : 'training.state.tamamlandi')}
        </Tag>
      )}
      {onUnlist && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('training.session.unlist', { name: one.fullname })}
          onClick={onUnlist}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
}

/** Changes of a session, newest first; each can be reverted. */
function SessionLog({ id }: { id: number }) {
  const { t } = useTranslation();
  const changesOf = usePlainChanges({
    konu: t('training.session.konu'),
    yer: t('training.session.yer'),
    tarih: t('training.session.tarih'),
    dakika: t('training.session.dakika'),
    egitmen: t('training.session.egitmen'),
    sinav: t('training.session.sinav'),
    dosya_adi: t('training.session.signed'),
    kisiler: t('training.session.people'),
    katilanlar: t('training.session.came'),
  });
  return <History tur="egitim_oturumlari" id={id} changesOf={changesOf} />;
}

type SignedSheetFormProps = Readonly<{ row: SingleSession; onClose: () => void }>;

/** The signed attendance sheet, scanned or photographed. */
function SignedSheetForm({ row, onClose }: SignedSheetFormProps) {
  const { t } = useTranslation();
  const shown = useShown();
  const limits = useFileLimits('oturum');
  const form = useApiForm({
    endpoint: training.signedSheet,
    ...at(row.id),
    initial: {},
    bodyOf: () => ({}),
    version: row.surum,
    onDone: told(shown, onClose),
  });
  return (
    <FormModal form={form} title={t('training.session.signed')} onClose={onClose}>
      {limits && <FileField form={form} title={t('training.session.dropSheet')} limits={limits} />}
    </FormModal>
  );
}
