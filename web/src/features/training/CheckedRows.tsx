import type { CheckedRow } from '@emanet/contract/training/checked-rows';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { LANGUAGE_NAMES } from '../../platform/languages.ts';
import { SegmentedFace } from '../../ui/panel/SegmentedFace.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';
import cells from '../../ui/panel/rows.module.css';
import css from './invite.module.css';

const TONES = { eklenecek: 'done', degismeyecek: 'plain', atlanacak: 'high' } as const;
const ORDER = ['eklenecek', 'degismeyecek', 'atlanacak'] as const;

type Props = Readonly<{
  rows: readonly CheckedRow[];
  /** Takes the department that is most similar to a row's text; `place` is the row's. */
  onTake: (place: number, name: string) => void;
}>;

/** Preview of each row, and the number of each kind. */
export function CheckedRows({ rows, onTake }: Props) {
  const { t } = useTranslation();
  const because = (row: CheckedRow): string => {
    if (row.neden === 'ayni_kisi') return t('training.why.ayni_kisi', { row: row.ayni_satir });
    if (row.neden === 'departman' && row.oneri)
      return t('training.why.nearest', { name: row.oneri.department_name });
    if (row.neden) return t(`training.why.${row.neden}`);
    if (row.ilerleme !== null) return t('training.why.invited', { percent: row.ilerleme });
    const department = row.department_name ?? t('training.why.noDepartment');
    const place = row.dil ? `${department} · ${LANGUAGE_NAMES[row.dil]}` : department;
    const name = row.ayni_adreste;
    return name === null ? place : t('training.why.shares', { place, name });
  };
  const skipped = rows.filter(({ sonuc }) => sonuc === 'atlanacak');
  const [face, setFace] = useState<'all' | 'skipped'>('all');
  const shown = face === 'skipped' && skipped.length > 0 ? skipped : rows;
  return (
    <Stack component="section" gap="md" aria-label={t('training.checked')}>
      <ul className={`em-card em-soft ${cells.cells} ${css.sums}`}>
        {ORDER.map((sonuc) => (
          <li key={sonuc} data-result={sonuc}>
            <b className="em-num">{rows.filter((row) => row.sonuc === sonuc).length}</b>
            {t(`training.result.${sonuc}`)}
          </li>
        ))}
      </ul>
      {skipped.length > 0 && skipped.length < rows.length && (
        <Group>
          <SegmentedFace
            label={t('training.checked')}
            faces={[
              { value: 'all', label: `${t('training.everyRow')} ${rows.length}` },
              { value: 'skipped', label: `${t('training.result.atlanacak')} ${skipped.length}` },
            ]}
            value={face}
            onChange={setFace}
          />
        </Group>
      )}
      <ol className="em-card em-lines em-small">
        {shown.map((row) => (
          <li key={rows.indexOf(row)} className={`em-stack em-break ${css.row}`}>
            <span className="em-num em-soft">{t('training.row', { row: row.satir })}</span>
            <span>
              <Tag tone={TONES[row.sonuc]}>{t(`training.result.${row.sonuc}`)}</Tag>
            </span>
            <span>
              <Text fz="body" fw={560}>
                {row.fullname || '–'}
              </Text>
              <span className="em-quiet">{row.email || '–'}</span>
            </span>
            <span>
              {because(row)}
              {row.neden === 'departman' && row.oneri && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  display="block"
                  ml="calc(-1 * var(--mantine-spacing-sm))"
                  onClick={() => onTake(rows.indexOf(row), row.oneri?.department_name ?? '')}
                >
                  {t('training.take', { name: row.oneri.department_name })}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
