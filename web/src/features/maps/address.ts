/** Everything about a map that its address says. `opened`: groups that are unfolded. */
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

/** Reads the state of an address; what it does not understand it leaves out. */
export function readState(params: URLSearchParams): MapState {
  const opened = params.getAll('acik');
  return {
    selected: params.get('secim') ?? '',
    q: params.get('q') ?? '',
    special: params.get('ozel') === '1',
    abroad: params.get('yurtdisi') === '1',
    departments: (params.get('departman') ?? '')
      .split(',')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0),
    list: params.get('gorunum') === LIST,
    opened: opened.includes(ALL) ? 'all' : opened,
  };
}

/** The address of a state; every other parameter stays as it was. */
export function writeState(params: URLSearchParams, state: MapState): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string) => {
    if (value) next.set(name, value);
    else next.delete(name);
  };
  put('secim', state.selected);
  put('q', state.q);
  put('ozel', state.special ? '1' : '');
  put('yurtdisi', state.abroad ? '1' : '');
  put('departman', state.departments.join(','));
  put('gorunum', state.list ? LIST : '');
  next.delete('acik');
  for (const group of state.opened === 'all' ? [ALL] : state.opened) next.append('acik', group);
  return next;
}
