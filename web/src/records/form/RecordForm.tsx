import type { KeyboardEvent } from 'react';
import { listAddress } from '../list-address.ts';
import { nameOf } from '../register.ts';
import type { RecordFormProps } from './form-props.ts';
import { FormDialogs } from './FormDialogs.tsx';
import { FormHead } from './FormHead.tsx';
import { FormSections } from './FormSections.tsx';
import { FormBar, FormRail } from './rail/FormRail.tsx';
import { useScrollSpy } from './rail/useScrollSpy.ts';
import { useFormWork } from './useFormWork.ts';
import classes from './RecordForm.module.css';

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
