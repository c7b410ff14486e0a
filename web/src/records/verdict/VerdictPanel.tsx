import { Anchor, Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react';
import { fineInWords } from '@emanet/contract/data/fines';
import { isEmpty } from '@emanet/contract/records/fields';
import { fieldLabel } from '@emanet/contract/records/labels';
import { articleIn } from '@emanet/contract/shared/articles';
import { CONFIRMED, confirmationOf } from '@emanet/contract/records/verdict';
import { tables } from '@emanet/contract/tables';
import { use, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useRead } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { displayValue } from '../display.ts';
import { fieldAddress } from '../form/anchors.ts';
import { InPlaceContext } from '../in-place/useInPlace.ts';
import type { Names } from '../kinds/kind.ts';
import type { RecordRow, Register } from '../register.ts';
import { ruleAddress } from '../rules/rule-address.ts';
import { AnswerButton, Answers } from './Answers.tsx';
import { causesOf, firstCauses, lineCount, type Cause, type Finding } from './causes.ts';

type Props = Readonly<{ register: Register; row: RecordRow; names: Names }>;

/** Current findings over linked records; undefined until they are known. */
function useLinkedFindings({ tur }: Register, { id }: RecordRow) {
  const { data } = useRead(tables.crossChecks, { query: { tur, id: String(id) } });
  return data;
}

/** Reasons of a record's verdict, and the next step to a better one. */
export function VerdictPanel({ register, row, names }: Props) {
  const { t, lang } = useTranslation();
  const [all, setAll] = useState(false);
  const linked = useLinkedFindings(register, row);
  const causes = causesOf(register, row, linked, lang);
  const total = lineCount(causes);
  const shown = all ? causes : firstCauses(causes);
  return (
    <Box
      component="section"
      py="panel"
      // The gutter of its place, which may be narrower than a page's.
      px="var(--em-gutter)"
      className="em-sunken em-line-bottom"
      data-spot="verdict"
      tabIndex={-1}
    >
      <Title order={3} fz="panel">
        {t(`records.verdict.head.${row.hukum}`)}
      </Title>
      {total === 0 && <Confirmation row={row} />}
      <Stack component="ul" gap={0} className="em-lines">
        {shown.map((cause) => (
          <CauseItem key={cause.alan} cause={cause} register={register} row={row} names={names} />
        ))}
      </Stack>
      {lineCount(shown) < total && (
        <Button size="xs" variant="default" onClick={() => setAll(true)}>
          {t('records.verdict.all', { count: total })}
        </Button>
      )}
      <Answers register={register} row={row} linked={linked} />
    </Box>
  );
}

/** The panel of a record without a fault: confirmed, or how to confirm it. */
function Confirmation({ row }: { row: RecordRow }) {
  const { t } = useTranslation();
  const acts = use(InPlaceContext);
  if (row.hukum !== 'Hazır') return null;
  return (
    <Group component="p" justify="space-between" mt="tight" fz="sm" c="var(--em-text-2)">
      {t(`records.verdict.${confirmationOf(row) === 'degisti' ? 'lapsed' : 'unconfirmed'}`)}
      {acts?.fieldFor(row, CONFIRMED) && (
        <Button size="xs" onClick={() => acts.saveNow(row, CONFIRMED, true)}>
          {t('common.confirm')}
        </Button>
      )}
    </Group>
  );
}

/** A field: its value, its broken rules, and the way to correct it. */
function CauseItem({ cause, register, row, names }: Props & { cause: Cause }) {
  const { t, lang } = useTranslation();
  const item = useRef<HTMLLIElement>(null);
  const { alan, findings } = cause;
  const field = register.fields.find(({ name }) => name === alan);
  const label = fieldLabel(register.noun, alan, lang);
  const value = row[alan];
  return (
    <Box component="li" ref={item} py="near" data-cause={alan}>
      <Group gap="near" wrap="nowrap" align="baseline" fz="sm">
        <Box component="span" flex="none" fw={560}>
          {label}
        </Box>
        <Text span inherit truncate flex={1} c="dimmed">
          {!field || isEmpty(value)
            ? t('records.drawer.notFilled')
            : displayValue(field, value, lang, names)}
        </Text>
        <Fix register={register} row={row} alan={alan} label={label} source={() => item.current} />
      </Group>
      {findings.map((one) => (
        <Rule key={one.kod} finding={one}>
          <AnswerButton register={register} row={row} warning={{ ...one, alan }} />
        </Rule>
      ))}
    </Box>
  );
}

function Rule({ finding, children }: { finding: Finding; children: ReactNode }) {
  const { t, lang } = useTranslation();
  const { seviye, title, data, why, article, fine } = finding;
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start" mt="tight" fz="sm" c="var(--em-text-2)">
      <Box c={seviye === 'Yüksek' ? 'var(--em-high)' : 'var(--em-mid)'} mt={1} lh={1}>
        <IconAlertTriangle size={15} aria-hidden />
      </Box>
      <div>
        <Text inherit fw={620} c="bright">
          {title}
          {data.length > 0 && `: ${data.join(', ')}`}
        </Text>
        <Text inherit my={2}>
          {t('records.verdict.why')} {why}
        </Text>
        <Anchor
          component={Link}
          to={ruleAddress(title)}
          fz="meta"
          underline="always"
          aria-label={`${article}, ${t('rules.show')}: ${title}`}
        >
          {article}
        </Anchor>
        {fine && (
          <Text inherit my={2}>
            {t('records.verdict.fine', { fine: fineInWords(fine, lang) })}{' '}
            <Anchor
              href={fine.sayfa}
              title={articleIn(fine.kaynak, lang)}
              fz="meta"
              underline="always"
              target="_blank"
              rel="noreferrer"
            >
              {t('fields.source')}
            </Anchor>
          </Text>
        )}
        {children}
      </div>
    </Group>
  );
}

type FixProps = Readonly<{
  register: Register;
  row: RecordRow;
  alan: string;
  label: string;
  source: () => HTMLElement | null;
}>;

/** Edits the field in place; what only the form can change leads there. */
function Fix({ register, row, alan, label, source }: FixProps) {
  const { t } = useTranslation();
  const mayWrite = useCan(register.endpoints.update.permission);
  const acts = use(InPlaceContext);
  if (!mayWrite) return null;
  const words = t(isEmpty(row[alan]) ? 'records.drawer.fill' : 'common.correct');
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
