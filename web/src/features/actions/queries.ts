import { actions } from '@emanet/contract/actions';
import { useRead } from '../../nouns/read.ts';
import { useCan } from '../../platform/session/session.tsx';

/** Every action that the person may see, archived ones too: board, list and archive share them. */
export const useActionList = () => useRead(actions.list);

/** Members of the company, one of whom can be in charge. */
export const usePeople = () => useRead(actions.people, {}, { enabled: useCan('actions.write') });
