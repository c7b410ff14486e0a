import { texts, type SingleText } from '@emanet/contract/texts';
import { useEffect } from 'react';
import { useAct } from '../../../nouns/act.ts';
import { at } from '../../../nouns/read.ts';

/** Takes the seat at a draft once its editor is opened; the page names another person there. */
export function useSeat({ id }: Pick<SingleText, 'id'>, editing: boolean): void {
  const { mutate } = useAct(texts.sit, { parts: (_: void) => at(id) });
  useEffect(() => {
    if (editing) mutate();
  }, [editing, mutate]);
}
