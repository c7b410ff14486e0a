import { Box } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { EntryLine } from './EntryLine.tsx';
import type { Entry, Group } from './entries.ts';
import classes from './palette.module.css';

/** The id of an entry's element. */
export const idOf = (entry: Entry): string => `search-${entry.key}`;

type Props = {
  id: string;
  groups: readonly Group[];
  words: readonly string[];
  active: Entry | undefined;
  /** The next answer is loading. */
  busy: boolean;
  onPoint: (entry: Entry) => void;
  onChoose: (entry: Entry) => void;
};

export function PaletteList({ id, groups, words, active, busy, onPoint, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const activeId = active && idOf(active);
  const isFirst = active !== undefined && active === groups[0]?.entries[0];
  useEffect(() => {
    // The first of all shows its heading too.
    if (isFirst) list.current?.scrollTo({ top: 0 });
    else if (activeId !== undefined)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, isFirst]);
  return (
    <div
      ref={list}
      id={id}
      className={`em-fill em-scroll ${classes.list}`}
      role="listbox"
      aria-busy={busy}
      tabIndex={-1}
    >
      {groups.map((group) => (
        <div key={group.key} role="group" aria-labelledby={`search-in-${group.key}`}>
          <Box
            pt="near"
            pb="xs"
            px="near"
            fz="xs"
            fw={560}
            c="dimmed"
            id={`search-in-${group.key}`}
            role="presentation"
          >
            {group.title}
          </Box>
          {group.entries.map((entry) => (
            <EntryLine
              key={entry.key}
              id={idOf(entry)}
              entry={entry}
              words={words}
              active={entry === active}
              onPoint={() => onPoint(entry)}
              onChoose={() => onChoose(entry)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
