import { Anchor, Group, UnstyledButton } from '@mantine/core';
import { missingFields } from '@emanet/contract/records/fields';
import { verdictName } from '@emanet/contract/records/verdict';
import { useTranslation } from '../../platform/i18n.ts';
import { AbroadMark } from '../../ui/AbroadMark.tsx';
import { CompletenessBar } from '../../ui/CompletenessBar.tsx';
import { RiskMark } from '../../ui/RiskMark.tsx';
import { SpecialMark } from '../../ui/SpecialMark.tsx';
import { isAbroad } from '../display.ts';
import type { RecordRow, Register } from '../register.ts';
import { VerdictMark } from '../verdict/VerdictMark.tsx';
import type { Spot } from './spot.ts';

type Props = { register: Register; row: RecordRow; onShow: (spot: Spot) => void };

/** Marks of the record; a warning or a gap leads to its place in the record. */
export function HeadMarks({ register, row, onShow }: Props) {
  const { t, lang } = useTranslation();
  const missing = missingFields(register.fields, row).length;
  return (
    <Group gap="sm" mt="near">
      <UnstyledButton
        aria-label={t('records.verdict.show', { verdict: verdictName(row.hukum, lang) })}
        onClick={() => onShow('verdict')}
      >
        <VerdictMark row={row} ground />
      </UnstyledButton>
      {row.ozel_nitelikli && <SpecialMark withText />}
      {isAbroad(row) && <AbroadMark withText />}
      <RiskMark risk={row.risk} ground />
      <CompletenessBar value={row.eksiksizlik} warned={row.hukum === 'Uyarılı'} />
      {missing > 0 && (
        <Anchor
          component="button"
          type="button"
          fz="meta"
          fw={560}
          c="var(--em-mid)"
          py={3}
          onClick={() => onShow('missing')}
        >
          {t('common.missingFields', { count: missing })}
        </Anchor>
      )}
    </Group>
  );
}
