import { SPECIAL_SECTORS } from '@emanet/contract/filings/duty';
import { Group, Radio } from '@mantine/core';
import { useTranslation } from '../platform/i18n.ts';

type Props = Readonly<{
  sector: string | null;
  answer: boolean | null;
  onAnswer: (answer: boolean) => void;
  disabled?: boolean;
}>;

/** Are special category data the main business? A sector proposes its answer; a click gives it. */
export function SpecialQuestion({ sector, answer, onAnswer, disabled = false }: Props) {
  const { t } = useTranslation();
  const proposed = answer === null && sector !== null && SPECIAL_SECTORS.includes(sector);
  return (
    <Radio.Group
      label={t('notification.duty.special')}
      description={t(
        proposed ? 'notification.duty.specialProposed' : 'notification.duty.specialHelp',
      )}
      value={answer === null ? '' : String(answer)}
      onChange={(value) => onAnswer(value === 'true')}
    >
      <Group gap="lg" mt="xs">
        <Radio value="true" label={t('records.yes')} disabled={disabled} />
        <Radio value="false" label={t('records.no')} disabled={disabled} />
      </Group>
    </Radio.Group>
  );
}
