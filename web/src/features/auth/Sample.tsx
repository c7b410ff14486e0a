import { IconShieldHalfFilled } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { BasisChips } from '../../ui/BasisChips.tsx';
import { RiskMark } from '../../ui/RiskMark.tsx';
import marks from '../../ui/marks.module.css';
import login from './login.module.css';

/** Five activities of the library the product brings; the names are in the locale files. */
const SAMPLES = [
  { key: 'jobs', risk: 'Orta', codes: ['5/2-c', '5/2-f'], special: false },
  { key: 'payroll', risk: 'Düşük', codes: ['5/2-a', '5/2-ç', '5/2-c'], special: false },
  { key: 'messages', risk: 'Orta', codes: ['5/1', '5/2-ç'], special: false },
  { key: 'health', risk: 'Yüksek', codes: ['5/2-a', '5/2-ç', '6/3-e'], special: true },
  { key: 'checkups', risk: 'Orta', codes: ['5/2-a', '5/2-ç', '6/3-e'], special: true },
] as const;

/** A piece of the register, drawn for the eye only. */
export function Sample() {
  const { t } = useTranslation();
  return (
    <div className={login.sample} aria-hidden="true">
      <p className={login.sampleHead}>
        <strong>{t('login.sampleTitle')}</strong> {t('login.sampleCount')}
      </p>
      {SAMPLES.map(({ key, risk, codes, special }) => (
        <div key={key} className={login.sampleRow}>
          <span className={login.sampleName}>{t(`login.samples.${key}`)}</span>
          <span>
            {special && (
              <span className={`${marks.tag} ${marks.special}`}>
                <IconShieldHalfFilled size={13} />
              </span>
            )}
          </span>
          <RiskMark risk={risk} />
          <BasisChips codes={codes} />
        </div>
      ))}
    </div>
  );
}
