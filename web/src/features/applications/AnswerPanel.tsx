import { useState } from 'react';
import {
  ANSWER_CHECKS,
  checkAnswer,
  fillIn,
  openParts,
} from '@emanet/contract/applications/answer';
import {
  fillFromRegister,
  REGISTER_PLACEHOLDERS,
} from '@emanet/contract/applications/register-text';
import {
  ANSWER_OUTCOMES,
  applications,
  type Application,
  type ApplicationDraft,
  type ApplicationTemplate,
} from '@emanet/contract/applications';
import { dayOf } from '@emanet/contract/shared/time/today';
import { Button, Checkbox, Group, Select, Textarea } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed, IconSend } from '@tabler/icons-react';
import { addressOf, call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { dayAndMonth } from '../../platform/when.ts';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { SegmentedFace } from '../../ui/panel/SegmentedFace.tsx';
import { LeaveModal } from '../../ui/unsaved-work/LeaveModal.tsx';
import { RestoredNote } from '../../ui/unsaved-work/RestoredNote.tsx';
import { useUnsavedWork } from '../../ui/unsaved-work/useUnsavedWork.ts';
import { LetterFace } from './LetterFace.tsx';
import letter from './touched.module.css';
import type { Chosen } from './touched.ts';
import { useTemplates, useVerb } from './queries.ts';
import { TemplateModal } from './TemplateModal.tsx';
import { TemplateRemoval } from './TemplateRemoval.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

const BLANK = { sonuc: null, metin: '', kontrol: false } as const;

/** Are there words that no template brought? */
const isOwnText = (
  text: string,
  templates: readonly ApplicationTemplate[],
  filled: (text: string) => string,
): boolean =>
  text.trim() !== '' &&
  !templates.some(({ metin_tr, metin_en }) => [metin_tr, metin_en].map(filled).includes(text));

type Props = Readonly<{ row: Application; chosen: Chosen }>;

/** The answer being written; of an answered application a second one, when somebody asks for it. */
export function AnswerPanel({ row, chosen }: Props) {
  const { t } = useTranslation();
  const [second, setSecond] = useState(row.taslak !== null);
  if (row.sonuc === 'geri_cekildi') return null;
  if (row.cevaplar.length > 0 && !second)
    return (
      <Panel title={t('applications.answer')}>
        <p className="em-text">{row.cevaplar.at(-1)?.metin}</p>
        <Group mt="md">
          <Button variant="default" onClick={() => setSecond(true)}>
            {t('applications.writeSecond')}
          </Button>
          <span className="em-quiet">{t('applications.second')}</span>
        </Group>
      </Panel>
    );
  return <AnswerForm row={row} chosen={chosen} />;
}

/** Conditions that the screen can tell; of authority only where somebody acts for another. */
const shownChecks = ({ basvuran_turu }: Application) =>
  ANSWER_CHECKS.filter(
    (one) => one !== 'kontrol' && (one !== 'yetki' || basvuran_turu !== 'kendisi'),
  );

function AnswerForm({ row, chosen: records }: Props) {
  const { t } = useTranslation();
  const templates = useTemplates();
  const saved = row.taslak ?? { ...BLANK, ekler: [], dil: row.dil };
  const work = useUnsavedWork<ApplicationDraft>(['cevap', row.id], saved);
  const { value: draft, set: setDraft } = work;
  const [face, setFace] = useState<'write' | 'read'>('write');
  const [kod, setKod] = useState<string | null>(null);
  const [modal, setModal] = useState<'send' | 'template' | 'take'>();
  const set = (part: Partial<ApplicationDraft>) => setDraft((before) => ({ ...before, ...part }));
  const params = { id: String(row.id) };
  const keep = useVerb(() =>
    call(applications.draft, { params, body: { ...draft, surum: row.surum } }),
  );
  const send = useVerb((surum: number) => call(applications.send, { params, body: { surum } }));
  const chosen = templates.data?.find((one) => one.kod === kod);
  const filled = (text: string) =>
    fillIn(text, {
      ad_soyad: row.ad_soyad,
      basvuru_no: row.basvuru_no,
      gelis_tarihi: dayAndMonth(dayOf(row.gelis_tarihi), draft.dil),
    });
  const fromRegister = (text: string) => fillFromRegister(text, records, draft.dil);
  /** Puts a template behind the words that stand there; they can be had back. */
  const take = (found: ApplicationTemplate, kept: string) => {
    const before = draft;
    const text = fromRegister(filled(draft.dil === 'tr' ? found.metin_tr : found.metin_en));
    set({ metin: kept.trim() === '' ? text : `${kept.trimEnd()}\n\n${text}`, sonuc: found.sonuc });
    setModal(undefined);
    if (before.metin.trim() !== '')
      notify.success(t('applications.templateTaken'), { undo: () => setDraft(before) });
  };
  const choose = (value: string | null) => {
    setKod(value);
    const found = templates.data?.find((one) => one.kod === value);
    if (!found) return;
    if (isOwnText(draft.metin, templates.data ?? [], filled)) setModal('take');
    else take(found, '');
  };
  const open = openParts(draft.metin);
  const checks = checkAnswer({ ...row, taslak: draft });
  const openTasks = row.gorevler.filter(({ durum, guncel }) => !durum && guncel);
  const ready = ANSWER_CHECKS.every((one) => checks[one]);
  const evidence = row.ekler.filter((one) => one.kaynak === 'kanit');
  const sendNow = () =>
    keep.mutate(undefined, {
      onSuccess: ({ data }) => send.mutate(data.surum, { onSettled: () => setModal(undefined) }),
    });

  return (
    <Panel
      title={t('applications.answer')}
      label={t('applications.answer')}
      tools={
        <>
          <SegmentedFace
            label={t('applications.answer')}
            faces={[
              { value: 'write', label: t('applications.write') },
              { value: 'read', label: t('applications.read') },
            ]}
            value={face}
            onChange={setFace}
          />
          <ActButton icon={IconSend} disabled={!ready} onClick={() => setModal('send')}>
            {t('applications.send')}
          </ActButton>
        </>
      }
    >
      <div className="em-parts">
        <RestoredNote restored={work.restored} />
        <Group grow align="end">
          <Select
            label={t('applications.outcome')}
            allowDeselect={false}
            placeholder={t('applications.chooseOutcome')}
            value={draft.sonuc}
            onChange={(value) =>
              set({ sonuc: ANSWER_OUTCOMES.find((one) => one === value) ?? null })
            }
            data={ANSWER_OUTCOMES.map((value) => ({
              value,
              label: t(`applications.outcomes.${value}`),
            }))}
          />
          <Select
            label={t('applications.template')}
            placeholder={t('applications.chooseTemplate')}
            value={kod}
            onChange={choose}
            data={(templates.data ?? []).map((one) => ({ value: one.kod, label: one.ad }))}
          />
        </Group>
        {face === 'read' ? (
          <LetterFace row={row} draft={draft} text={filled(draft.metin)} />
        ) : (
          <Textarea
            label={t('applications.text')}
            description={t('applications.textHelp')}
            inputWrapperOrder={['label', 'input', 'description']}
            autosize
            minRows={10}
            value={draft.metin}
            onChange={(event) => set({ metin: event.currentTarget.value })}
          />
        )}
        {open.length > 0 && (
          <Note
            tone="mid"
            action={
              fromRegister(draft.metin) !== draft.metin && (
                <Button
                  size="xs"
                  variant="default"
                  onClick={() => set({ metin: fromRegister(draft.metin) })}
                >
                  {t('applications.fillIn')}
                </Button>
              )
            }
          >
            {t('applications.openParts', { count: open.length, parts: open.join(', ') })}
            {REGISTER_PLACEHOLDERS.some((name) => open.includes(`{${name}}`)) &&
              ` ${t('applications.fillInText')}`}
          </Note>
        )}
        {evidence.length > 0 && (
          <Checkbox.Group
            label={t('applications.attach')}
            value={draft.ekler.map(String)}
            onChange={(ids) => set({ ekler: ids.map(Number) })}
          >
            {evidence.map((one) => (
              <Checkbox key={one.id} mt="xs" value={String(one.id)} label={one.dosya_adi} />
            ))}
          </Checkbox.Group>
        )}
        <div>
          <strong>{t('applications.checks')}</strong>
          {shownChecks(row).map((one) => (
            <Group key={one} gap="xs" mt="tight" wrap="nowrap">
              {checks[one] ? (
                <IconCircleCheck size={16} color="var(--em-done)" aria-hidden />
              ) : (
                <IconCircleDashed size={16} aria-hidden />
              )}
              {t(`applications.check.${one}`)}
            </Group>
          ))}
          <Checkbox
            mt="xs"
            checked={draft.kontrol}
            onChange={(event) => set({ kontrol: event.currentTarget.checked })}
            label={t('applications.check.kontrol')}
          />
        </div>
        <Group>
          <Button variant="default" loading={keep.isPending} onClick={() => keep.mutate(undefined)}>
            {t('applications.saveDraft')}
          </Button>
          {row.taslak && (
            <Button
              variant="default"
              component="a"
              href={addressOf(applications.preview, { params })}
              target="_blank"
            >
              {t('applications.preview')}
            </Button>
          )}
          <Button variant="subtle" color="gray" onClick={() => setModal('template')}>
            {t(chosen ? 'applications.templateEdit' : 'applications.templateNew')}
          </Button>
          {chosen && chosen.kaynak !== 'hazir' && (
            <TemplateRemoval key={chosen.kod} template={chosen} onDone={() => setKod(null)} />
          )}
        </Group>
      </div>
      <ConfirmModal
        opened={modal === 'send'}
        title={t('applications.sendAsk')}
        confirmLabel={t('applications.send')}
        busy={keep.isPending || send.isPending}
        onConfirm={sendNow}
        onClose={() => setModal(undefined)}
      >
        {t('applications.sendAskText', {
          no: row.basvuru_no,
          to: (row.cevap_yolu === 'posta' ? row.adres : row.eposta) ?? '–',
        })}
        {draft.sonuc && (
          <p>{`${t('applications.outcome')}: ${t(`applications.outcomes.${draft.sonuc}`)}`}</p>
        )}
        {openTasks.length > 0 && (
          <Note tone="mid" title={t('applications.openTasksNote', { count: openTasks.length })}>
            {openTasks.map((one) => one.aksiyon_ismi).join('; ')}
          </Note>
        )}
        {/* A region that scrolls must be reached by the keyboard. */}
        <div
          className={letter.scroll}
          role="region"
          tabIndex={0}
          aria-label={t('applications.read')}
        >
          <LetterFace row={row} draft={draft} text={filled(draft.metin)} />
        </div>
      </ConfirmModal>
      <ConfirmModal
        opened={modal === 'take' && chosen !== undefined}
        title={t('applications.templateAsk')}
        confirmLabel={t('applications.templateAppend')}
        other={{
          label: t('applications.templateReplace'),
          onChoose: () => chosen && take(chosen, ''),
        }}
        onConfirm={() => chosen && take(chosen, draft.metin)}
        onClose={() => {
          setModal(undefined);
          setKod(null);
        }}
      >
        {t('applications.templateAskText')}
      </ConfirmModal>
      <LeaveModal work={work} />
      {modal === 'template' && (
        <TemplateModal template={chosen} text={draft.metin} onClose={() => setModal(undefined)} />
      )}
    </Panel>
  );
}
