import { Button } from '@mantine/core';
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react';
import { fineInWords } from '@emanet/contract/data/fines';
import { isEmpty } from '@emanet/contract/records/fields';
import { fieldLabel } from '@emanet/contract/records/labels';
import { articleIn } from '@emanet/contract/shared/articles';
import { CONFIRMED } from '@emanet/contract/records/verdict';
import { tables } from '@emanet/contract/tables';
import { useQuery } from '@tanstack/react-query';
import { use, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { useCan, useCompany } from '../../platform/session/session.tsx';
import { displayValue } from '../display.ts';
import { fieldAddress } from '../form/anchors.ts';
import { InPlaceContext } from '../in-place/useInPlace.ts';
import type { Names } from '../kinds/kind.ts';
import { tableKey } from '../query-keys.ts';
import type { RecordRow, Register } from '../register.ts';
import { ruleAddress } from '../rules/rules.ts';
import { causesOf, firstCauses, lineCount, type Cause, type Finding } from './causes.ts';
import classes from './verdict.module.css';

type Props = Readonly<{ register: Register; row: RecordRow; names: Names }>;

/** Findings over linked records as they are now; nothing until they are known. */
function useLinkedFindings({ tur }: Register, { id, surum }: RecordRow) {
  const lang = useLanguage();
  const key = tableKey(useCompany().company_id, 'cross-checks', lang);
  const { data } = useQuery({
    queryKey: [...key, tur, id, surum],
    queryFn: async ({ signal }) =>
      (await call(tables.crossChecks, { query: { tur, id: String(id) }, signal })).data,
  });
  return data;
}

/** Why a record's verdict is what it is, and the next step to a better one. */
export function VerdictPanel({ register, row, names }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [all, setAll] = useState(false);
  const causes = causesOf(register, row, useLinkedFindings(register, row), lang);
  const total = lineCount(causes);
  const shown = all ? causes : firstCauses(causes);
  return (
    <section className={classes.panel} data-spot="verdict" tabIndex={-1}>
      <h3>{t(`records.verdict.head.${row.hukum}`)}</h3>
      {total === 0 && <Confirmation row={row} />}
      <ul>
        {shown.map((cause) => (
          <CauseItem key={cause.alan} cause={cause} register={register} row={row} names={names} />
        ))}
      </ul>
      {lineCount(shown) < total && (
        <Button size="xs" variant="default" onClick={() => setAll(true)}>
          {t('records.verdict.all', { count: total })}
        </Button>
      )}
    </section>
  );
}

/** The panel of a record without a fault: confirmed, or how it is confirmed. */
function Confirmation({ row }: { row: RecordRow }) {
  const { t } = useTranslation();
  const acts = use(InPlaceContext);
  if (row.hukum !== 'Hazır') return null;
  return (
    <p className={classes.ready}>
      {t(row[CONFIRMED] === true ? 'records.verdict.lapsed' : 'records.verdict.unconfirmed')}
      {acts?.fieldFor(row, CONFIRMED) && (
        <Button size="xs" onClick={() => acts.saveNow(row, CONFIRMED, true)}>
          {t('records.verdict.confirm')}
        </Button>
      )}
    </p>
  );
}

/** A field: its own value, the rules that speak about it, and the way to put it right. */
function CauseItem({ cause, register, row, names }: Props & { cause: Cause }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const item = useRef<HTMLLIElement>(null);
  const { alan, findings } = cause;
  const field = register.fields.find(({ name }) => name === alan);
  const label = fieldLabel(register.noun, alan, lang);
  const value = row[alan];
  return (
    <li ref={item} data-cause={alan}>
      <div className={classes.cause}>
        <span className={classes.label}>{label}</span>
        <span className={classes.value}>
          {!field || isEmpty(value)
            ? t('records.drawer.notFilled')
            : displayValue(field, value, lang, names)}
        </span>
        <Fix register={register} row={row} alan={alan} label={label} source={() => item.current} />
      </div>
      {findings.map((one) => (
        <Rule key={one.kod} finding={one} />
      ))}
    </li>
  );
}

function Rule({ finding }: { finding: Finding }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { seviye, title, data, why, article, fine } = finding;
  return (
    <div className={classes.finding} data-high={seviye === 'Yüksek' || undefined}>
      <IconAlertTriangle size={15} aria-hidden />
      <div>
        <strong>
          {title}
          {data.length > 0 && `: ${data.join(', ')}`}
        </strong>
        <p>
          {t('records.verdict.why')} {why}
        </p>
        <Link to={ruleAddress(title)} aria-label={`${t('rules.show')}: ${title}`}>
          {article}
        </Link>
        {fine && (
          <p>
            {t('records.verdict.fine', { fine: fineInWords(fine, lang) })}{' '}
            <a
              href={fine.sayfa}
              title={articleIn(fine.kaynak, lang)}
              target="_blank"
              rel="noreferrer"
            >
              {t('records.verdict.source')}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

type FixProps = Readonly<{
  register: Register;
  row: RecordRow;
  alan: string;
  label: string;
  source: () => HTMLElement | null;
}>;

/** Edits the field where it stands; what only the form can change leads there. */
function Fix({ register, row, alan, label, source }: FixProps) {
  const { t } = useTranslation();
  const mayWrite = useCan(register.endpoints.update.permission);
  const acts = use(InPlaceContext);
  if (!mayWrite) return null;
  const words = t(isEmpty(row[alan]) ? 'records.drawer.fill' : 'records.verdict.fix');
  const named = `${words}: ${label}`;
  const look = { size: 'compact-sm', variant: 'light', 'aria-label': named } as const;
  if (!acts?.fieldFor(row, alan))
    return (
      <Button {...look} component={Link} to={fieldAddress(register, row.id, alan)}>
        {words}
      </Button>
    );
  return (
    <Button
      {...look}
      leftSection={<IconPencil size={14} aria-hidden />}
      onClick={({ currentTarget }) => acts.ask(row, alan, source() ?? currentTarget)}
    >
      {words}
    </Button>
  );
}
