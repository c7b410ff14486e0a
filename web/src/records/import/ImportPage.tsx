import { useTranslation } from '../../platform/i18n.ts';
import type { Register } from '../register.ts';
import { CheckStep } from './CheckStep.tsx';
import { Checking } from './Checking.tsx';
import { DoneStep } from './DoneStep.tsx';
import { FileStep } from './FileStep.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { toWrite } from './rows.ts';
import { BusyModal } from '../../ui/overlay/BusyModal.tsx';
import { useDrop } from '../../ui/file/useDrop.ts';
import { useImport } from './useImport.ts';

/** Records out of a sheet: choose the file, see what it would change, then let it. */
export function ImportPage({ register }: { register: Register }) {
  const { t } = useTranslation();
  const { state, choose, check, restart, send } = useImport(register);
  const waits = state.step === 'file' || (state.step === 'checked' && !state.sending);
  const over = useDrop(waits ? choose : undefined);
  return (
    <ImportSteps register={register} step={state.step} over={over}>
      {state.step === 'file' && (
        <FileStep
          register={register}
          trouble={state.trouble}
          over={over}
          onChoose={choose}
          onRetry={(file) => void check(file)}
        />
      )}
      {state.step === 'checking' && <Checking file={state.file} onCancel={restart} />}
      {state.step === 'checked' && (
        <CheckStep
          key={state.checked.key}
          register={register}
          checked={state.checked}
          failure={state.failure}
          onChoose={choose}
          onAgain={() => void check(state.checked.file)}
          onSend={() => void send(state.checked)}
        />
      )}
      {state.step === 'done' && (
        <DoneStep
          register={register}
          checked={state.checked}
          result={state.result}
          onRestart={restart}
        />
      )}
      {state.step === 'checked' && state.sending && (
        <BusyModal
          title={t('import.sending.title', { count: toWrite(state.checked.plan) })}
          note={t('import.sending.text')}
        />
      )}
    </ImportSteps>
  );
}
