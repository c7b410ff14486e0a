import { Box, Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';

type Props<Data> = Readonly<{
  query: UseQueryResult<Data>;
  /** Shown during loading. */
  loading: string;
  /** Title after a failure. */
  failed: string;
  isEmpty?: (data: Data) => boolean;
  /** Shown when it is empty. */
  empty?: Omit<ComponentProps<typeof EmptyState>, 'panel' | 'alone'>;
  children: (data: Data) => ReactNode;
}>;

/** A pane of a drawer while its content loads, when that failed, and when there is none. */
export function PaneStates<Data>({
  query,
  loading,
  failed,
  isEmpty,
  empty,
  children,
}: Props<Data>) {
  if (query.isPending)
    return (
      <Stack p="xl" aria-busy role="status" aria-label={loading}>
        <Skeleton height={44} />
        <Skeleton height={72} />
        <Skeleton height={44} />
      </Stack>
    );
  if (query.data && !isEmpty?.(query.data)) return children(query.data);
  return (
    <Box px="xl" py="var(--em-space-far)">
      {query.data ? (
        empty && <EmptyState panel={false} {...empty} />
      ) : (
        <ErrorState panel={false} query={query} title={failed} />
      )}
    </Box>
  );
}
