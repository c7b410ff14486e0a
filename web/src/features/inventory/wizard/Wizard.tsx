import type { CompanyEntry } from '@emanet/contract/auth';
import type { Department } from '@emanet/contract/organization';
import { IconArrowRight, IconBooks } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo, useState, useReducer } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { atFirstMove } from '../../../platform/lazily.ts';
import { notify } from '../../../platform/notify.tsx';
import { useUser } from '../../../platform/session/session.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useCopying } from '../copying/useCopying.ts';
import { isWorkForgotten } from '../../../platform/session/kept-work.ts';
import { assignAll, assignerOf, brokenRule } from './assignment.ts';
import { AssignStep } from './AssignStep.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { useDepartmentChoices } from './DepartmentField.tsx';
import { type LibraryGroup, isPresent, presentIn } from './library.ts';
import { chosenGroups, type Selection, select } from './selection.ts';
import { WizardFrame } from './WizardFrame.tsx';
import { WizardSteps } from './WizardSteps.tsx';
import { useMaterials } from './queries.ts';
import { loadSelection, saveSelection } from './storage.ts';
import { Box, Button } from '@mantine/core';
import { StepFoot } from '../../../ui/step/StepPage.tsx';

const ProgressModal = atFirstMove(() => import('../copying/ProgressModal.tsx'));

const STEP = 'adim';

/** Both steps, with the same selection. */
export function Wizard(props: {
  company: CompanyEntry;
  groups: readonly LibraryGroup[];
  ownRows: readonly Readonly<Record<string, unknown>>[];
  departments: readonly Department[];
}) {
  const { company, groups, ownRows, departments } = props;
  const { t } = useTranslation();
  const user = useUser();
  const [params, setParams] = useSearchParams();
  const [attempts, setAttempts] = useState(0);
  const { selection, dispatch, keep } = useSelection(user.user_id, company.company_id);

  const picked = useMemo(() => chosenGroups(groups, selection), [groups, selection]);
  const chosen = useMemo(() => new Set(selection.chosen), [selection.chosen]);
  const choices = useDepartmentChoices(departments);
  const assigner = assignerOf(user.role, company);
  const { readOnly } = assigner;
  const present = useMemo(() => presentIn(ownRows), [ownRows]);
  const copied = useMemo(() => {
    const all = assignAll(groups, selection, departments, { own: assigner.own, readOnly });
    const had = all.filter(({ activity, department }) => isPresent(present, activity, department));
    return new Set(had.map(({ activity }) => activity.id));
  }, [present, groups, selection, departments, assigner.own, readOnly]);
  const assigned = assignAll(picked, selection, departments, assigner);
  const step = params.get(STEP) === '2' && assigned.length > 0 ? 'assign' : 'choose';

  const materials = useMaterials();
  const { progress, problem, forgetProblem, copy } = useCopying({
    company,
    materials,
    selection,
    dispatch,
    keep,
    first: ownRows.length === 0,
  });

  const onChoose = useCallback(
    (ids: readonly number[], on: boolean) => dispatch({ type: 'choose', ids, on }),
    [dispatch],
  );
  // After the shell, which restores the scroll position of this address.
  useEffect(() => {
    void scrollTo({ top: 0 });
  }, [step]);
  const goTo = (next: 'choose' | 'assign') => {
    setAttempts(0);
    forgetProblem();
    setParams(next === 'assign' ? { [STEP]: '2' } : {});
  };
  const clear = () => {
    dispatch({ type: 'clear' });
    goTo('choose');
  };

  const create = () => {
    const broken = brokenRule(company, assigned);
    setAttempts(broken ? attempts + 1 : 0);
    if (broken) notify.error(t(`inventory.errors.${broken}`));
    else void copy(assigned);
  };

  if (groups.length === 0)
    return (
      <WizardFrame>
        <EmptyState
          icon={<IconBooks size={20} />}
          title={t('inventory.wizard.libraryEmpty')}
          text={t('inventory.wizard.libraryEmptyHint')}
        />
      </WizardFrame>
    );
  const broken = attempts > 0 ? brokenRule(company, assigned) : undefined;
  return (
    <WizardSteps step={step} onBack={() => goTo('choose')}>
      {step === 'choose' ? (
        <ChooseStep
          groups={groups}
          sources={materials.sources}
          chosen={chosen}
          copied={copied}
          onChoose={onChoose}
        />
      ) : (
        <AssignStep
          assigned={assigned}
          rule={broken && t(`inventory.errors.${broken}`)}
          problem={problem}
          tools={{
            choices,
            readOnly,
            ownName: company.department_name ?? t('inventory.wizard.noOwnDepartment'),
            attempts,
            copied,
            onAssign: (ids, department) => dispatch({ type: 'assign', ids, department }),
          }}
        />
      )}
      <WizardFooter
        step={step}
        count={assigned.length}
        departments={
          step === 'choose'
            ? picked.length
            : new Set(assigned.flatMap(({ department }) => department ?? [])).size
        }
        onClear={clear}
        onBack={() => goTo('choose')}
        onContinue={() => goTo('assign')}
        onCreate={create}
      />
      {progress && <ProgressModal progress={progress} />}
    </WizardSteps>
  );
}

/**
 * The selection of one person in one company; a reload of the tab keeps it. `keep` stores an
 * outcome at once without a render, for work that continues behind the progress.
 */
function useSelection(user: number, company: number) {
  const [selection, dispatch] = useReducer(select, undefined, () =>
    loadSelection(sessionStorage, user, company),
  );
  const keep = useCallback(
    (value: Selection) => {
      // Copying may continue after the person has signed out.
      if (!isWorkForgotten()) saveSelection(sessionStorage, user, company, value);
    },
    [user, company],
  );
  useEffect(() => keep(selection), [keep, selection]);
  return { selection, dispatch, keep };
}

/** Number of choices and the next button; stays in view while the page scrolls. */
function WizardFooter(props: {
  step: 'choose' | 'assign';
  count: number;
  departments: number;
  onClear: () => void;
  onBack: () => void;
  onContinue: () => void;
  onCreate: () => void;
}) {
  const { step, count, departments } = props;
  const { t } = useTranslation();
  return (
    <StepFoot
      summary={
        count === 0 ? (
          t('inventory.wizard.nothingChosen')
        ) : (
          <>
            <b>{t('common.activities', { count })}</b> {t('inventory.wizard.chosen')}
            <Box component="span" visibleFrom="md">
              , {t('common.departments', { count: departments })}
            </Box>
          </>
        )
      }
    >
      <Button
        variant="subtle"
        color="gray"
        visibleFrom="md"
        onClick={props.onClear}
        disabled={count === 0}
      >
        {t('inventory.wizard.clear')}
      </Button>
      {step === 'choose' ? (
        <Button
          onClick={props.onContinue}
          disabled={count === 0}
          rightSection={<IconArrowRight size={16} aria-hidden />}
        >
          {t('inventory.wizard.continue', { count })}
        </Button>
      ) : (
        <>
          <Button variant="default" onClick={props.onBack}>
            {t('inventory.wizard.back')}
          </Button>
          <Button onClick={props.onCreate}>{t('inventory.wizard.create', { count })}</Button>
        </>
      )}
    </StepFoot>
  );
}
