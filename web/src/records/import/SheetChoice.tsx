import { Checkbox, Group, Text } from '@mantine/core';
import type { ImportPlan } from '@emanet/contract/records/import';
import { useTranslation } from '../../platform/i18n.ts';
import type { Meanings } from './useImport.ts';

type Props = Readonly<{
  plan: ImportPlan;
  busy: boolean;
  onMean: (meanings: Meanings) => void;
}>;

/** The workbook's sheets and tables with their rows and what stands first in them, and the effect of blank cells, for this file only. */
export function SheetChoice({ plan, busy, onMean }: Props) {
  const { t } = useTranslation();
  const { sayfalar, dosya, bos } = plan;
  const chosen = sayfalar.flatMap(({ ad, secili }) => (secili ? [ad] : []));
  const choose = (name: string, on: boolean) =>
    onMean({ dosya, sayfalar: on ? [...chosen, name] : chosen.filter((one) => one !== name) });
  if (sayfalar.length < 2 && bos === null) return null;
  return (
    <Group gap="8px 20px" flex="none" align="flex-start">
      {sayfalar.length > 1 && (
        <>
          <Text span fz="sm" fw={560}>
            {t('import.sheets.label')}
          </Text>
          {sayfalar.map(({ ad, gizli, satir, secili, ornek }) => (
            <Checkbox
              key={ad}
              size="xs"
              maw="min(420px, 100%)"
              description={ornek.map((row, at) => (
                <Text key={at} span inherit display="block" truncate>
                  {row.filter(Boolean).join(' · ')}
                </Text>
              ))}
              styles={{ body: { minWidth: 0 }, labelWrapper: { minWidth: 0 } }}
              label={t(gizli ? 'import.sheets.hidden' : 'import.sheets.sheet', {
                name: ad,
                count: satir,
              })}
              checked={secili}
              disabled={busy || (secili && chosen.length === 1)}
              onChange={(event) => choose(ad, event.currentTarget.checked)}
            />
          ))}
        </>
      )}
      {bos !== null && (
        <Checkbox
          size="xs"
          label={t('import.sheets.clear')}
          checked={bos === 'sil'}
          disabled={busy}
          onChange={(event) =>
            onMean({ dosya, bos: event.currentTarget.checked ? 'sil' : 'birak' })
          }
        />
      )}
    </Group>
  );
}
