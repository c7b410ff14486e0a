import { type KeyboardEvent, useEffect, useState } from 'react';
import { atFirstMove } from '../../platform/lazily.ts';
import { listAddress } from '../list-address.ts';
import { nameOf, type Register } from '../register.ts';
import { LeaveModal } from '../../ui/unsaved-work/LeaveModal.tsx';
import { useLeaveQuestion } from '../../ui/unsaved-work/useLeaveQuestion.ts';
import type { RecordFormProps } from './form-props.ts';
import { FormHead } from './FormHead.tsx';
import { FormBar, FormRail } from './rail/FormRail.tsx';
import { useFormWork, type FormWork } from './useFormWork.ts';
import classes from './RecordForm.module.css';
import { askedField, goToField, sectionId } from './anchors.ts';
import { requiredFields } from '@emanet/contract/records/fields';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { OneByOne } from '../../platform/InSteps.tsx';
import { useUser } from '../../platform/session/session.tsx';
import { FailureNote } from './FailureNote.tsx';
import { FormValuesContext } from './form-values.ts';
import { FormSection } from './FormSection.tsx';
import { AssetPlanContext } from './storage/asset-links-context.ts';
import { fieldLabel } from '@emanet/contract/records/labels';
import { Button, Group, Modal, Text } from '@mantine/core';
import { when } from '../../platform/when.ts';
import type { Draft } from './draft/draft.ts';
import { sameValue } from './values.ts';

/** Most changed fields that are named; the rest is counted. */
const MOST_NAMED = 4;

/** The field of places, in which assets can be chosen. */
const PLACES = 'saklandigi_alan';

type DraftOfferProps = Readonly<{
  register: Register;
  draft: Draft | undefined;
  /** Of a blank form, without a record to compare with. */
  isNew: boolean;
  onResume: () => void;
  onDrop: () => void;
}>;

/** Offers the unsaved work; closing it keeps the draft, which is safe. */
function DraftOffer({ register, draft, isNew, onResume, onDrop }: DraftOfferProps) {
  const { t, lang } = useTranslation();
  const changed = register.fields
    .filter(
      ({ name, lookup }) =>
        !sameValue(draft?.base[name] ?? null, draft?.values[name] ?? null) ||
        (lookup === PLACES && draft?.links?.length),
    )
    .map(({ name }) => fieldLabel(register.noun, name, lang));
  const named = changed.slice(0, MOST_NAMED).join(', ');
  return (
    <Modal
      opened={draft !== undefined}
      onClose={onResume}
      title={t('form.draft.title')}
      size={520}
      closeButtonProps={{ 'aria-label': t('form.draft.resume') }}
    >
      <Text c="var(--em-text-2)">
        {draft &&
          t('form.draft.text', { at: when(new Date(draft.savedAt).toISOString(), lang, true) })}
      </Text>
      <Text c="var(--em-text-2)" mt="sm">
        {t(isNew ? 'form.draft.filled' : 'form.draft.changed', {
          count: changed.length,
          names: changed.length > MOST_NAMED ? `${named}…` : named,
        })}
      </Text>
      <Group justify="flex-end" gap="sm" mt="xl">
        <Button variant="default" onClick={onDrop}>
          {t('form.draft.drop')}
        </Button>
        <Button data-autofocus onClick={onResume}>
          {t('form.draft.resume')}
        </Button>
      </Group>
    </Modal>
  );
}

const goToAsked = () => {
  const asked = askedField(location.search);
  if (asked) goToField(asked);
};

type FormSectionsProps = Readonly<{ props: RecordFormProps; work: FormWork }>;

