import { useState } from 'react';
import { Button, Group, TextInput } from '@mantine/core';
import type { CellProblem } from '@emanet/contract/records/import';
import { organization } from '@emanet/contract/organization';
import { useAct } from '../../../nouns/act.ts';
import { newKey } from '../../../platform/api/new-key.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useCan } from '../../../platform/session/session.tsx';
import { SearchSelect } from '../../../ui/search-select/SearchSelect.tsx';
import type { ImportTarget } from '../target.ts';
import type { Meanings } from '../useImport.ts';

type Props = Readonly<{
  target: ImportTarget;
  problem: CellProblem;
  /** Digest of the file. */
  file: string;
  busy: boolean;
  onMean: (meanings: Meanings) => void;
}>;

/**
 * Corrects a refused cell: an unknown word gets its meaning once for the company, any other text is
 * written again for this file.
 */
export function Correction({ target, problem, file, busy, onMean }: Props) {
  const { t } = useTranslation();
  const { alan, hucre, yazilan, bilinmeyen, baslik } = problem;
  const [text, setText] = useState(yazilan ?? '');
  const choices = target.useChoices(alan ?? '');
  const isRequired = target.fields.some(({ name, required }) => required && name === alan);
  if (alan === null) return null;
  const mean = (value: string) =>
    onMean(
      bilinmeyen === null
        ? { dosya: file, hucreler: { [hucre]: value } }
        : { degerler: [{ alan, yazilan: bilinmeyen, anlam: value }] },
    );
  if (choices.length > 0)
    return (
      <Group gap="xs" mt="tight" mb="xs">
        <SearchSelect
          size="xs"
          w="min(420px, 100%)"
          aria-label={t('import.correct.cell', { cell: hucre, head: baslik })}
          placeholder={
            bilinmeyen === null
              ? t('import.correct.choose')
              : t('import.correct.means', { word: bilinmeyen })
          }
          data={choices}
          value={null}
          disabled={busy}
          onChange={(value) => value !== null && mean(value)}
        />
        {alan === 'department_id' && bilinmeyen !== null && (
          <NewDepartment name={bilinmeyen} busy={busy} onAdded={() => mean(bilinmeyen)} />
        )}
        {!isRequired && yazilan !== null && (
          <Button size="xs" variant="default" disabled={busy} onClick={() => mean('')}>
            {t(bilinmeyen === null ? 'import.correct.clear' : 'import.correct.clearAll')}
          </Button>
        )}
      </Group>
    );
  return (
    <Group
      component="form"
      gap="xs"
      w="min(420px, 100%)"
      mt="tight"
      mb="xs"
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        mean(text);
      }}
    >
      <TextInput
        size="xs"
        flex={1}
        aria-label={t('import.correct.cell', { cell: hucre, head: baslik })}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button size="xs" type="submit" variant="default" loading={busy} disabled={text === yazilan}>
        {t('common.correct')}
      </Button>
    </Group>
  );
}

type NewProps = Readonly<{ name: string; busy: boolean; onAdded: () => void }>;

/** Adds the department that a sheet names, for those who may. */
function NewDepartment({ name, busy, onAdded }: NewProps) {
  const { t } = useTranslation();
  const may = useCan('organization.write');
  const add = useAct(organization.addDepartment, {
    parts: (department_name: string) => ({ body: { department_name }, idempotencyKey: newKey() }),
    told: 'message',
    onDone: onAdded,
  });
  if (!may) return null;
  return (
    <Button
      size="xs"
      variant="default"
      disabled={busy}
      loading={add.isPending}
      onClick={() => add.mutate(name)}
    >
      {t('import.correct.newDepartment', { name })}
    </Button>
  );
}
