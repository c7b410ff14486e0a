import type { ImportPlan } from '@emanet/contract/records/import';
import { useTranslation } from '../../platform/i18n.ts';
import { FigureStrip } from '../../ui/panel/FigureStrip.tsx';
import { FATES, type Fate } from './rows.ts';

type Props = Readonly<{
  summary: ImportPlan['ozet'];
  fate: Fate | undefined;
  onFate: (fate: Fate | undefined) => void;
  /** Element that says in words what the counts come to. */
  describedBy: string;
}>;

/** The four counts; each narrows the list to its rows, once more shows all. */
export function Fates({ summary, fate, onFate, describedBy }: Props) {
  const { t } = useTranslation();
  return (
    <FigureStrip
      label={t('import.fates.label')}
      describedBy={describedBy}
      takesFocus
      mb={0}
      figures={FATES.map((one) => ({
        key: one,
        count: summary[one],
        label: t(`import.fates.${one}`),
        tone: one === 'reddedilecek' ? 'high' : undefined,
        disabled: summary[one] === 0,
        pressed: fate === one,
        onPress: () => onFate(fate === one ? undefined : one),
      }))}
    />
  );
}
