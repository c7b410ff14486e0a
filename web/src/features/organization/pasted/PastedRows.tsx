import { IconAlertCircle, IconCircleCheckFilled, IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import type { OrganizationActs } from '../useOrganizationActs.ts';
import type { PastedPerson } from './parse.ts';
import css from './pasted.module.css';

type Props = Readonly<{
  rows: readonly PastedPerson[];
  /** Why the server stored nothing for an address. */
  refused: ReadonlyMap<string, string>;
  /** Adds a department that the company does not have; without it, nothing is offered. */
  addDepartment?: OrganizationActs['addDepartment'];
}>;

/** The reading of a pasted list, a line a person, with what saving would do. */
export function PastedRows({ rows, refused, addDepartment }: Props) {
  const { t } = useTranslation();
  const sound = rows.filter((one) => !one.fault);
  const count = (act: PastedPerson['act']) => sound.filter((one) => one.act === act).length;
  const wrong = rows.length - sound.length;
  return (
    <div className={css.right}>
      <div className={css.sums} role="status">
        <span>{t('organization.list.added', { count: count('add') })}</span>
        <span>{t('organization.list.extended', { count: count('extend') })}</span>
        <span data-wrong={wrong > 0 || undefined}>
          {t('organization.list.wrong', { count: wrong })}
        </span>
      </div>
      {rows.length === 0 ? (
        <p className={css.empty}>{t('organization.list.empty')}</p>
      ) : (
        <ul className={css.rows} tabIndex={0} aria-label={t('organization.list.reading')}>
          {rows.map((one) => (
            <Line
              key={one.line}
              one={one}
              refusal={refused.get(one.email)}
              addDepartment={addDepartment}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type LineProps = Readonly<{
  one: PastedPerson;
  refusal: string | undefined;
  addDepartment: OrganizationActs['addDepartment'] | undefined;
}>;

function Line({ one, refusal, addDepartment }: LineProps) {
  const { t } = useTranslation();
  const wrong = one.fault !== undefined || refusal !== undefined;
  const Icon = wrong ? IconAlertCircle : one.act === 'add' ? IconCircleCheckFilled : IconUserCheck;
  const places = one.departments.map(({ name }) => name).join(', ');
  return (
    <li data-act={one.act} data-wrong={wrong || undefined}>
      <Icon size={18} aria-hidden />
      <span>
        <b>{one.fullname || t('organization.list.line', { line: one.line })}</b>
        <span className={css.meta}>{one.email}</span>
      </span>
      <span>
        {wrong ? (
          <Wrong one={one} refusal={refusal} addDepartment={addDepartment} />
        ) : (
          <>
            {places}
            <span className={css.meta}>{t(`organization.list.acts.${one.act}`)}</span>
          </>
        )}
      </span>
    </li>
  );
}

function Wrong({ one, refusal, addDepartment }: LineProps) {
  const { t } = useTranslation();
  const [missing] = one.unknown;
  if (one.fault === undefined) return <span className={css.wrong}>{refusal}</span>;
  if (one.fault !== 'no_department' || missing === undefined)
    return <span className={css.wrong}>{t(`organization.list.faults.${one.fault}`)}</span>;
  const unknown = (
    <span className={css.wrong}>{t('organization.list.unknown', { name: missing })}</span>
  );
  if (!addDepartment) return unknown;
  const add = async () => {
    const problem = await addDepartment(missing);
    if (problem) notify.error(problem);
  };
  return (
    <>
      {unknown}{' '}
      <button type="button" className={css.more} onClick={() => void add()}>
        {t('organization.list.addDepartment')}
      </button>
      <span className={css.meta}>{t('organization.list.orWrite')}</span>
    </>
  );
}
