import { registers } from '@emanet/contract/records/all-registers';
import { useQueries } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useUser } from '../../platform/session/session.tsx';
import { listKey, useCompanyId } from '../query-keys.ts';
import { brokenBy, type Broken } from './rules.ts';

/** Records that break each rule, of the lists that the person may read; undefined until known. */
export function useBroken(): Broken | undefined {
  const company = useCompanyId();
  const { abilities } = useUser();
  const read = registers.filter(({ endpoints }) =>
    abilities.some((one) => one === endpoints.list.permission),
  );
  return useQueries({
    queries: read.map((register) => ({
      queryKey: listKey(company, register),
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await call(register.endpoints.list, { signal })).data,
    })),
    combine: (answers) =>
      answers.every(({ data }) => data !== undefined)
        ? brokenBy(
            answers.flatMap(({ data }, at) => {
              const tur = read[at]?.tur;
              return tur && data ? [{ tur, rows: data }] : [];
            }),
          )
        : undefined,
  });
}
