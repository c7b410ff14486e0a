import { breaches, type SingleBreach } from '@emanet/contract/breaches';
import { MOST_LETTERS } from '@emanet/contract/breaches/choices';
import { draftLetter } from '@emanet/contract/breaches/letter';
import { Button, FileButton, Select, Textarea, TextInput } from '@mantine/core';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { LIST_FILES, textOfList } from '../../../records/list-file.ts';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { useApiForm } from '../../../ui/form/useApiForm.ts';
import { Note } from '../../../ui/panel/Note.tsx';
import { MailRoom } from '../../../records/MailRoom.tsx';
import { readPeople, type ListedPerson } from '@emanet/contract/people-list/read';
import { PeopleTable } from '../../../records/people/PeopleTable.tsx';
import { endList, peopleRows, taken } from '../../../records/people/people-rows.ts';
import { useShown } from '../queries.ts';

type Props = Readonly<{ row: SingleBreach; onClose: () => void }>;

/** Letters to the persons affected, from a pasted list; each person gets one. */
export default function LettersModal({ row, onClose }: Props) {
  const { t, lang } = useTranslation();
  const shown = useShown();
  const readRows = (kisiler: string) => {
    const list = readPeople(kisiler);
    const written = new Set(row.mektuplar.map(({ ad, eposta }) => `${ad} ${eposta}`));
    const settled = ({ name, email }: ListedPerson) =>
      written.has(`${name} ${email}`) ? t('breaches.listAgain') : undefined;
    return { list, rows: peopleRows(list, { t, settled }) };
  };
  const form = useApiForm({
    endpoint: breaches.letters,
    params: { id: String(row.id) },
    initial: { kisiler: '', dil: lang, ...draftLetter(row, row.sirket, lang) },
    secret: ['kisiler'],
    bodyOf: ({ kisiler, ...values }) => ({
      ...values,
      kisiler: taken(readRows(kisiler).rows).map(({ name, email }) => ({
        ad: name,
        eposta: email,
      })),
    }),
    onDone: ({ data, message }, values) => {
      shown(data);
      endList(values.kisiler, readRows(values.kisiler).rows, {
        t,
        message,
        close: onClose,
        stay: (left) => {
          form.form.setInitialValues({ ...values, kisiler: '' });
          form.form.setValues({ ...values, kisiler: left });
        },
      });
    },
  });
  const { list, rows } = readRows(form.values.kisiler);
  const people = taken(rows);
  const [first] = people;
  const take = async (file: File | null) => {
    if (!file) return;
    try {
      const sheetRows = async (sheet: File) =>
        (await call(breaches.readList, { body: sheet as never })).data;
      form.set('kisiler', await textOfList(file, sheetRows));
    } catch (error) {
      notify.error(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <FormModal
      form={form}
      final
      title={t('breaches.letters')}
      saveLabel={t(row.tatbikat ? 'breaches.lettersRehearse' : 'breaches.lettersSend', {
        count: people.length,
      })}
      onClose={onClose}
    >
      <Note>{t('breaches.lettersText', { most: MOST_LETTERS })}</Note>
      <Textarea
        {...form.needed('kisiler', t('breaches.list'))}
        description={t('breaches.listText')}
        placeholder={t('breaches.listExample')}
        autosize
        minRows={4}
        maxRows={10}
        data-autofocus
      />
      <FileButton accept={LIST_FILES} onChange={(file) => void take(file)}>
        {(button) => (
          <Button {...button} size="xs" variant="default">
            {t('breaches.listFile')}
          </Button>
        )}
      </FileButton>
      <PeopleTable list={list} rows={rows} taken={t('breaches.willBeWritten')} />
      {!row.tatbikat && <MailRoom count={people.length} />}
      <Select
        {...form.field('dil')}
        onChange={(value) => {
          const dil = value === 'en' ? 'en' : 'tr';
          form.form.setValues({ dil, ...draftLetter(row, row.sirket, dil) });
        }}
        label={t('breaches.letterLanguage')}
        allowDeselect={false}
        data={LANGUAGES.map((value) => ({ value, label: t(`breaches.languages.${value}`) }))}
      />
      <TextInput {...form.needed('konu', t('breaches.letterSubject'))} autoComplete="off" />
      <Textarea
        {...form.needed('metin', t('fields.text'))}
        description={t('breaches.letterHelp')}
        autosize
        minRows={8}
        maxRows={20}
      />
      {first && (
        <details className="em-text">
          <summary>{t('breaches.preview', { name: first.name })}</summary>
          <p>{form.values.metin.replaceAll('{ad}', first.name)}</p>
        </details>
      )}
    </FormModal>
  );
}
