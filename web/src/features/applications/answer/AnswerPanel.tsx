import { useState } from 'react';
import { checksRaised } from '@emanet/contract/applications/answer';
import { REGISTER_PLACEHOLDERS } from '@emanet/contract/applications/register-text';
import {
  fitsRights,
  isRefusal,
  REFUSAL_GROUNDS,
  refusalLine,
} from '@emanet/contract/applications/refusals';
import {
  ANSWER_OUTCOMES,
  type Application,
  applications,
  type ApplicationTemplate,
} from '@emanet/contract/applications';
import { Button, Checkbox, Group, Input, Select, Textarea } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { atFirstMove } from '../../../platform/lazily.ts';
import { ConfirmModal } from '../../../ui/ConfirmModal.tsx';
import { RequiredLabel } from '../../../ui/form/RequiredLabel.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { QuickPicks } from '../../../ui/panel/QuickPicks.tsx';
import { SegmentedFace } from '../../../ui/panel/SegmentedFace.tsx';
import { SearchMultiSelect } from '../../../ui/search-select/SearchMultiSelect.tsx';
import { LeaveModal } from '../../../ui/unsaved-work/LeaveModal.tsx';
import { RestoredNote } from '../../../ui/unsaved-work/RestoredNote.tsx';
import { AnswerPaper } from './AnswerPaper.tsx';
import { RegisterChips } from './RegisterChips.tsx';
import type { TouchedState } from '../touched.ts';
import type { Answer } from './useAnswer.ts';
import { SettingsLog } from '../../../records/drawer/SettingsLog.tsx';
import { useAct } from '../../../nouns/act.ts';

const TemplateModal = atFirstMove(() => import('./TemplateModal.tsx'));

type Props = Readonly<{ row: Application; answer: Answer; touched: TouchedState }>;

