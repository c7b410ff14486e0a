import type { Application } from '@emanet/contract/applications';
import { Stack } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import { dayInWords } from '../../../platform/when.ts';
import { ConfirmModal } from '../../../ui/ConfirmModal.tsx';
import { Facts } from '../../../ui/panel/Facts.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { AnswerPaper } from './AnswerPaper.tsx';
import { dayOfPeriod } from '../time-left.ts';
import { useTimeWords } from '../TimeLeft.tsx';
import type { Answer } from './useAnswer.ts';

type Props = Readonly<{ row: Application; answer: Answer; opened: boolean; onClose: () => void }>;

/** The paper that is sent, with its recipient and deadline; the sender confirms having read it. */
export default function SendModal({ row, answer, opened, onClose }: Props) {
  const { t, lang } = useTranslation();
  const words = useTimeWords();
  const { draft, busy, send } = answer;
  const openTasks = row.gorevler.filter(({ durum, guncel }) => !durum && guncel);
  const annexes = row.ekler.filter(({ id }) => draft.ekler.includes(id));
  const last = t('applications.lastDay', {
    at: dayOfPeriod(row),
    day: dayInWords(row.son_gun, lang),
  });
  return (
    <ConfirmModal
      wide
      opened={opened}
      title={t('applications.sendAsk')}
      confirmLabel={t('applications.sendRead')}
      busy={busy}
      onConfirm={() => send(onClose)}
      onClose={onClose}
    >
      <div className="em-columns" data-lead>
        <AnswerPaper row={row} />
        <Stack>
          <Facts
            facts={[
              [t('applications.no'), row.basvuru_no],
              [
                t('applications.recipient'),
                (row.cevap_yolu === 'posta' ? row.adres : row.eposta) ?? '–',
              ],
              [t('applications.way'), t(`applications.ways.${row.cevap_yolu}`)],
              [t('applications.outcome'), draft.sonuc && t(`applications.outcomes.${draft.sonuc}`)],
              [t('applications.left'), `${words(row)}. ${last}`],
              ...(annexes.length > 0
                ? [
                    [
                      t('applications.attach'),
                      annexes.map(({ dosya_adi }) => dosya_adi).join(', '),
                    ] as const,
                  ]
                : []),
            ]}
          />
          {openTasks.length > 0 && (
            <Note tone="mid" title={t('applications.openTasksNote', { count: openTasks.length })}>
              {openTasks.map((one) => one.aksiyon_ismi).join('; ')}
            </Note>
          )}
          <Note title={t('applications.sendReadTitle')}>{t('applications.sendReadText')}</Note>
        </Stack>
      </div>
    </ConfirmModal>
  );
}
