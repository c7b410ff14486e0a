import { useUrlState } from '../../../ui/url-state/useUrlState.ts';
import { MAP_SPEC, type MapState } from './address.ts';

/**
 * State of a map in the address. Choosing a box is a step in the history, so that Back takes it
 * back; everything else is not.
 */
export function useMapState() {
  const { state, set, step } = useUrlState(MAP_SPEC);
  const change = (part: Partial<MapState>) =>
    (part.selected && state.selected === '' ? step : set)(part);
  return [state, change] as const;
}
