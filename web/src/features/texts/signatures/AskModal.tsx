import { textSignatures } from '@emanet/contract/texts/signatures';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import { Button, MultiSelect, Select, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { MailRoom } from '../../../records/MailRoom.tsx';
import { personKey } from '@emanet/contract/people-list/name';
import { readPeople } from '@emanet/contract/people-list/read';
import { PeopleTable } from '../../../records/people/PeopleTable.tsx';
import { endList, peopleRows, taken } from '../../../records/people/people-rows.ts';
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

const keyOf = ({ fullname, email }: Person) => personKey(fullname, email);

/** Sends a text to people for reading: picked from the company's lists, pasted, or both. */
export default function AskModal({ id, known, onDone, onClose }: Props) {
  const { t, lang } = useTranslation();
  const [dil, setDil] = useState(lang);
  const form = useApiForm({
    endpoint: textSignatures.ask,
    params: { id: String(id) },
    initial: { secilen: [] as string[], kisiler: '' },
    secret: ['kisiler'],
    bodyOf: (given) => ({ kisiler: peopleOf(given).map((one) => ({ ...one, dil })) }),
    onDone: ({ message }, given) => {
      onDone();
      endList(given.kisiler, rowsOf(given), {
        t,
        message,
        close: onClose,
        stay: (left) => {
          form.form.setInitialValues({ secilen: [], kisiler: '' });
          form.form.setValues({ secilen: [], kisiler: left });
        },
      });
    },
  });
  type Given = Readonly<{ secilen: readonly string[]; kisiler: string }>;
  const rowsOf = ({ secilen, kisiler }: Given) =>
    peopleRows(readPeople(kisiler), {
      t,
      settled: ({ name, email }) =>
        secilen.includes(personKey(name, email)) ? t('texts.pickedAbove') : undefined,
    });
  const peopleOf = (given: Given) => [
    ...known.filter((one) => given.secilen.includes(keyOf(one))),
    ...taken(rowsOf(given)).map(({ name, email }) => ({ fullname: name, email })),
  ];
  const count = peopleOf(form.values).length;
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
              value: personKey(fullname, email),
              label: `${fullname}, ${email}`,
            }))}
          />
          <Button size="xs" variant="default" onClick={() => form.set('secilen', known.map(keyOf))}>
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
      <PeopleTable
        list={readPeople(form.values.kisiler)}
        rows={rowsOf(form.values)}
        taken={t('texts.willBeAsked')}
      />
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
