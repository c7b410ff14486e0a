import type { Changes, Dashboard, LatestChange } from '@emanet/contract/dashboard';
import { REGISTERS, type RegisterEntry } from '@emanet/contract/records/registers';
import { fieldLabel } from '@emanet/contract/records/labels';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { when, whenInFull } from '../../platform/when.ts';
import { Cut } from '../../ui/table/Cut.tsx';
import { UnreadPill } from '../../ui/UnreadPill.tsx';
import { recordAddress, unreadAddress } from './addresses.ts';
import css from './changes.module.css';

/** Changes by others in each register, unread ones marked. */
export const ChangePanels = ({ changes }: { changes: Dashboard['degisiklikler'] }) => (
  <div className={css.panels}>
    {REGISTERS.map((register) => (
      <ChangePanel key={register.tur} register={register} changes={changes[register.tur]} />
    ))}
  </div>
);

function ChangePanel(props: { register: RegisterEntry; changes: Changes }) {
  const { register, changes } = props;
  const { t } = useTranslation();
  const title = t(`shell.places.${register.noun}`);
  return (
    <section aria-label={title}>
      <header>
        <h2>
          <Link to={register.path}>
            {title}
            <IconChevronRight size={16} aria-hidden />
          </Link>
        </h2>
        {changes.okunmamis > 0 && (
          <Link to={unreadAddress(register.tur)} className={css.unread}>
            <UnreadPill count={changes.okunmamis} more={changes.fazlasi} />
          </Link>
        )}
      </header>
      {changes.son.length === 0 ? (
        <p>{t('dashboard.changes.none')}</p>
      ) : (
        <ul>
          {changes.son.map((change) => (
            <Change key={change.record_id} register={register} change={change} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Change({ register, change }: { register: RegisterEntry; change: LatestChange }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const what = useWhat(register, change);
  const by = change.benim ? t('changeLog.you') : change.guncelleyen;
  return (
    <li data-unread={!change.okundu || undefined}>
      <Link to={recordAddress(register.tur, change.record_id)}>
        <Cut title={change.ad} />
      </Link>
      <time dateTime={change.tarih} title={whenInFull(change.tarih, lang)} className="em-num">
        {when(change.tarih, lang)}
      </time>
      <span className={css.by}>
        <Cut>{`${by}, ${what}`}</Cut>
      </span>
      {!change.okundu && <span className="em-unseen">{t('changeLog.new')}</span>}
    </li>
  );
}

/** Changed part, in a word: the field, how many of them, or that the record is new. */
function useWhat(register: RegisterEntry, { islem, alanlar }: LatestChange): string {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [only] = alanlar;
  if (islem !== 'güncelleme') return t(`dashboard.changes.${islem}`);
  if (alanlar.length === 1 && only)
    return fieldLabel(register.noun, only, lang).toLocaleLowerCase(lang);
  return t('dashboard.changes.fields', { count: alanlar.length });
}
