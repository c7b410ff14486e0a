import {
  ANSWER_PARTS,
  answerChips,
  chipKey,
  type AnswerChip,
} from '@emanet/contract/applications/register-text';
import type { Language } from '@emanet/contract/shared/primitives';
import { Box, Button, Group, Text } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Facts } from '../../../ui/panel/Facts.tsx';
import { QuickPicks } from '../../../ui/panel/QuickPicks.tsx';
import type { TouchedState } from '../touched.ts';

type Props = Readonly<{
  touched: TouchedState;
  dil: Language;
  /** Adds the register's words to the text; undefined where the text has them. */
  onAppend: (() => void) | undefined;
}>;

/** Facts of the register in the answer as chips: one press removes or restores each. */
export function RegisterChips({ touched, dil, onAppend }: Props) {
  const { t } = useTranslation();
  const { chosen, out, toggleChip } = touched;
  if (chosen.faaliyetler.length === 0) return null;
  const chips = answerChips(chosen, dil);
  const row = (label: string, own: readonly AnswerChip[]) =>
    own.length === 0
      ? []
      : [
          [
            label,
            <QuickPicks
              key={label}
              label={label}
              value={new Set(own.map(chipKey).filter((key) => !out.has(key)))}
              onPick={toggleChip}
              choices={own.map((chip) => ({
                value: chipKey(chip),
                label: chip.name,
                icon: out.has(chipKey(chip)) ? (
                  <IconPlus size={14} aria-hidden />
                ) : (
                  <IconCheck size={14} aria-hidden />
                ),
              }))}
            />,
          ] as const,
        ];
  return (
    <section aria-label={t('applications.fromRegister')}>
      <Group justify="space-between" mb="sm">
        <strong>{t('applications.fromRegister')}</strong>
        {onAppend && (
          <Button size="xs" variant="default" onClick={onAppend}>
            {t('applications.toText')}
          </Button>
        )}
      </Group>
      <Text fz="sm" c="dimmed" mb="sm">
        {t('applications.fromRegisterText', { count: chosen.faaliyetler.length })}
      </Text>
      {/* A region that scrolls must be reached by the keyboard; its chips are. */}
      <Box mah="40vh" style={{ overflow: 'auto' }}>
        <Facts
          facts={ANSWER_PARTS.flatMap((part) => {
            const own = chips.filter((chip) => chip.part === part);
            return [
              ...row(
                t(`applications.chips.${part}`),
                own.filter(({ yurt_disi }) => !yurt_disi),
              ),
              ...row(
                t('applications.chips.yurt_disi'),
                own.filter(({ yurt_disi }) => yurt_disi),
              ),
            ];
          })}
        />
      </Box>
    </section>
  );
}