/** The answer being written: outcome, the register's words, the text, and what it still lacks. */
export function AnswerPanel({ row, answer, touched }: Props) {
  const { t, lang } = useTranslation();
  const { work, draft, set, open, checks, keep, template, words } = answer;
  const [face, setFace] = useState<'write' | 'read'>('write');
  const [editing, setEditing] = useState(false);
  const evidence = row.ekler.filter((one) => one.kaynak === 'kanit');
  const inText = draft.metin.includes(words.kayitlar);

  return (
    <Panel
      title={t('applications.answer')}
      label={t('applications.answer')}
      tools={
        <SegmentedFace
          label={t('applications.answer')}
          faces={[
            { value: 'write', label: t('applications.write') },
            { value: 'read', label: t('applications.preview') },
          ]}
          value={face}
          onChange={(next) =>
            next === 'read' ? answer.store(() => setFace('read')) : setFace('write')
          }
        />
      }
    >
      <div className="em-parts">
        <RestoredNote restored={work.restored} />
        {face === 'read' ? (
          <AnswerPaper key={row.surum} row={row} />
        ) : (
          <>
            <Input.Wrapper label={t('applications.outcome')} labelElement="div">
              <QuickPicks
                label={t('applications.outcome')}
                choices={ANSWER_OUTCOMES.map((value) => ({
                  value,
                  label: t(`applications.outcomes.${value}`),
                }))}
                value={draft.sonuc ?? undefined}
                disabled={answer.isLoading}
                onPick={answer.decide}
              />
            </Input.Wrapper>
            {isRefusal(draft.sonuc) && (
              <>
                <Select
                  label={<RequiredLabel>{t('applications.refusal')}</RequiredLabel>}
                  value={draft.ret_nedeni ?? null}
                  onChange={(value) =>
                    answer.refuse(REFUSAL_GROUNDS.find((one) => one === value) ?? null)
                  }
                  data={REFUSAL_GROUNDS.map((value) => ({
                    value,
                    label: refusalLine(value, lang),
                    disabled: !fitsRights([value], row.haklar, 'kismen'),
                  }))}
                />
                {draft.ret_nedeni && (
                  <SearchMultiSelect
                    label={t('applications.refusalsToo')}
                    description={t('applications.refusalsTooText')}
                    maxValues={4}
                    value={draft.ret_ek_nedenler ?? []}
                    onChange={(values) =>
                      set({
                        ret_ek_nedenler: REFUSAL_GROUNDS.filter((one) => values.includes(one)),
                      })
                    }
                    data={REFUSAL_GROUNDS.filter(
                      (one) => one !== draft.ret_nedeni && fitsRights([one], row.haklar, 'kismen'),
                    ).map((value) => ({ value, label: refusalLine(value, lang) }))}
                  />
                )}
                <Textarea
                  label={<RequiredLabel>{t('applications.refusalReason')}</RequiredLabel>}
                  description={t('applications.refusalText')}
                  autosize
                  minRows={2}
                  value={draft.ret_gerekcesi ?? ''}
                  onChange={(event) => set({ ret_gerekcesi: event.currentTarget.value })}
                />
              </>
            )}
            {row.kimlik_turu === null && draft.sonuc !== 'ret' && (
              <Textarea
                label={<RequiredLabel>{t('applications.identityHow')}</RequiredLabel>}
                description={t('applications.identityText')}
                autosize
                minRows={2}
                value={draft.kimlik_nedeni ?? ''}
                onChange={(event) => set({ kimlik_nedeni: event.currentTarget.value })}
              />
            )}
            <Select
              label={t('applications.template')}
              placeholder={t('applications.chooseTemplate')}
              value={template?.kod ?? null}
              onChange={answer.choose}
              data={answer.templates.map((one) => ({ value: one.kod, label: one.ad }))}
            />
            <RegisterChips
              touched={touched}
              dil={draft.dil}
              onAppend={
                inText
                  ? undefined
                  : () =>
                      set({ metin: `${draft.metin.trimEnd()}\n\n${words.kayitlar}`.trimStart() })
              }
            />
            <Textarea
              label={t('applications.text')}
              description={t('applications.textHelp')}
              inputWrapperOrder={['label', 'input', 'description']}
              autosize
              minRows={10}
              value={draft.metin}
              onChange={(event) => set({ metin: event.currentTarget.value })}
            />
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
          </>
        )}
        {open.length > 0 && (
          <Note
            tone="mid"
            action={
              answer.canFill && (
                <Button size="xs" variant="default" onClick={answer.fill}>
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
        <div>
          <strong>{t('applications.checks')}</strong>
          {checksRaised({ ...row, taslak: draft }).map((one) => (
            <Group key={one} gap="xs" mt="tight" wrap="nowrap">
              {checks[one] ? (
                <IconCircleCheck size={16} color="var(--em-done)" aria-hidden />
              ) : (
                <IconCircleDashed size={16} aria-hidden />
              )}
              {t(`applications.check.${one}`)}
            </Group>
          ))}
        </div>
        <Group>
          <Button variant="default" loading={keep.isPending} onClick={() => keep.mutate(undefined)}>
            {t('applications.saveDraft')}
          </Button>
          <Button variant="subtle" color="gray" onClick={() => setEditing(true)}>
            {t(template ? 'applications.templateEdit' : 'applications.templateNew')}
          </Button>
          {template && template.kaynak !== 'hazir' && (
            <TemplateRemoval key={template.kod} template={template} onDone={answer.forget} />
          )}
          <TemplateLog />
        </Group>
      </div>
      <ConfirmModal
        opened={answer.waiting !== undefined}
        title={t('applications.templateAsk')}
        confirmLabel={t('applications.templateAppend')}
        other={{
          label: t('applications.templateReplace'),
          onChoose: () => answer.takeWaiting(false),
        }}
        onConfirm={() => answer.takeWaiting(true)}
        onClose={answer.leaveWaiting}
      >
        {t('applications.templateAskText')}
      </ConfirmModal>
      <LeaveModal work={work} />
      {editing && (
        <TemplateModal template={template} text={draft.metin} onClose={() => setEditing(false)} />
      )}
    </Panel>
  );
}

/** Changes of the answer texts: the company's own, and its wording of shipped ones. */
function TemplateLog() {
  const { t } = useTranslation();
  return (
    <SettingsLog
      named
      type="basvuru_sablonlari"
      title={t('applications.templates')}
      write={applications.saveTemplate.permission}
      labels={{
        ad: t('applications.templateName'),
        sonuc: t('applications.outcome'),
        metin_tr: t('applications.templateTr'),
        metin_en: t('applications.templateEn'),
      }}
      choices={{
        sonuc: Object.fromEntries(
          ANSWER_OUTCOMES.map((one) => [one, t(`applications.outcomes.${one}`)]),
        ),
      }}
    />
  );
}

type TemplateRemovalProps = Readonly<{ template: ApplicationTemplate; onDone: () => void }>;

/** Deletes a template of the company, or resets a shipped one to its first wording. */
function TemplateRemoval({ template, onDone }: TemplateRemovalProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const { kod, ad, kaynak } = template;
  const own = kaynak === 'sizin';
  const restore = useAct(applications.restoreTemplate, {
    parts: (_: void) => ({ params: { kod } }),
    told: 'message',
  });
  const remove = useAct(applications.removeTemplate, {
    parts: (_: void) => ({ params: { kod } }),
    told: () => [
      t(own ? 'applications.templateRemoved' : 'applications.templateWasReset', { name: ad }),
      () => restore.mutate(),
    ],
    onDone,
    onSettled: () => setAsked(false),
  });
  const label = t(own ? 'applications.templateRemove' : 'applications.templateReset');
  return (
    <>
      <Button variant="subtle" color="gray" onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ConfirmModal
        opened={asked}
        title={t(own ? 'applications.templateRemoveTitle' : 'applications.templateResetTitle')}
        confirmLabel={label}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsked(false)}
      >
        {t(own ? 'applications.templateRemoveText' : 'applications.templateResetText', {
          name: ad,
        })}
      </ConfirmModal>
    </>
  );
}
