import { requiredFields } from '@emanet/contract/records/fields';
import { useHotkeys } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { OneByOne } from '../../platform/InSteps.tsx';
import { KEYS } from '../../platform/keys.ts';
import { notify } from '../../platform/notify.tsx';
import { useCompany, useUser } from '../../platform/session/session.tsx';
import { listAddress } from '../list-address.ts';
import { nameOf, type RecordRow, type Register } from '../register.ts';
import { ConflictModal } from './conflict/ConflictModal.tsx';
import { draftKey, readDraft } from './draft/draft.ts';
import { DraftOffer } from './draft/DraftOffer.tsx';
import { FailureNote } from './FailureNote.tsx';
import { FormValuesContext } from './form-values.ts';
import type { Remedy } from './field/FieldNote.tsx';
import { FormHead } from './FormHead.tsx';
import { FormBar, FormRail } from './rail/FormRail.tsx';
import { FormSection } from './FormSection.tsx';
import { AssetPlanContext } from './storage/asset-links-context.ts';
import { useAssetLinks } from './storage/useAssetLinks.ts';
import { LeaveGuard } from './draft/LeaveGuard.tsx';
import { useDraft } from './draft/useDraft.ts';
import { useRecordForm } from './useRecordForm.ts';
import { useScrollSpy } from './rail/useScrollSpy.ts';
import { askedField, focusFirst, goToField } from './anchors.ts';
import type { FieldValue, FormValues } from './values.ts';
import classes from './RecordForm.module.css';

export type RecordFormProps = Readonly<{
  register: Register;
  /** The record to edit; without one the form adds. */
  row?: RecordRow;
  start: FormValues;
  /** The record it begins as a copy of, so there is something to lose before anything is typed. */
  copied?: number;
  /** Where the form leads when it is saved or left, if not to its own list. */
  back?: string;
  /** Suggestions of a field, by field name. */
  suggestions: Readonly<Record<string, readonly string[]>>;
  /** Where a warning is put right, by its code. */
  remedies: Readonly<Record<string, Remedy>>;
  /** Offer of the name that was typed or chosen, below it. */
  offer?: NameOffer;
}>;

/** Draws what a record's name leads to; it may fill other fields. */
export type NameOffer = (
  form: Readonly<{
    values: FormValues;
    set: (name: string, value: FieldValue) => void;
    /** Of the record; none when it is new. */
    id: number | undefined;
  }>,
) => ReactNode;

/** The form of any register, made from its field list. */
export function RecordForm(props: RecordFormProps) {
  const { register, row, start, back, suggestions, remedies, copied } = props;
  const { t } = useTranslation();
  const lang = useLanguage();
  const { role, user_id } = useUser();
  const { company_id } = useCompany();
  const navigate = useNavigate();
  const id = row?.id;
  const key = draftKey({ user: user_id, company: company_id, noun: register.noun, id, copied });
  const [offer, setOffer] = useState(() => readDraft(localStorage, key, register.fields));
  const finished = useRef(false);
  const isEdit = row !== undefined;

  const form = useRecordForm(register, { id: row?.id, values: start, surum: row?.surum });
  const places = useAssetLinks(register, row?.id, form.values.department_id);
  const draft = useDraft(key, register, form.work);
  const current = useScrollSpy(register.sections);

  // The shell remembers how far a page was scrolled; a form starts at its beginning.
  useEffect(() => {
    scrollTo(0, 0);
    if (!isEdit && !askedField(location.search)) focusFirst();
  }, [isEdit]);
  const goToAsked = () => {
    const asked = askedField(location.search);
    if (asked) goToField(asked);
  };
  function onSaved(saved: RecordRow) {
    finished.current = true;
    draft.drop();
    notify.success(t(row ? 'form.saved' : 'form.added', { name: nameOf(register, saved) }));
    places.save(saved.id);
    void navigate(back ?? listAddress(register, saved.id), { replace: true });
  }

  const submit = () => form.submit(onSaved);
  const { conflict } = form;
  const dirty = form.dirty || places.changed || copied !== undefined;
  useHotkeys([[KEYS.forms.save[0], () => offer || conflict || submit()]], []);
  const holds = useCallback(() => dirty && !finished.current, [dirty]);
  const required = new Set(requiredFields(register.fields, form.values).map((one) => one.name));
  const special = register.special(form.values);

  return (
    <form
      noValidate
      className={classes.form}
      onKeyDown={(event) => {
        // Enter in an open list chooses; it must not send the form when nothing is marked.
        const list = event.target instanceof Element && event.target.ariaExpanded === 'true';
        if (event.key === 'Enter' && list) event.preventDefault();
      }}
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
      <FormBar register={register} progress={form.progress} current={current} />
      <div className={classes.body} inert={form.saving}>
        <FormRail register={register} progress={form.progress} current={current} />
        <FormValuesContext value={form.values}>
          <AssetPlanContext value={places.value}>
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
                    offer={props.offer}
                  />
                ))}
              </OneByOne>
            </div>
          </AssetPlanContext>
        </FormValuesContext>
      </div>
      <LeaveGuard holds={holds} onKeep={draft.flush} onDiscard={draft.drop} />
      <DraftOffer
        register={register}
        draft={offer}
        isNew={!isEdit && copied === undefined}
        onResume={() => {
          if (offer) form.resume(offer);
          setOffer(undefined);
        }}
        onDrop={() => {
          draft.clear();
          setOffer(undefined);
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
    </form>
  );
}
