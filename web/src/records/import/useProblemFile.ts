import type { PlannedRow } from '@emanet/contract/records/import';
import { useTranslation } from '../../app/i18n.ts';
import type { Register } from '../register.ts';
import { dayName, saveFile } from '../save-file.ts';
import { problemFile } from './problem-file.ts';

const HEADS = ['row', 'name', 'department', 'cell', 'field', 'reason'] as const;

/** Saves the refused rows with their reasons, to work through beside the file. */
export function useProblemFile(register: Register, rows: readonly PlannedRow[]): () => void {
  const { t } = useTranslation();
  return () => {
    const heads = HEADS.map((head) => t(`import.heads.${head}`));
    const title = t(`records.nouns.${register.noun}.title`);
    saveFile(problemFile(rows, heads), dayName([title, t('import.problemsName')], 'csv'));
  };
}
