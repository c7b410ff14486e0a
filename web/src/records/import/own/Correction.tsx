import { useState } from 'react';
import { Button, Group, TextInput } from '@mantine/core';
import type { CellProblem } from '@emanet/contract/records/import';
import { useTranslation } from '../../../platform/i18n.ts';
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
  if (alan === null) return null;
  const mean = (value: string) =>
    onMean(
      bilinmeyen === null
        ? { dosya: file, hucreler: { [hucre]: value } }
        : { degerler: [{ alan, yazilan: bilinmeyen, anlam: value }] },
    );
  if (choices.length > 0)
    return (
      <SearchSelect
        size="xs"
        w="min(420px, 100%)"
        mt="tight"
        mb="xs"
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
