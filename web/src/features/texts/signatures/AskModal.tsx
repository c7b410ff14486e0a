import { textSignatures } from '@emanet/contract/texts/signatures';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import { Button, MultiSelect, Select, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { MailRoom } from '../../../records/MailRoom.tsx';
import { readPeople } from '../../../records/people-list.ts';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { useApiForm } from '../../../ui/form/useApiForm.ts';
import { Note } from '../../../ui/panel/Note.tsx';

type Person = Readonly<{ fullname: string; email: string }>;
type Props = Readonly<{
  id: number;
  known: readonly Person[];
  onDone: () => void;
  onClose: () => void;
}>;

/** Sends a text to people to be read: picked from the company's lists, pasted, or both. */
export default function AskModal({ id, known, onDone, onClose }: Props) {
  const { t, lang } = useTranslation();
  const [dil, setDil] = useState(lang);
  const form = useApiForm({
    endpoint: textSignatures.ask,
    params: { id: String(id) },
    initial: { secilen: [] as string[], kisiler: '' },
    secret: ['kisiler'],
    bodyOf: (given) => ({ kisiler: peopleOf(given).map((one) => ({ ...one, dil })) }),
    onDone: ({ message }) => {
      notify.success(message);
      onDone();
      onClose();
    },
  });
  const peopleOf = (given: Readonly<{ secilen: readonly string[]; kisiler: string }>) => [
    ...new Map(
      [
        ...known.filter(({ email }) => given.secilen.includes(email)),
        ...readPeople(given.kisiler).people.map(({ ad, eposta }) => ({
          fullname: ad,
          email: eposta,
        })),
      ].map((one) => [one.email, one] as const),
    ).values(),
  ];
  const count = peopleOf(form.values).length;
  const { unread } = readPeople(form.values.kisiler);
  return (
    <FormModal
      form={form}
      final
      title={t('texts.askTitle')}
      saveLabel={count === 0 ? t('texts.askTitle') : t('texts.sendTo', { count })}
      onClose={onClose}
    >
      <Note>{t('texts.askText')}</Note>
      {known.length > 0 && (
        <>
          <MultiSelect
            value={[...form.values.secilen]}
            onChange={(value) => form.set('secilen', value)}
            label={t('texts.pick')}
            description={t('texts.pickText')}
            searchable
            clearable
            limit={100}
            maxDropdownHeight={260}
            data={known.map(({ fullname, email }) => ({
              value: email,
              label: `${fullname}, ${email}`,
            }))}
          />
          <Button
            size="xs"
            variant="default"
            onClick={() =>
              form.set(
                'secilen',
                known.map(({ email }) => email),
              )
            }
          >
            {t('texts.allPeople', { count: known.length })}
          </Button>
        </>
      )}
      <Textarea
        {...form.field('kisiler')}
        label={t('texts.paste')}
        description={t('texts.pasteText')}
        placeholder={t('texts.pasteExample')}
        autosize
        minRows={3}
        maxRows={10}
      />
      {unread.length > 0 && (
        <Note tone="mid" title={t('common.unreadLines', { count: unread.length })}>
          {unread.slice(0, 5).join(' · ')}
        </Note>
      )}
      <Select
        value={dil}
        onChange={(value) => setDil(value === 'en' ? 'en' : 'tr')}
        label={t('texts.mailLanguage')}
        allowDeselect={false}
        data={LANGUAGES.map((value) => ({
          value,
          label: t(value === 'en' ? 'texts.english' : 'texts.turkish'),
        }))}
      />
      <MailRoom count={count} />
    </FormModal>
  );
}
