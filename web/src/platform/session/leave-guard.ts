import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router';
import { queryClient } from '../api/query-client.ts';

/** Answers to the question before leaving. */
export type Answers = Readonly<{ go: () => void; stay: () => void }>;

/** Work on the page that leaving would lose. */
type Holder = Readonly<{
  holds: () => boolean;
  /** Opens the question, or stays without one. */
  ask: (answers: Answers) => void;
  /** The question cannot release it. */
  isFirm?: boolean;
  /** Called before the tab closes. */
  onUnload?: () => void;
}>;

// The router supports one blocker at a time, so all of a page share it.
const holders = new Set<Holder>();

/** Asks once for all holders; the others keep a draft when the page is left. */
function ask(answers: Answers): void {
  const held = [...holders].filter((one) => one.holds());
  const asked = held.find(({ isFirm }) => isFirm) ?? held[0];
  if (asked) asked.ask(answers);
  else answers.go();
}

/** Is an unconfirmed change shown? After the tab is closed, its failure could not be shown. */
const isAhead = () =>
  queryClient.isMutating({ predicate: ({ options }) => options.onMutate !== undefined }) > 0;

/**
 * Stops links, Back and the closing of the tab while anything holds the page; used once, in the
 * shell. The way to the sign-in page stays free: an ended session must reach it.
 */
export function useLeaveWatch(): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== '/login' &&
      [...holders].some((one) => one.holds()),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    ask({ go: () => blocker.proceed(), stay: () => blocker.reset() });
  }, [blocker]);
  useEffect(() => {
    const unload = (event: BeforeUnloadEvent) => {
      for (const one of holders) {
        if (!one.holds()) continue;
        one.onUnload?.();
        event.preventDefault();
      }
      if (isAhead()) event.preventDefault();
    };
    addEventListener('beforeunload', unload);
    return () => removeEventListener('beforeunload', unload);
  }, []);
}

/** Holds the page while the component is mounted. */
export function useHolder(holder: Holder): void {
  const { isFirm = false } = holder;
  const holds = useEffectEvent(holder.holds);
  const asks = useEffectEvent(holder.ask);
  const onUnload = useEffectEvent(() => holder.onUnload?.());
  useEffect(() => {
    const mine: Holder = {
      holds: () => holds(),
      ask: (answers) => asks(answers),
      isFirm,
      onUnload: () => onUnload(),
    };
    holders.add(mine);
    return () => void holders.delete(mine);
  }, [isFirm]);
}

/**
 * While the returned guard is up, closing the tab asks first and no link or Back leaves the page.
 * It is lowered at once, not at the next render, so that the own navigation is never blocked.
 */
export function useLeaveGuard(): (up: boolean) => void {
  const up = useRef(false);
  useHolder({ holds: () => up.current, ask: ({ stay }) => stay(), isFirm: true });
  return useCallback((raised) => {
    up.current = raised;
  }, []);
}
