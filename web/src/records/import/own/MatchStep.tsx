import { useState } from 'react';
import { Box, Button, Text, TextInput } from '@mantine/core';
import { fieldsOfHead, placeOfHead, type SheetHead } from '@emanet/contract/records/import';
import { useTranslation } from '../../../platform/i18n.ts';
import { FileCard } from '../../../ui/file/FileCard.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { SearchSelect } from '../../../ui/search-select/SearchSelect.tsx';
import { StepFoot } from '../../../ui/step/StepPage.tsx';
import { SheetChoice } from '../SheetChoice.tsx';
import { FailedNote } from '../FailedNote.tsx';
import css from '../import.module.css';
import type { ImportTarget } from '../target.ts';
import type { ApiError } from '../../../platform/api/client.ts';
import type { Checked, Meanings } from '../useImport.ts';

const IN_THE_MIDDLE = { width: 'min(1040px, 100%)', marginInline: 'auto' };

type Props = Readonly<{
  target: ImportTarget;
  checked: Checked;
  failure: ApiError | undefined;
  busy: boolean;
  onMean: (meanings: Meanings) => void;
  onOther: () => void;
}>;

/** Columns of a company's own sheet, each with its field; the choice is remembered. */
export default function MatchStep({ target, checked, failure, busy, onMean, onOther }: Props) {
  const { t } = useTranslation();
  const { file, plan } = checked;
  // A field that only the cells or a part of the head suggest is proposed; a person chooses it.
  const [fields, setFields] = useState(() =>
    plan.basliklar.map(({ alan, kaynak }) => (kaynak === 'icerik' ? null : alan)),
  );
  const taken = new Set(fields.flatMap(fieldsOfHead));
  const isFree = (alan: string | null) => fieldsOfHead(alan).every((name) => !taken.has(name));
  const proposed = plan.basliklar.map(({ alan, kaynak }, at) =>
    kaynak === 'icerik' && fields[at] === null && isFree(alan) ? alan : null,
  );
  const proposals = proposed.filter((field) => field !== null).length;
  // A field that is filled by the sheets' names needs no column.
  const named = (name: string) =>
    !plan.eksik.includes(name) &&
    plan.basliklar.every(({ alan }) => !fieldsOfHead(alan).includes(name));
  const [forAll, setForAll] = useState(plan.hepsine);
  const columnless = target.fields.filter(
    ({ name, required }) =>
      required && !taken.has(name) && (!named(name) || Object.hasOwn(plan.hepsine, name)),
  );
  const missing = columnless.filter(({ name }) => !forAll[name]);
  const read = fields.filter((field) => field !== null).length;
  const isMany = (name: string | null) =>
    target.fields.some((field) => field.many && field.name === name);
  const sharesOne = (one: string | null, field: string | null) =>
    fieldsOfHead(one).some((name) => fieldsOfHead(field).includes(name) && !isMany(name));
  const choose = (at: number, field: string | null) =>
    setFields((before) =>
      // A field has one column, unless it is a list: a second choice takes it from the first.
      before.map((one, index) => (index === at ? field : sharesOne(one, field) ? null : one)),
    );
  /** Heads with the same text differ by their place alone: the second one can only be left out. */
  const isRepeated = (head: SheetHead) =>
    plan.basliklar.some(
      (one) =>
        one.hucre !== head.hucre && one.baslik === head.baslik && (one.alan ?? head.alan) !== null,
    );
  const isLeftAsSecond = (head: SheetHead, at: number) =>
    (fields[at] ?? null) === null &&
    (head.kaynak === 'ikinci' || (head.kaynak === 'dosya' && isRepeated(head)));
  const send = () =>
    onMean({
      dosya: plan.dosya,
      basliklar: Object.fromEntries(
        plan.basliklar.flatMap((head, at) => {
          const field = fields[at] ?? null;
          const stays = head.kaynak === 'ad' && field === head.alan;
          return stays || isLeftAsSecond(head, at) ? [] : [[head.baslik, field ?? '']];
        }),
      ),
      ikinci: plan.basliklar.filter(isLeftAsSecond).map(placeOfHead),
      hepsine: Object.fromEntries(
        columnless.flatMap(({ name }) => (forAll[name] ? [[name, forAll[name]]] : [])),
      ),
    });
  return (
    <>
      <div className={`em-column em-fill ${css.body} em-scroll`} style={IN_THE_MIDDLE}>
        <FileCard file={file}>
          <Button variant="default" disabled={busy} onClick={onOther}>
            {t('import.other')}
          </Button>
        </FileCard>
        <FailedNote failure={failure} onAgain={send} />
        <SheetChoice plan={plan} busy={busy} onMean={onMean} />
        <Note tone={missing.length > 0 ? 'mid' : 'plain'} title={t('import.match.title')} announced>
          {missing.length > 0
            ? t('import.match.missing', { fields: missing.map(({ label }) => label).join(', ') })
            : t('import.match.text')}
          {columnless.map((field) => (
            <ForAllRows
              key={field.name}
              target={target}
              field={field}
              value={forAll[field.name] ?? ''}
              onChange={(value) => setForAll({ ...forAll, [field.name]: value })}
            />
          ))}
          {proposals > 0 && (
            <Button
              variant="default"
              display="block"
              mt="sm"
              onClick={() =>
                setFields((before) => before.map((one, at) => one ?? proposed[at] ?? null))
              }
            >
              {t('import.match.takeAll', { count: proposals })}
            </Button>
          )}
        </Note>
        <ul className="em-card em-lines" aria-label={t('import.match.label')}>
          {plan.basliklar.map((head, at) => (
            <Head
              key={head.hucre}
              target={target}
              head={head}
              field={fields[at] ?? null}
              proposed={proposed[at] ?? null}
              fixed={isRepeated(head)}
              onChoose={(field) => choose(at, field)}
            />
          ))}
        </ul>
      </div>
      <StepFoot summary={<b>{t('import.match.read', { count: read, total: fields.length })}</b>}>
        <Button onClick={send} loading={busy} disabled={missing.length > 0}>
          {t('import.match.on')}
        </Button>
      </StepFoot>
    </>
  );
}

