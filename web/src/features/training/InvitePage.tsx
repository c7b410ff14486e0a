import { Box, Stack, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { training } from '@emanet/contract/training';
import { useChanged } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { SegmentedFace } from '../../ui/panel/SegmentedFace.tsx';
import { useAddressChoice } from '../../ui/panel/useAddressChoice.ts';
import { MailRoom } from '../../records/MailRoom.tsx';
import { useCompanyId } from '../../records/query-keys.ts';
import { ApiForm, FormButtons, FormNote } from '../../ui/form/ApiForm.tsx';
import { MailLanguage } from '../../ui/form/MailLanguage.tsx';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { SearchSelect } from '../../ui/search-select/SearchSelect.tsx';
import { InviteList } from './InviteList.tsx';
import css from './invite.module.css';
import { useTrainingDepartments } from './queries.ts';
import { SendChoice } from './SendChoice.tsx';
import { departmentOption } from '../../records/name-queries.ts';

const WAYS = ['tek', 'liste', 'dosya'] as const;

/** /farkindalik-egitimi/davet: one person, a pasted list, or a file. */
export default function InvitePage() {
  const { t } = useTranslation();
  const [way, choose] = useAddressChoice('yol', WAYS);
  const navigate = useNavigate();
  const changed = useChanged('training');
  const close = () => void navigate('/farkindalik-egitimi');
  const done = (count: number, left = 0) => {
    const stay = left > 0 ? t('people.stay', { count: left }) : '';
    notify.success(`${t('training.added', { count })} ${stay}`.trim());
    changed();
    if (left === 0) close();
  };
  return (
    <Stack
      className={css.page}
      gap={0}
      mih="calc(100dvh - var(--em-nav) - var(--mantine-spacing-xl))"
    >
      <PageHead
        title={t('training.inviteTitle')}
        back={{ to: '/farkindalik-egitimi', label: t('training.title') }}
      >
        <SegmentedFace
          label={t('training.way')}
          faces={WAYS.map((value) => ({ value, label: t(`training.ways.${value}`) }))}
          value={way}
          onChange={choose}
        />
      </PageHead>
      {way === 'tek' ? (
        <Box w="100%" maw="var(--em-width-form)" pb="xl">
          <Panel>
            <InviteOne onDone={done} onClose={close} />
          </Panel>
        </Box>
      ) : (
        <InviteList
          byFile={way === 'dosya'}
          onRead={() => choose('liste')}
          onDone={done}
          onClose={close}
        />
      )}
    </Stack>
  );
}

type Props = Readonly<{ onDone: (count: number) => void; onClose: () => void }>;

/** One person: name, address, department, language. */
function InviteOne({ onDone, onClose }: Props) {
  const { t, lang } = useTranslation();
  const company_id = useCompanyId();
  const departments = useTrainingDepartments().data ?? [];
  const form = useApiForm({
    endpoint: training.add,
    initial: { fullname: '', email: '', department_id: '', dil: lang, send: true },
    bodyOf: ({ fullname, email, department_id, dil, send }) => ({
      fullname,
      email,
      dil,
      department_id: department_id ? Number(department_id) : null,
      gonder: send,
      company_id,
    }),
    onDone: ({ data }) => onDone(data.length),
  });
  return (
    <ApiForm form={form} label={t('training.inviteOne')}>
      <FormNote form={form} />
      <TextInput {...form.needed('fullname', t('fields.name'))} autoComplete="off" data-autofocus />
      <TextInput
        {...form.needed('email', t('fields.email'))}
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
      />
      <SearchSelect
        {...form.field('department_id')}
        value={form.values.department_id || null}
        onChange={(value) => form.set('department_id', value ?? '')}
        label={t('fields.department')}
        placeholder={t('training.others')}
        clearable
        data={departments.map(departmentOption)}
      />
      <MailLanguage value={form.values.dil} onChange={(dil) => form.set('dil', dil)} />
      <SendChoice send={form.values.send} onChoose={(send) => form.set('send', send)} />
      <MailRoom count={form.values.send ? 1 : 0} />
      <FormButtons form={form} onCancel={onClose} saveLabel={t('training.invite')} />
    </ApiForm>
  );
}
