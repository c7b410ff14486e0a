import classes from './rows.module.css';

type Props = Readonly<{
  state: 'all' | 'some' | 'none';
  label: string;
  onChange: () => void;
}>;

/** The box that ticks many rows; half ticked while some of them are. */
export const Tick = ({ state, label, onChange }: Props) => (
  <input
    type="checkbox"
    className={`em-middle em-rigid em-round-small em-surface ${classes.tick}`}
    checked={state === 'all'}
    ref={(box) => {
      if (box) box.indeterminate = state === 'some';
    }}
    onChange={onChange}
    aria-label={label}
  />
);
