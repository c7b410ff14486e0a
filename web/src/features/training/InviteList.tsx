import { readPeople } from '@emanet/contract/people-list/read';
import type { CheckedRow } from '@emanet/contract/training/checked-rows';
import { training } from '@emanet/contract/training';
import { Button, Stack, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nounKey } from '../../nouns/keys.ts';
import { ApiError, call } from '../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { newKey } from '../../platform/api/new-key.ts';
import { LIST_FILES, textOfList } from '../../records/list-file.ts';
import { oneName, withoutLines } from '../../records/people/people-rows.ts';
import { LeftOut } from '../../records/people/LeftOut.tsx';
import { MailRoom } from '../../records/MailRoom.tsx';
import { useCompanyId } from '../../records/query-keys.ts';
import { DropArea } from '../../ui/file/DropArea.tsx';
import { useDrop } from '../../ui/file/useDrop.ts';
import { MailLanguage } from '../../ui/form/MailLanguage.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { StepFoot } from '../../ui/step/StepPage.tsx';
import { LeaveModal } from '../../ui/unsaved-work/LeaveModal.tsx';
import { RestoredNote } from '../../ui/unsaved-work/RestoredNote.tsx';
import { useUnsavedWork } from '../../ui/unsaved-work/useUnsavedWork.ts';
import { CheckedRows } from './CheckedRows.tsx';
import css from './invite.module.css';
import { SendChoice } from './SendChoice.tsx';
import { useTrainingDepartments } from './queries.ts';

const PAUSE_MS = 300;
const NONE: readonly CheckedRow[] = [];

type Props = Readonly<{
  /** Starts with a file instead of an empty field. */
  byFile: boolean;
  onRead: () => void;
  /** `left`: rows that were refused and stay. */
  onDone: (count: number, left: number) => void;
  onClose: () => void;
}>;

/** Many people at once: pasted, or from a file; checked during typing, stored by the button. */
export function InviteList({ byFile, onRead, onDone, onClose }: Props) {
  const { t } = useTranslation();
  const company_id = useCompanyId();
  const work = useUnsavedWork(['davetler'], '');
  const { value: text, set: setText } = work;
  const [mailLanguage, setMailLanguage] = useState(useLanguage());
  const [send, setSend] = useState(true);
  const [failed, setFailed] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  const [key, setKey] = useState(newKey);
  const [settled] = useDebouncedValue(text, PAUSE_MS);
  /** Departments chosen instead of the words in the list. */
  const [meant, setMeant] = useState<Readonly<Record<string, string>>>({});
  const departments = useTrainingDepartments().data ?? [];
  const list = readPeople(
    settled,
    departments.map((one) => one.department_name),
  );
  const satirlar = list.people.map(({ line, name, email, departments: written, language }) => ({
    satir: line,
    fullname: name,
    email,
    departman: meant[oneName(written)] ?? oneName(written),
    ...(language && { dil: language }),
  }));
  const check = useQuery({
    queryKey: [...nounKey(company_id, 'training'), 'check', satirlar],
    queryFn: async ({ signal }) =>
      (await call(training.check, { body: { satirlar, company_id }, signal })).data,
    enabled: satirlar.length > 0,
    placeholderData: (before) => before,
  });
  const rows = satirlar.length > 0 ? (check.data ?? NONE) : NONE;
  const added = rows.filter(({ sonuc }) => sonuc === 'eklenecek');

  const tell = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    setFailed(error);
  };
  const read = async ([file]: readonly File[]) => {
    if (!file) return;
    setFailed(undefined);
    try {
      setText(
        await textOfList(
          file,
          async (sheet) => (await call(training.readSheet, { body: sheet as never })).data,
        ),
      );
      onRead();
    } catch (error) {
      tell(error);
    }
  };
  const take = (place: number, name: string) => {
    const written = oneName(list.people[place]?.departments ?? []);
    if (written) setMeant((before) => ({ ...before, [written]: name }));
  };
  const over = useDrop((files) => void read(files));
  const invite = async () => {
    setBusy(true);
    setFailed(undefined);
    try {
      const davetler = added.map(({ fullname, email, department_id, dil }) => ({
        fullname,
        email,
        department_id,
        dil: dil ?? mailLanguage,
      }));
      const body = { davetler, company_id, gonder: send };
      const { data } = await call(training.add, { body, idempotencyKey: key });
      work.drop();
      const done = rows.flatMap(({ satir, sonuc }) => (sonuc === 'atlanacak' ? [] : satir));
      const left = done.length < rows.length ? withoutLines(settled, new Set(done)) : '';
      setText(left);
      onDone(data.length, rows.length - done.length);
    } catch (error) {
      tell(error);
    } finally {
      setKey(newKey());
      setBusy(false);
    }
  };

  return (
    <>
      <div className={`em-columns ${css.columns}`}>
        <Stack gap="lg">
          {byFile && (
            <DropArea
              icon={<IconFileSpreadsheet size={22} />}
              title={over ? t('ui.file.let') : t('training.fileTitle')}
              text={t('training.fileText')}
              accept={LIST_FILES}
              over={over}
              onChoose={(files) => void read(files)}
            />
          )}
          <RestoredNote restored={work.restored} />
          <LeaveModal work={work} />
          <Textarea
            label={t('training.people')}
            description={t('training.pasteText')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            placeholder={t('training.pasteSample')}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            minRows={byFile ? 6 : 12}
            maxRows={18}
            autosize
            spellCheck={false}
            data-autofocus
          />
          <MailLanguage value={mailLanguage} onChange={setMailLanguage} />
          <SendChoice send={send} onChoose={setSend} />
          <MailRoom count={send ? added.length : 0} />
        </Stack>
        <Stack gap="lg">
          {failed && (
            <Note tone="high" takesFocus={failed} title={t('training.notInvited')}>
              {failed.message}
            </Note>
          )}
          {check.error && (
            <Note tone="high" announced title={t('training.notChecked')}>
              {check.error.message}
            </Note>
          )}
          {rows.length > 0 ? (
            <>
              <LeftOut list={list} />
              <CheckedRows rows={rows} onTake={take} />
            </>
          ) : (
            <p className={`em-card em-soft ${css.nothing}`}>{t('training.nothingTyped')}</p>
          )}
        </Stack>
      </div>
      <StepFoot
        summary={t('training.summary', {
          added: added.length,
          same: rows.filter(({ sonuc }) => sonuc === 'degismeyecek').length,
          left: rows.filter(({ sonuc }) => sonuc === 'atlanacak').length,
        })}
      >
        <Button variant="default" onClick={() => work.question.leave(onClose)}>
          {t('common.cancel')}
        </Button>
        <Button
          loading={busy}
          disabled={added.length === 0 || settled !== text}
          onClick={() => void invite()}
        >
          {t(send ? 'training.inviteAndSend' : 'training.inviteOnly', { count: added.length })}
        </Button>
      </StepFoot>
    </>
  );
}
