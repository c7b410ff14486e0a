import { actions } from '@emanet/contract/actions';
import { clocks, type Clock } from '@emanet/contract/clocks';
import type { DueItem } from '@emanet/contract/dashboard';
import { useState } from 'react';
import { at, useReadAgain } from '../../../nouns/read.ts';
import { ApiError, call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';

/** Deeds on due work without leaving the dashboard; a finished action can be opened again. */
export function useDueActs() {
  const { t } = useTranslation();
  const changed = useReadAgain('actions');
  const [closing, setClosing] = useState<Clock>();

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(error.message);
    }
  }
  const setDone = (
    id: number,
    body: Readonly<{ durum: boolean; surum?: number }>,
    text: string,
    undo?: (surum: number) => void,
  ) =>
    attempt(async () => {
      const { data } = await call(actions.update, { ...at(id), body });
      notify.success(text, undo ? { undo: () => undo(data.surum) } : {});
      await changed();
    });

  return {
    finish: async ({ record_id, ad }: DueItem) => {
      if (record_id === null) return;
      await setDone(
        record_id,
        { durum: true },
        t('actions.completed', { name: ad }),
        (surum) =>
          void setDone(record_id, { durum: false, surum }, t('actions.reopened', { name: ad })),
      );
    },
    /** Asks for the proof with which the clock is closed. */
    close: ({ sure_id }: DueItem) =>
      attempt(async () => setClosing((await call(clocks.single, at(sure_id))).data)),
    closing,
    onClosed: () => setClosing(undefined),
  };
}
