import type { Invitation } from '@emanet/contract/training';
import { TRAINING_STATES } from '@emanet/contract/training/rows';
import { Progress, Stack, Text, UnstyledButton } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { FigureStrip } from '../../ui/panel/FigureStrip.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { totalsOf, type Asked } from './filters.ts';
import css from './training.module.css';

type Props = Readonly<{
  rows: readonly Invitation[];
  asked: Asked;
  onAsk: (part: Partial<Asked>) => void;
}>;

const NO_STATES: readonly string[] = [];

/** Number of invited people by progress; each figure is a filter. */
export function Counters({ rows, asked, onAsk }: Props) {
  const { t } = useTranslation();
  const of = (durum: string) => rows.filter((row) => row.durum === durum);
  const started = of('basladi');
  const mean = Math.round(
    started.reduce((sum, { ilerleme }) => sum + ilerleme, 0) / (started.length || 1),
  );
  const done = of('tamamlandi').length;
  const lost = rows.filter(({ ulasmadi }) => ulasmadi).length;
  const beside: Readonly<Record<string, string | undefined>> = {
    tamamlandi: t('ui.file.percent', { percent: Math.round((100 * done) / (rows.length || 1)) }),
    basladi: started.length > 0 ? t('training.mean', { percent: mean }) : undefined,
    gonderildi: t('training.notOpened'),
    gonderilmedi: lost > 0 ? t('training.lost', { count: lost }) : undefined,
  };
  const all = [
    { key: 'davetli', count: rows.length, states: NO_STATES, label: t('training.invited') },
    ...TRAINING_STATES.toReversed().map((key) => ({
      key,
      count: of(key).length,
      states: [key],
      label: t(`training.state.${key}`),
    })),
  ];
  return (
    <FigureStrip
      label={t('training.figures')}
      figures={all.map(({ key, count, states, label }) => ({
        key,
        count,
        label,
        beside: beside[key],
        pressed: asked.states.join() === states.join(),
        onPress: () => onAsk({ states: [...states] }),
      }))}
    />
  );
}

/** Finished people by department; each one is a filter. */
export function Departments({ rows, asked, onAsk }: Props) {
  const { t } = useTranslation();
  return (
    <Panel title={t('training.byDepartment')} count={t('training.finishing')}>
      <Stack component="ul">
        {totalsOf(rows).map(({ key, name, invited, finished }) => {
          const on = asked.departments.includes(key);
          const label = name ?? t('training.others');
          return (
            <li key={key}>
              <UnstyledButton
                className={`em-apart em-full ${css.total}`}
                fz="sm"
                aria-pressed={on}
                onClick={() => onAsk({ departments: on ? [] : [key] })}
              >
                <span>{label}</span>
                <Text span inherit className="em-num" style={{ whiteSpace: 'nowrap' }}>
                  {finished} / {invited}
                </Text>
              </UnstyledButton>
              <Progress
                value={(100 * finished) / invited}
                color={finished === invited ? 'moss.5' : 'petrol'}
                aria-label={label}
              />
            </li>
          );
        })}
      </Stack>
    </Panel>
  );
}
