import { warningTitle } from '@emanet/contract/records/labels';
import { RULES } from '@emanet/contract/records/rules/all-rules';
import { judge, withBody } from '@emanet/contract/records/rules/rule';
import type { Field } from '@emanet/contract/records/fields';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { isCrossCode } from '@emanet/contract/tables/cross-rules';
import { useBody } from '../../platform/session/session.tsx';
import { useTranslation } from '../../platform/i18n.ts';
import { Note } from '../../ui/panel/Note.tsx';
import type { FieldValue } from '../form/values.ts';
import type { Names } from '../kinds/kind.ts';
import type { RecordRow, Register } from '../register.ts';
import { DEPARTMENT } from './editable.ts';

type Props = Readonly<{
  register: Register;
  names: Names;
  row: RecordRow;
  field: Field;
  value: FieldValue;
}>;

/** Consequences of a change: a record that changes hands, warnings that come or go. */
export function Consequences({ register, names, row, field, value }: Props) {
  const { t, lang } = useTranslation();
  const body = useBody();
  if (field.name === DEPARTMENT) {
    const to = names.departments.find((one) => one.department_id === value)?.department_name;
    if (to === undefined) return null;
    return (
      <Note tone="mid" title={t('records.inPlace.handsOver')} announced>
        {t('records.inPlace.handsOverText', { to, from: row.department_name })}
      </Note>
    );
  }
  const changed = withBody({ ...row, [field.name]: value }, body);
  const after = judge(RULES[register.noun], changed, todayInTurkey());
  const own = row.uyarilar.filter(({ kod }) => !isCrossCode(kod));
  const had = new Set(own.map(({ kod }) => kod));
  const have = new Set(after.map(({ kod }) => kod));
  const titles = (codes: readonly string[]) =>
    codes.map((code) => warningTitle(register.noun, code, lang)).join(' · ');
  const come = [...have.difference(had)];
  const go = [...had.difference(have)];
  return (
    <>
      {come.length > 0 && (
        <Note tone="mid" title={t('records.inPlace.warns')} announced>
          {titles(come)}
        </Note>
      )}
      {go.length > 0 && (
        <Note tone="done" title={t('records.inPlace.settles')} announced>
          {titles(go)}
        </Note>
      )}
    </>
  );
}
