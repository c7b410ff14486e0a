import { useTranslation } from '../../platform/i18n.ts';
import { KEYS, type KeyAct } from '../../platform/keys.ts';
import { KeyCaps } from '../../ui/KeyCaps.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import css from './portfolio.module.css';

/** Keys of the lists over all clients, beside those of every list. */
export function PortfolioKeys({ acts }: Readonly<{ acts: readonly KeyAct<'portfolio'>[] }>) {
  const { t } = useTranslation();
  if (usePhone()) return null;
  return acts.map((act) => (
    <span key={act} className={css.left}>
      <KeyCaps specs={KEYS.portfolio[act]} />
      {t(`keys.portfolio.${act}`)}
    </span>
  ));
}
