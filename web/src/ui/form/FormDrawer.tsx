import type { ReactNode } from 'react';
import { SideBody, SideFoot, SideHead } from '../overlay/SideHead.tsx';
import { SideDrawer } from '../overlay/SideDrawer.tsx';
import side from '../overlay/side-drawer.module.css';
import { ApiForm, FormButtons, FormNote } from './ApiForm.tsx';
import type { ApiFormState } from './useApiForm.ts';
import css from './form.module.css';

type Props = Readonly<{
  form: ApiFormState;
  title: string;
  /** Shown above the title, such as the department. */
  above?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}>;

/** A longer form beside its list, which stays usable; draw it only while it is open. */
export function FormDrawer({ form, title, above, onClose, children }: Props) {
  const close = () => {
    if (!form.busy) form.work.question.leave(onClose);
  };
  return (
    <SideDrawer opened onClose={close} label={title}>
      <ApiForm form={form} className={`em-column ${side.form}`}>
        <SideHead title={title} above={above} onClose={close} />
        <SideBody>
          <div className={`em-column ${css.form}`}>
            <FormNote form={form} />
            {children}
          </div>
        </SideBody>
        <SideFoot>
          <FormButtons form={form} onCancel={onClose} />
        </SideFoot>
      </ApiForm>
    </SideDrawer>
  );
}
