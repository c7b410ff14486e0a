import { missingFields } from '@emanet/contract/records/fields';
import { verdictName } from '@emanet/contract/records/verdict';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { AbroadMark } from '../../ui/AbroadMark.tsx';
import { CompletenessBar } from '../../ui/CompletenessBar.tsx';
import { RiskMark } from '../../ui/RiskMark.tsx';
import { SpecialMark } from '../../ui/SpecialMark.tsx';
import { isAbroad } from '../display.ts';
import type { RecordRow, Register } from '../register.ts';
import classes from './drawer.module.css';
import { VerdictMark } from '../verdict/VerdictMark.tsx';
import type { Spot } from './spot.ts';

type Props = { register: Register; row: RecordRow; onShow: (spot: Spot) => void };

/** Marks of the record; what is wrong or missing leads to where the record says it. */
export function HeadMarks({ register, row, onShow }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const missing = missingFields(register.fields, row).length;
  return (
    <div className={classes.marks}>
      <button
        type="button"
        className={classes.verdict}
        aria-label={t('records.verdict.show', { verdict: verdictName(row.hukum, lang) })}
        onClick={() => onShow('verdict')}
      >
        <VerdictMark row={row} ground />
      </button>
      {row.ozel_nitelikli && <SpecialMark withText />}
      {isAbroad(row) && <AbroadMark withText />}
      <RiskMark risk={row.risk} ground />
      <CompletenessBar value={row.eksiksizlik} warned={row.hukum === 'Uyarılı'} />
      {missing > 0 && (
        <button type="button" className={classes.spot} onClick={() => onShow('missing')}>
          {t('records.drawer.missing', { count: missing })}
        </button>
      )}
    </div>
  );
}
