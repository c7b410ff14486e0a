import { useState } from 'react';
import { Box, Button, Text } from '@mantine/core';
import type { SheetHead } from '@emanet/contract/records/import';
import { useTranslation } from '../../../platform/i18n.ts';
import { FileCard } from '../../../ui/file/FileCard.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { SearchSelect } from '../../../ui/search-select/SearchSelect.tsx';
import { StepFoot } from '../../../ui/step/StepPage.tsx';
import { FailedNote } from '../FailedNote.tsx';
import css from '../import.module.css';
import type { ImportTarget } from '../target.ts';
import type { ApiError } from '../../../platform/api/client.ts';
import type { Checked, Meanings } from '../useImport.ts';
import own from './own.module.css';

type Props = Readonly<{
  target: ImportTarget;
  checked: Checked;
  failure: ApiError | undefined;
  busy: boolean;
  onMean: (meanings: Meanings) => void;
  onOther: () => void;
}>;

/** Columns of a company's own sheet, each with the field it is read as; the choice is remembered. */
export default function MatchStep({ target, checked, failure, busy, onMean, onOther }: Props) {
  const { t } = useTranslation();
  const { file, plan } = checked;
  const [fields, setFields] = useState(() => plan.basliklar.map(({ alan }) => alan));
  const taken = new Set(fields);
  const missing = target.fields.filter(({ name, required }) => required && !taken.has(name));
  const read = fields.filter((field) => field !== null).length;
  const choose = (at: number, field: string | null) =>
    setFields((before) =>
      // A field has one column: choosing it for another takes it from the first.
      before.map((one, index) => (index === at ? field : one === field ? null : one)),
    );
  const send = () =>
    onMean({
      basliklar: Object.fromEntries(
        plan.basliklar.flatMap(({ baslik, kaynak, alan }, at) => {
          const field = fields[at] ?? null;
          return kaynak === 'ad' && field === alan ? [] : [[baslik, field ?? '']];
        }),
      ),
    });
  return (
    <>
      <div className={`em-column em-fill ${css.body} em-scroll ${own.match}`}>
        <FileCard file={file}>
          <Button variant="default" disabled={busy} onClick={onOther}>
            {t('import.other')}
          </Button>
        </FileCard>
        <FailedNote failure={failure} onAgain={send} />
        <Note tone={missing.length > 0 ? 'mid' : 'plain'} title={t('import.match.title')} announced>
          {missing.length > 0
            ? t('import.match.missing', { fields: missing.map(({ label }) => label).join(', ') })
            : t('import.match.text')}
        </Note>
        <ul className="em-card em-lines" aria-label={t('import.match.label')}>
          {plan.basliklar.map((head, at) => (
            <Head
              key={head.hucre}
              target={target}
              head={head}
              field={fields[at] ?? null}
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

type HeadProps = Readonly<{
  target: ImportTarget;
  head: SheetHead;
  field: string | null;
  onChoose: (field: string | null) => void;
}>;

function Head({ target, head, field, onChoose }: HeadProps) {
  const { t } = useTranslation();
  const { hucre, baslik, ornekler, kaynak, alan } = head;
  const changed = field !== alan;
  const source = changed ? 'sen' : kaynak;
  return (
    <li className={`em-columns ${own.head}`}>
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
        data={target.fields.map(({ name, label, required }) => ({
          value: name,
          label: required ? `${label} *` : label,
        }))}
        value={field}
        clearable
        onChange={onChoose}
      />
      <Tag tone={field === null && kaynak === 'yok' && !changed ? 'mid' : 'plain'}>
        {t(`import.match.from.${source}`)}
      </Tag>
    </li>
  );
}
