import classes from './tables.module.css';

/** Names one below the other. */
export function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className={classes.names}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
