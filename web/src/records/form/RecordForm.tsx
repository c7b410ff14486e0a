import { type KeyboardEvent, useEffect, useState } from 'react';
import { atFirstMove } from '../../platform/lazily.ts';
import { listAddress } from '../list-address.ts';
import { nameOf } from '../register.ts';
import { LeaveModal } from '../../ui/unsaved-work/LeaveModal.tsx';
import { useLeaveQuestion } from '../../ui/unsaved-work/useLeaveQuestion.ts';
import type { RecordFormProps } from './form-props.ts';
import { FormHead } from './FormHead.tsx';
import { FormSections } from './FormSections.tsx';
import { FormBar, FormRail } from './rail/FormRail.tsx';
import { useFormWork, type FormWork } from './useFormWork.ts';
import classes from './RecordForm.module.css';
import { sectionId } from './anchors.ts';
import { DraftOffer } from './draft/DraftOffer.tsx';

const ConflictModal = atFirstMove(() => import('./conflict/ConflictModal.tsx'));

/** Enter in an open list chooses; it must not send the form when nothing is marked. */
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

/** A section is being read once its title has come this near to the top of the window. */
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

/** Questions over a form: leave it, resume a draft of it, settle it with another's version. */
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
