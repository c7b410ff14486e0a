import { useLanguage } from '../../platform/i18n.ts';
import classes from './tables.module.css';

type Props = Readonly<{ named: string; turkish: string | undefined }>;

/** A name as its reader says it, with the Turkish one beside it, which the registry's screen shows. */
export function RegistryName({ named, turkish }: Props) {
  const lang = useLanguage();
  if (lang === 'tr' || !turkish || turkish === named) return named;
  return (
    <>
      {named}{' '}
      <span lang="tr" className={classes.registry}>
        {turkish}
      </span>
    </>
  );
}