/** The failure of the whole form, and its sections one after the other. */
function FormSections({ props, work }: FormSectionsProps) {
  const { register, row, suggestions, remedies, offer } = props;
  const { form, places, submit } = work;
  const lang = useLanguage();
  const { role } = useUser();
  const required = new Set(requiredFields(register.fields, form.values).map((one) => one.name));
  const special = register.special(form.values);
  return (
    <FormValuesContext value={form.values}>
      <AssetPlanContext value={places}>
        <div className={classes.sections}>
          <FailureNote register={register} failure={form.failure} onRetry={submit} />
          <OneByOne onDrawn={goToAsked}>
            {register.sections.map((name) => (
              <FormSection
                key={name}
                name={name}
                register={register}
                values={form.values}
                set={form.set}
                lang={lang}
                role={role}
                required={required}
                special={special}
                suggestions={suggestions}
                remedies={remedies}
                warnings={form.warnings}
                problemOf={form.problemOf}
                refusals={form.refusals}
                id={row?.id}
                offer={offer}
              />
            ))}
          </OneByOne>
        </div>
      </AssetPlanContext>
    </FormValuesContext>
  );
}

const ConflictModal = atFirstMove(() => import('./conflict/ConflictModal.tsx'));

/** Enter in an open list chooses; it must not send the form without a marked option. */
function keepEnterInList(event: KeyboardEvent) {
  const list = event.target instanceof Element && event.target.ariaExpanded === 'true';
  if (event.key === 'Enter' && list) event.preventDefault();
}

/** The form of any register, made from its field list. */
export function RecordForm(props: RecordFormProps) {
  const { register, row, back } = props;
  const work = useFormWork(props);
  const { form, draft, submit } = work;
  const current = useScrollSpy(register.sections);
  const rail = { register, progress: form.progress, current };
  return (
    <form
      noValidate
      className={classes.form}
      onKeyDown={keepEnterInList}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormHead
        register={register}
        id={row?.id}
        back={back ?? listAddress(register, row?.id)}
        title={nameOf(register, form.values)}
        draft={draft}
        saving={form.saving}
      />
      <FormBar {...rail} />
      <div className={classes.body} inert={form.saving}>
        <FormRail {...rail} />
        <FormSections props={props} work={work} />
      </div>
      <FormDialogs props={props} work={work} />
    </form>
  );
}

/** Pixels from the top of the window within which a section's title counts as being read. */
const READING_LINE = 220;

function sectionAt(names: readonly string[]): string | undefined {
  const reached = names.filter((name) => {
    const top = document.getElementById(sectionId(name))?.getBoundingClientRect().top;
    return top !== undefined && top <= READING_LINE;
  });
  const page = document.scrollingElement;
  const atEnd = page && page.scrollTop > 0 && page.scrollTop + innerHeight >= page.scrollHeight - 2;
  return atEnd ? names.at(-1) : (reached.at(-1) ?? names[0]);
}

/** Which section of the form is being read. */
function useScrollSpy(names: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(names[0]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(sectionAt(names)));
    };
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', look, { capture: true });
    };
  }, [names]);
  return current;
}

type Props = Readonly<{ props: RecordFormProps; work: FormWork }>;

/** Dialogs of a form: leaving it, resuming a draft, merging with another person's version. */
function FormDialogs({ props: { register, row, copied }, work }: Props) {
  const { form, draft, offered, resume, settleOffer, holds, onSaved } = work;
  const { conflict } = form;
  const question = useLeaveQuestion(holds, draft.flush);
  return (
    <>
      <LeaveModal work={{ question, keep: draft.flush, drop: draft.drop }} />
      <DraftOffer
        register={register}
        draft={offered}
        isNew={row === undefined && copied === undefined}
        onResume={() => {
          if (offered) resume(offered);
          settleOffer();
        }}
        onDrop={() => {
          draft.clear();
          settleOffer();
        }}
      />
      {conflict && (
        <ConflictModal
          register={register}
          base={form.base}
          mine={form.values}
          row={conflict}
          onSettle={(chosen) => form.settle(conflict, chosen, onSaved)}
          onClose={form.closeConflict}
        />
      )}
    </>
  );
}
