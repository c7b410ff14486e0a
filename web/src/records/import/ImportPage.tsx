import { Box, Button, Group, Loader } from '@mantine/core';
import type { Ability } from '@emanet/contract/shared/roles';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { useCan } from '../../platform/session/session.tsx';
import type { Register } from '../register.ts';
import { BusyModal } from '../../ui/overlay/BusyModal.tsx';
import { useDrop } from '../../ui/file/useDrop.ts';
import { usePaste } from './usePaste.ts';
import { Note } from '../../ui/panel/Note.tsx';
import { FileCard } from '../../ui/file/FileCard.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { StepPage } from '../../ui/step/StepPage.tsx';
import { DoneStep } from './DoneStep.tsx';
import { FileStep } from './FileStep.tsx';
import { toWrite } from './rows.ts';
import { listTarget, useRegisterTarget, type ImportTarget, type ListTarget } from './target.ts';
import { useImport, type ImportState } from './useImport.ts';
import css from './import.module.css';

const STEPS = ['file', 'columns', 'check', 'done'] as const;
const AT: Readonly<Record<ImportState['step'], number>> = {
  file: 0,
  match: 1,
  checking: 2,
  checked: 2,
  done: 3,
};

type Props = Readonly<{
  target: ImportTarget;
  step: ImportState['step'];
  /** A file is being held over the page. */
  over: boolean;
  children: ReactNode;
}>;

/** Title of the page, and the current step. */
function ImportSteps({ target, step, over, children }: Props) {
  const { t } = useTranslation();
  return (
    <StepPage
      title={t('import.open')}
      parent={{
        label: target.title,
        to: target.list,
        here: t('import.open'),
      }}
      stepsLabel={t('import.steps.label')}
      steps={STEPS.map((name) => t(`import.steps.${name}`))}
      active={AT[step]}
      // The rows scroll in their own panel, so that the counts and the button stay in sight.
      fill={AT[step] === 1 || AT[step] === 2}
      over={over}
    >
      {children}
    </StepPage>
  );
}

const MatchStep = atFirstMove(() => import('./own/MatchStep.tsx'));
const CheckStep = atFirstMove(() => import('./CheckStep.tsx'));

/** Imports records of a register from a sheet. */
export function ImportPage({ register }: { register: Register }) {
  return <ImportScreen target={useRegisterTarget(register)} />;
}

type ListProps = Readonly<{ write: Ability; target: ListTarget }>;

/** Imports rows of a list that is no register, for people who may write them. */
export function ListImport({ write, target }: ListProps) {
  return useCan(write) ? (
    <ImportScreen target={listTarget(target)} />
  ) : (
    <Navigate to="/unauthorized-access" replace />
  );
}

/** Imports rows of a sheet: choose the file, see its changes, then confirm. */
function ImportScreen({ target }: { target: ImportTarget }) {
  const { t } = useTranslation();
  const { state, waiting, choose, goOn, check, restart, send, mean, match } = useImport(target);
  const isBetween = state.step === 'done' || (state.step === 'file' && !state.trouble);
  const waits = state.step === 'file' || (state.step === 'checked' && !state.sending);
  const over = useDrop(waits ? choose : undefined);
  usePaste(t('import.pasted'), waits ? choose : undefined);
  return (
    <ImportSteps target={target} step={state.step} over={over}>
      {waiting.length > 0 && (
        <Box px="gutter" pt="lg" flex="none">
          <Note
            title={t('import.waiting.title', { count: waiting.length })}
            announced
            action={
              <Button
                variant={isBetween ? 'filled' : 'default'}
                disabled={state.step === 'checked' && state.sending}
                onClick={goOn}
              >
                {t(isBetween ? 'import.waiting.next' : 'import.waiting.skip')}
              </Button>
            }
          >
            {waiting.map(({ name }) => name).join(', ')}
          </Note>
        </Box>
      )}
      {state.step === 'file' && (
        <FileStep
          target={target}
          trouble={state.trouble}
          over={over}
          onChoose={choose}
          onRetry={(file) => void check(file)}
        />
      )}
      {state.step === 'checking' && <Checking file={state.file} onCancel={restart} />}
      {state.step === 'match' && (
        <MatchStep
          key={state.checked.key}
          target={target}
          checked={state.checked}
          failure={state.failure}
          busy={state.busy}
          onMean={(meanings) => void mean(meanings)}
          onOther={restart}
        />
      )}
      {state.step === 'checked' && (
        <CheckStep
          key={state.checked.id}
          target={target}
          checked={state.checked}
          failure={state.failure}
          busy={state.busy === true}
          onMean={(meanings) => void mean(meanings)}
          onMatch={() => match(state.checked)}
          onChoose={choose}
          onAgain={() => void check(state.checked.file)}
          onSend={() => void send(state.checked)}
        />
      )}
      {state.step === 'done' && (
        <DoneStep
          target={target}
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

/** The file is being uploaded and read. */
function Checking({ file, onCancel }: { file: File; onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={`em-column em-fill ${css.body}`}>
      <FileCard file={file}>
        <Group component="span" gap="sm" mr="sm" c="var(--em-text-2)" role="status">
          <Loader size={15} aria-hidden />
          {t('import.checking')}
        </Group>
        <Button variant="default" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </FileCard>
      <ListSkeleton rows={6} />
    </div>
  );
}
