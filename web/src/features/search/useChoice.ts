import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import type { Entry } from './entries.ts';

/** Entries that do not wait for the server. */
const isOurs = ({ kind }: Entry): boolean => kind === 'screen' || kind === 'action';

/**
 * Which entry the keys are at, and what they do: arrows, Home and End move, Enter chooses, with Ctrl
 * or ⌘ in a new tab. `settled`: the entries belong to what is typed.
 */
export function useChoice(
  entries: readonly Entry[],
  settled: boolean,
  onChoose: (entry: Entry, apart?: boolean) => void,
) {
  const [picked, setPicked] = useState<string>();
  // Enter was pressed before the answer was there: what then stands first is meant.
  const [hasty, setHasty] = useState(false);
  const at = Math.max(
    0,
    entries.findIndex((entry) => entry.key === picked),
  );
  const active = entries[at];

  const settle = useEffectEvent(() => {
    if (active) onChoose(active);
  });
  useEffect(() => {
    if (hasty && settled) settle();
  }, [hasty, settled]);

  const last = entries.length - 1;
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  return {
    active,
    pick: (entry: Entry) => setPicked(entry.key),
    /** Something else is typed: the first entry is meant again. */
    reset: () => {
      setPicked(undefined);
      setHasty(false);
    },
    press: (event: KeyboardEvent) => {
      const to = event.shiftKey ? undefined : moves[event.key];
      if (to !== undefined) {
        event.preventDefault();
        setPicked(entries[to]?.key);
      } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
        event.preventDefault();
        const ready = settled || (active !== undefined && isOurs(active));
        if (!ready) setHasty(true);
        else if (active) onChoose(active, event.ctrlKey || event.metaKey);
      }
    },
  };
}
