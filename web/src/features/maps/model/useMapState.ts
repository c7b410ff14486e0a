import {
  flagParam,
  idsParam,
  param,
  textParam,
  type UrlSpec,
} from '../../../ui/url-state/url-param.ts';
import { useUrlState } from '../../../ui/url-state/useUrlState.ts';

/** The state of a map in its address. `opened`: groups that are unfolded. */
export type MapState = Readonly<{
  selected: string;
  q: string;
  special: boolean;
  abroad: boolean;
  departments: readonly number[];
  list: boolean;
  opened: readonly string[] | 'all';
}>;

const ALL = 'hepsi';
const LIST = 'liste';

/** How a map's address is read and written; unknown parts are dropped. */
export const MAP_SPEC: UrlSpec<MapState> = {
  selected: textParam('secim'),
  q: textParam('q'),
  special: flagParam('ozel'),
  abroad: flagParam('yurtdisi'),
  departments: idsParam('departman'),
  list: param(
    'gorunum',
    (text) => text === LIST,
    (on) => (on ? LIST : ''),
  ),
  // A group's id may contain a comma, so each has its own parameter.
  opened: {
    read: (params) => {
      const opened = params.getAll('acik');
      return opened.includes(ALL) ? 'all' : opened;
    },
    write: (params, opened) => {
      params.delete('acik');
      for (const group of opened === 'all' ? [ALL] : opened) params.append('acik', group);
    },
  },
};

/**
 * State of a map in the address. Choosing a box is a step in the history, so that Back undoes it;
 * everything else is not.
 */
export function useMapState() {
  const { state, set, step } = useUrlState(MAP_SPEC);
  const change = (part: Partial<MapState>) =>
    (part.selected && state.selected === '' ? step : set)(part);
  return [state, change] as const;
}
