import { useMemo, useRef, useState } from 'react';
import { MOST_NEW_PEOPLE, organization } from '@emanet/contract/organization';
import { sentence } from '@emanet/contract/shared/sentences';
import { useChanged } from '../../../nouns/read.ts';
import { ApiError, call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { newKey } from '../../../platform/api/new-key.ts';
import { notify } from '../../../platform/notify.tsx';
import type { Organization } from '../useOrganization.ts';
import { useUnsavedWork } from '../../../ui/unsaved-work/useUnsavedWork.ts';
import { readPasted, type PastedPerson } from './parse.ts';

/** People sent at once: few enough to show the progress of a long list. */
const AT_ONCE = Math.min(50, MOST_NEW_PEOPLE);
const BELOW_SERVER_FAULTS = 500;

/** A pasted list: its rows, the progress of saving, and failures. */
export function usePaste({ departments, people }: Organization, onClose: () => void) {
  const { t, lang } = useTranslation();
  const saved = useChanged('organization');
  const work = useUnsavedWork(['yapistirilan'], '');
  const { value: text, set: setText } = work;
  const [usual, setUsual] = useState<string | null>(null);
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [failure, setFailure] = useState<ApiError>();
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const running = useRef(false);
  const { rows, list } = useMemo(
    () =>
      readPasted(text, {
        departments,
        people,
        usual: usual === null ? undefined : Number(usual),
      }),
    [text, departments, people, usual],
  );
  const wanted = rows.filter((one) => one.fault === undefined && one.act !== 'same');

  /** Removes finished lines; heads and open lines stay. */
  function leave(open: ReadonlySet<number>) {
    const done = new Set(rows.map(({ line }) => line).filter((line) => !open.has(line)));
    setText((before) =>
      before
        .split(/\r?\n/)
        .filter((_, at) => !done.has(at + 1))
        .join('\n'),
    );
  }

  async function save() {
    if (running.current || wanted.length === 0) return;
    running.current = true;
    setFailure(undefined);
    const total = wanted.length;
    const kept = new Set(rows.filter((one) => one.fault !== undefined).map((one) => one.line));
    const reasons = new Map<string, string>();
    let done = 0;
    let stored = 0;
    try {
      while (done < total) {
        setProgress({ done, total });
        const part = wanted.slice(done, done + AT_ONCE);
        const { data } = await call(organization.addRepresentatives, {
          body: { kisiler: part.map(bodyOf) },
          idempotencyKey: newKey(),
        });
        data.forEach(({ email, sonuc, neden }, at) => {
          if (sonuc !== 'reddedildi') stored += 1;
          else if (part[at]) {
            kept.add(part[at].line);
            reasons.set(email, neden ?? '');
          }
        });
        done += part.length;
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    } finally {
      running.current = false;
      setProgress(undefined);
      saved();
    }
    for (const one of wanted.slice(done)) kept.add(one.line);
    setRefused(reasons);
    leave(kept);
    if (stored > 0) notify.success(t('organization.list.saved', { count: stored }));
    if (kept.size === 0) {
      work.drop();
      onClose();
    }
  }

  const said = failure && failure.status > 0 && failure.status < BELOW_SERVER_FAULTS;
  return {
    work,
    text,
    setText: (next: string) => {
      setText(next);
      setFailure(undefined);
    },
    usual,
    setUsual,
    rows,
    list,
    /** Number of lines to save. */
    wanted: wanted.length,
    progress,
    failure: failure && (said ? failure.message : sentence('representativeAddFailed')[lang]),
    /** Why the server refused an address. */
    refused,
    save: () => void save(),
  };
}

const bodyOf = ({ fullname, email, departments }: PastedPerson) => ({
  fullname,
  email,
  department_id: departments.map(({ id }) => id),
});
