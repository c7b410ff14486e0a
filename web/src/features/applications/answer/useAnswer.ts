import { useState } from 'react';
import {
  ANSWER_CHECKS,
  checkAnswer,
  fillIn,
  openParts,
  templateFor,
} from '@emanet/contract/applications/answer';
import { exchangeWords, fillFromRegister } from '@emanet/contract/applications/register-text';
import { groundOf, isRefusal, type RefusalGround } from '@emanet/contract/applications/refusals';
import {
  applications,
  type AnswerOutcome,
  type Application,
  type ApplicationDraft,
  type ApplicationTemplate,
} from '@emanet/contract/applications';
import { dayOf } from '@emanet/contract/shared/time/today';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { dayAndMonth } from '../../../platform/when.ts';
import { useUnsavedWork } from '../../../ui/unsaved-work/useUnsavedWork.ts';
import { useTemplates, useVerb } from '../queries.ts';
import type { TouchedState } from '../touched.ts';

const BLANK = { sonuc: null, metin: '', kontrol: false } as const;

export type Answer = ReturnType<typeof useAnswer>;

/** The answer being written: its draft, the register's words in it, and what it still lacks. */
export function useAnswer(row: Application, { words }: Pick<TouchedState, 'words'>) {
  const { t } = useTranslation();
  const { data: templates = [], isPending: isLoading } = useTemplates();
  const saved = row.taslak ?? { ...BLANK, ekler: [], dil: row.dil };
  const work = useUnsavedWork<ApplicationDraft>(['cevap', row.id], saved);
  const { value: draft, set: setDraft } = work;
  const [kod, setKod] = useState<string | null>(null);
  // An outcome's template is removed with the outcome; one that a person chose stays.
  const [brought, setBrought] = useState<string>();
  // A text that exists already: the person chooses whether the template follows or replaces it.
  const [waiting, setWaiting] = useState<ApplicationTemplate>();
  const set = (part: Partial<ApplicationDraft>) => setDraft((before) => ({ ...before, ...part }));
  // Words of the register change with the choice; the text changes where it still has them.
  const [told, setTold] = useState(words);
  if (told !== words) {
    setTold(words);
    const metin = exchangeWords(draft.metin, told, words);
    if (metin !== draft.metin) set({ metin });
  }
  const params = { id: String(row.id) };
  const store = (body: ApplicationDraft) =>
    call(applications.draft, { params, body: { ...body, surum: row.surum } });
  const keep = useVerb(() => store(draft));
  const storeQuietly = useVerb(store, true);
  const send = useVerb((surum: number) => call(applications.send, { params, body: { surum } }));
  const filled = (text: string) =>
    fillFromRegister(
      fillIn(text, {
        ad_soyad: row.ad_soyad,
        basvuru_no: row.basvuru_no,
        gelis_tarihi: dayAndMonth(dayOf(row.gelis_tarihi), draft.dil),
      }),
      words,
    );
  const textOf = (one: ApplicationTemplate) =>
    filled(draft.dil === 'tr' ? one.metin_tr : one.metin_en);
  /** Are there words that come from no template? */
  const isOwn = draft.metin.trim() !== '' && !templates.some((one) => textOf(one) === draft.metin);
  /** Appends a template to the text; undo restores the old text. */
  const take = (found: ApplicationTemplate, kept: string, byOutcome = false) => {
    const before = draft.metin;
    set({
      metin: kept.trim() === '' ? textOf(found) : `${kept.trimEnd()}\n\n${textOf(found)}`,
      ...(!draft.ret_nedeni && isRefusal(found.sonuc) && { ret_nedeni: groundOf(found.kod) }),
    });
    setKod(found.kod);
    setBrought(byOutcome ? found.kod : undefined);
    setWaiting(undefined);
    if (before.trim() !== '')
      notify.success(t('applications.templateTaken'), { undo: () => set({ metin: before }) });
  };
  /** Inserts the text for the request, unless there are words that a person wrote or chose. */
  const bring = (sonuc: AnswerOutcome, ground?: RefusalGround | null) => {
    const fitting = templateFor(row.haklar, sonuc, templates, ground);
    const isBrought = brought !== undefined && brought === kod && !isOwn;
    if (draft.metin.trim() !== '' && !isBrought) return;
    if (fitting) take(fitting, '', true);
    else {
      set({ metin: '' });
      setKod(null);
    }
  };
  const checks = checkAnswer({ ...row, taslak: draft });
  return {
    ...{ work, draft, set, templates, isLoading, keep, words },
    open: openParts(draft.metin),
    checks,
    /** All conditions of sending, except the reading of the paper itself. */
    ready: ANSWER_CHECKS.every((one) => one === 'kontrol' || checks[one]),
    busy: storeQuietly.isPending || send.isPending,
    fill: () => set({ metin: filled(draft.metin) }),
    canFill: filled(draft.metin) !== draft.metin,
    template: templates.find((one) => one.kod === kod),
    waiting,
    takeWaiting: (behind: boolean) => waiting && take(waiting, behind ? draft.metin : ''),
    leaveWaiting: () => setWaiting(undefined),
    forget: () => setKod(null),
    choose: (value: string | null) => {
      const found = templates.find((one) => one.kod === value);
      if (!found) setKod(null);
      else if (isOwn) setWaiting(found);
      else take(found, '');
    },
    decide: (sonuc: AnswerOutcome) => {
      set({ sonuc });
      bring(sonuc, draft.ret_nedeni);
    },
    refuse: (ret_nedeni: RefusalGround | null) => {
      const ret_ek_nedenler = draft.ret_ek_nedenler?.filter((one) => one !== ret_nedeni);
      set({ ret_nedeni, ret_ek_nedenler: ret_nedeni ? ret_ek_nedenler : null });
      if (draft.sonuc) bring(draft.sonuc, ret_nedeni);
    },
    /** Stores the draft, so that its paper can be drawn. */
    store: (onStored: () => void) =>
      work.dirty || !row.taslak ? storeQuietly.mutate(draft, { onSuccess: onStored }) : onStored(),
    /** Sends the paper after the person has read it. */
    send: (onEnd: () => void) => {
      const read = { ...draft, kontrol: true };
      setDraft(read);
      storeQuietly.mutate(read, {
        onSuccess: ({ data }) => {
          work.drop();
          send.mutate(data.surum, { onSettled: onEnd });
        },
        onError: onEnd,
      });
    },
  };
}
