import type { FilingRow } from '@emanet/contract/filings/preparation';
import { sectionOfGap } from '@emanet/contract/tables/gaps';
import type { Notification } from '@emanet/contract/tables';
import { Checkbox, SegmentedControl, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useCan } from '../../../platform/session/session.tsx';
import { PartHead } from './PartHead.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { CategoryLine, GapLine } from './CategoryLine.tsx';
import classes from './rows.module.css';
import { useTick } from './preparation-queries.ts';
import {
  filterLines,
  LINE_FILTERS,
  linesOf,
  type Line,
  type LineFilter,
  type RowsSection,
} from './sections.ts';

type Props = Readonly<{
  section: RowsSection;
  notification: Notification;
  rows: readonly FilingRow[];
}>;

/** A section of the registry, a row for each category of data, to be ticked off one by one. */
export function RowsPart({ section, notification, rows }: Props) {
  const { t } = useTranslation();
  const title = useId();
  const [filter, setFilter] = useState<LineFilter>('tumu');
  const all = linesOf(section, notification.kategoriler, rows);
  const shown = filterLines(all, filter);
  return (
    <Stack component="section" gap="sm" aria-labelledby={title}>
      <PartHead
        id={title}
        title={t(`notification.parts.${section}`)}
        text={t(`notification.asks.${section}`)}
      >
        <SegmentedControl
          size="xs"
          aria-label={t('notification.filter')}
          value={filter}
          onChange={(value) => setFilter(LINE_FILTERS.find((one) => one === value) ?? 'tumu')}
          data={LINE_FILTERS.map((value) => ({
            value,
            label: `${t(`notification.filters.${value}`)} ${filterLines(all, value).length}`,
          }))}
        />
      </PartHead>
      <OpenAnswers section={section} notification={notification} />
      {shown.length === 0 ? (
        <Text className="em-card" p="xl" ta="center" c="var(--em-text-2)">
          {all.length > 0
            ? t('notification.noneLeft')
            : t(`notification.noRows.${notification.yanitlar?.yurt_disi ?? 'bilinmiyor'}`)}
        </Text>
      ) : (
        <Rows section={section} lines={shown} />
      )}
    </Stack>
  );
}

/** Records that leave a section's question open for the company, and a link to answer it. */
function OpenAnswers({ section, notification }: Pick<Props, 'section' | 'notification'>) {
  const { t } = useTranslation();
  const open =
    notification.genel_eksikler?.filter(({ kod }) => sectionOfGap(kod) === section) ?? [];
  if (open.length === 0 || (section !== 'alici_gruplari' && section !== 'yurt_disi')) return null;
  return (
    <Note tone="plain" title={t(`notification.ask.${section}`)}>
      {open.map((gap) => (
        <GapLine key={gap.kod} gap={gap} />
      ))}
      {t('notification.askText')}
    </Note>
  );
}

function Rows({ section, lines }: Readonly<{ section: RowsSection; lines: readonly Line[] }>) {
  const { t } = useTranslation();
  const may = useCan('filings.write');
  const tick = useTick();
  const tickable = lines.flatMap(({ row }) => row ?? []);
  const done = tickable.filter(({ isaret }) => isaret).length;
  const whole = tickable.length > 0 && done === tickable.length;
  return (
    <table className={`em-card em-table ${classes.table} ${classes.lines}`}>
      <thead>
        <tr>
          <th scope="col">
            <Checkbox
              size="xs"
              aria-label={t('notification.tickAll')}
              disabled={!may || tickable.length === 0}
              checked={whole}
              indeterminate={done > 0 && !whole}
              onChange={() => tick({ rows: tickable, islendi: !whole })}
            />
          </th>
          <th scope="col">{t('notification.category')}</th>
          <th scope="col">{t(`notification.value.${section}`)}</th>
          <th scope="col">
            {t(section === 'saklama' ? 'notification.deciding' : 'notification.from')}
          </th>
          <th scope="col">
            <VisuallyHidden>{t('notification.more')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <CategoryLine key={line.category.kategori} section={section} line={line} />
        ))}
      </tbody>
    </table>
  );
}
