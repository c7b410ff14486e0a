import type { CompanyEntry } from '@emanet/contract/auth';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { useUser } from '../../../platform/session/session.tsx';
import { processingActivityRegister } from '../../processing-activities/register.ts';
import type { Assigned } from '../wizard/assignment.ts';
import { copyBody, updaterName } from './body.ts';
import { madeAddress } from '../../../records/list/filters/ranges.ts';
import { newKey } from '../../../platform/api/new-key.ts';
import type { Job } from './runner.ts';
import type { Selection, SelectionAction } from '../wizard/selection.ts';
import { select } from '../wizard/selection.ts';
import type { Materials } from '../wizard/queries.ts';
import { useCreation } from './useCreation.ts';

type Fetched = Awaited<ReturnType<Materials['fetch']>>;

export type Problem = Readonly<{ title: string; text: string }>;

/** Copies the assigned activities and reports the result in words. */
export function useCopying(props: {
  company: CompanyEntry;
  materials: Materials;
  selection: Selection;
  dispatch: (action: SelectionAction) => void;
  keep: (selection: Selection) => void;
  /** The company has no other activities among which the new ones would be hard to find. */
  first: boolean;
}) {
  const { company, materials, selection, dispatch, keep, first } = props;
  const { t } = useTranslation();
  const user = useUser();
  const navigate = useNavigate();
  const { progress, create } = useCreation(company.company_id);
  const [problem, setProblem] = useState<Problem>();

  const jobsOf = (
    { activity, department }: Assigned,
    { keys }: Selection,
    { rows, documents }: Fetched,
  ): Job[] => {
    const key = keys[activity.id];
    const source = rows.get(activity.id);
    if (key === undefined || department === null || !source) return [];
    const body = copyBody(
      { id: activity.id, row: source.row },
      {
        company_id: company.company_id,
        department_id: department,
        guncelleyen: updaterName(user, t('shell.defaultName')),
        role: user.role,
        documents,
      },
    );
    return [{ id: activity.id, name: activity.name, key, body }];
  };

  async function copy(assigned: readonly Assigned[]) {
    setProblem(undefined);
    const fresh = assigned.map(({ activity }): [number, string] => [activity.id, newKey()]);
    const keyed: SelectionAction = { type: 'keyed', keys: Object.fromEntries(fresh) };
    let state = select(selection, keyed);
    dispatch(keyed);
    const keys = state;
    let fetched: Fetched;
    try {
      fetched = await materials.fetch();
    } catch (error) {
      tell(error, { made: 0, total: assigned.length, name: assigned[0]?.activity.name ?? '' });
      return;
    }
    const jobs = assigned.flatMap((one) => jobsOf(one, keys, fetched));

    const end = await create(jobs, (id) => {
      state = select(state, { type: 'made', ids: [id] });
      keep(state);
    });
    dispatch({ type: 'made', ids: end.made });
    if (end.done) {
      dispatch({ type: 'clear' });
      keep(select(state, { type: 'clear' }));
      notify.success(t('inventory.wizard.created', { count: end.made.length }));
      const { path } = processingActivityRegister;
      void navigate(first ? path : madeAddress(path, end.records));
      return;
    }
    tell(end.error, {
      made: end.made.length,
      total: jobs.length,
      name: jobs.find(({ id }) => id === end.failed)?.name ?? '',
    });
  }

  type Reached = Readonly<{ made: number; total: number; name: string }>;
  function tell(error: unknown, { made, total, name }: Reached) {
    const said = error instanceof ApiError ? error.message : '';
    const title = said || t('inventory.errors.copyError');
    const text = t('inventory.wizard.stopped', { made, total, left: total - made, name });
    notify.error(title);
    setProblem({ title, text });
  }

  return { progress, problem, forgetProblem: () => setProblem(undefined), copy };
}