type ForAllProps = Readonly<{
  target: ImportTarget;
  field: ImportTarget['fields'][number];
  value: string;
  onChange: (value: string) => void;
}>;

/** One value for all rows, of a required field that no column holds. */
function ForAllRows({ target, field, value, onChange }: ForAllProps) {
  const { t } = useTranslation();
  const choices = target.useChoices(field.name);
  const shared = {
    label: t('import.match.forAll', { field: field.label }),
    mt: 'sm',
    maw: 420,
    size: 'sm',
  } as const;
  return choices.length > 0 ? (
    <SearchSelect
      {...shared}
      placeholder={t('import.correct.choose')}
      data={choices}
      value={value || null}
      clearable
      onChange={(next) => onChange(next ?? '')}
    />
  ) : (
    <TextInput {...shared} value={value} onChange={(event) => onChange(event.target.value)} />
  );
}

const isOpen = (source: SheetHead['kaynak']): boolean =>
  source === 'yok' || source === 'ikinci' || source === 'icerik';

type HeadProps = Readonly<{
  target: ImportTarget;
  head: SheetHead;
  field: string | null;
  /** The field that is suggested for it. */
  proposed: string | null;
  /** Its field cannot be chosen. */
  fixed: boolean;
  onChoose: (field: string | null) => void;
}>;

function Head({ target, head, field, proposed, fixed, onChoose }: HeadProps) {
  const { t } = useTranslation();
  const { hucre, baslik, ornekler, kaynak, alan } = head;
  const changed = kaynak === 'icerik' ? field !== null : field !== alan;
  const labelOf = (fields: string) => fieldsOfHead(fields).map(target.labelOf).join(' + ');
  const source = changed ? 'sen' : kaynak === 'icerik' ? 'yok' : kaynak;
  return (
    <Box
      component="li"
      className="em-columns"
      px="panel"
      py="sm"
      __vars={{ '--columns': 'minmax(0, 1fr) minmax(0, 1fr) 9em' }}
      style={{ gap: 'var(--mantine-spacing-xs) var(--mantine-spacing-lg)', alignItems: 'center' }}
    >
      <Box miw={0}>
        <Text fw={560} style={{ overflowWrap: 'anywhere' }}>
          <Text span inherit c="dimmed">
            {hucre.replace(/\d+/, '')}
          </Text>{' '}
          {baslik}
        </Text>
        <Text fz="meta" c="dimmed" truncate>
          {ornekler.length > 0 ? ornekler.join(' · ') : t('import.match.noValues')}
        </Text>
      </Box>
      <SearchSelect
        aria-label={t('import.match.field', { head: baslik })}
        placeholder={t('import.match.leftOut')}
        data={[
          ...(fieldsOfHead(alan).length > 1 && alan ? [{ value: alan, label: labelOf(alan) }] : []),
          ...target.fields.map(({ name, label, required }) => ({
            value: name,
            label: required ? `${label} *` : label,
          })),
        ]}
        value={field}
        clearable
        disabled={fixed}
        onChange={onChoose}
      />
      <div>
        {proposed === null ? (
          <Tag tone={field === null && isOpen(kaynak) && !changed ? 'mid' : 'plain'}>
            {t(`import.match.from.${source}`)}
          </Tag>
        ) : (
          <Button
            variant="default"
            size="compact-sm"
            maw="100%"
            h="auto"
            py={2}
            styles={{ label: { whiteSpace: 'normal', textAlign: 'start', lineHeight: 1.3 } }}
            onClick={() => onChoose(proposed)}
          >
            {t('import.match.take', { field: labelOf(proposed) })}
          </Button>
        )}
      </div>
    </Box>
  );
}
