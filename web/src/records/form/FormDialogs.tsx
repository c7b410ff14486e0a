import { LeaveModal } from '../../ui/unsaved-work/LeaveModal.tsx';
import { useLeaveQuestion } from '../../ui/unsaved-work/useLeaveQuestion.ts';
import { ConflictModal } from './conflict/ConflictModal.tsx';
import { DraftOffer } from './draft/DraftOffer.tsx';
import type { RecordFormProps } from './form-props.ts';
import type { FormWork } from './useFormWork.ts';

type Props = Readonly<{ props: RecordFormProps; work: FormWork }>;

/** Questions over a form: leave it, resume a draft of it, settle it with another's version. */
export function FormDialogs({ props: { register, row, copied }, work }: Props) {
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
