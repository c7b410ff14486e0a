import { ANSWERS_FIELD, type Values } from '@emanet/contract/records/fields';
import { answersIn, isAbout, withAnswer } from '@emanet/contract/records/kinds/warning-answers';
import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconMessageCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useBody, useCan, useUser } from '../../platform/session/session.tsx';
import { dayShort } from '../../platform/when.ts';
import { refreshAll, useCompanyId } from '../query-keys.ts';
import type { RecordRow, Register } from '../register.ts';
import { answeredOf, type Answered, type Linked } from './causes.ts';

const AnswerModal = lazy(() => import('./AnswerModal.tsx'));

type Props = Readonly<{ register: Register; row: RecordRow }>;

/** Findings over linked records, undefined until they are loaded. */
type Found = readonly Linked[] | undefined;

/** May the person answer warnings of this register? */
function useMayAnswer({ endpoints, fields }: Register): boolean {
  const { role } = useUser();
  const mayWrite = useCan(endpoints.update.permission);
  const field = fields.find(({ name }) => name === ANSWERS_FIELD);
  return mayWrite && field?.writableBy?.includes(role) === true;
}

type Warning = Readonly<{ kod: string; alan: string; title: string }>;

/** Opens the answer to a warning; one from linked records has its trace once it is stored with the record. */
export function AnswerButton({ register, row, warning }: Props & Readonly<{ warning: Warning }>) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const mayAnswer = useMayAnswer(register);
  if (!row.uyarilar.some(({ kod }) => kod === warning.kod)) return null;
  const lapsed = answersIn(row[ANSWERS_FIELD]).some(isAbout(warning));
  return (
    <>
      {lapsed && (
        <Text inherit my={2}>
          {t('records.verdict.reopened')}
        </Text>
      )}
      {mayAnswer && (
        <Button
          size="compact-sm"
          variant="default"
          mt="tight"
          display="block"
          aria-label={t('records.verdict.answerNamed', { title: warning.title })}
          onClick={() => setOpen(true)}
        >
          {t('records.verdict.answer')}
        </Button>
      )}
      {open && (
        <Suspense>
          <AnswerModal
            register={register}
            row={row}
            warning={warning}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Answered warnings of a record: why each may stay, by whom and until when. */
export function Answers({ register, row, linked }: Props & Readonly<{ linked: Found }>) {
  const { t, lang } = useTranslation();
  const answered = answeredOf(register, row, { body: useBody(), linked }, lang);
  if (answered.length === 0) return null;
  return (
    <Box mt="sm" fz="sm" data-answers>
      <Title order={4} fz="sm" fw={620}>
        {t('records.verdict.answered')}
      </Title>
      <Stack component="ul" gap={0} className="em-lines">
        {answered.map((one) => (
          <AnsweredItem key={one.kod + one.alan} answer={one} register={register} row={row} />
        ))}
      </Stack>
    </Box>
  );
}

function AnsweredItem({ answer, register, row }: Props & Readonly<{ answer: Answered }>) {
  const { t, lang } = useTranslation();
  const withdraw = useWithdrawal(register, row);
  const mayAnswer = useMayAnswer(register);
  const { title, gerekce, kim, gun, bitis } = answer;
  return (
    <Group component="li" gap="sm" wrap="nowrap" align="flex-start" py="near" c="var(--em-text-2)">
      <Box c="var(--em-low)" mt={1} lh={1}>
        <IconMessageCheck size={15} aria-hidden />
      </Box>
      <Box flex={1} miw={0}>
        <Text inherit fw={620} c="bright">
          {title}
        </Text>
        <Text inherit my={2}>
          {gerekce}
        </Text>
        <Text inherit fz="meta">
          {t('records.verdict.answeredBy', {
            by: kim,
            day: dayShort(gun, lang),
            until: dayShort(bitis, lang),
          })}
        </Text>
      </Box>
      {mayAnswer && (
        <Button
          size="compact-sm"
          variant="subtle"
          className="em-screen"
          aria-label={t('records.verdict.withdrawNamed', { title })}
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate(withAnswer(row[ANSWERS_FIELD], answer, undefined))}
        >
          {t('records.verdict.withdraw')}
        </Button>
      )}
    </Group>
  );
}

/** Stores a list without one answer; the log keeps it, and can undo that. */
function useWithdrawal({ endpoints }: Register, row: RecordRow) {
  const client = useQueryClient();
  const company = useCompanyId();
  return useMutation({
    mutationFn: (entries: readonly string[]) => {
      const body: Values = { [ANSWERS_FIELD]: entries, surum: row.surum };
      return call(endpoints.update, { params: { id: String(row.id) }, body });
    },
    onError: (error) => notify.error(error.message),
    onSuccess: async ({ message }) => {
      await refreshAll(client, company);
      notify.success(message);
    },
  });
}
