import type { FilingRow, FilingSection } from '@emanet/contract/filings/preparation';
import type { RegistryCategory } from '@emanet/contract/tables';
import { Checkbox, SegmentedControl } from '@mantine/core';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { useCan } from '../../../platform/session/session.tsx';
import { SpecialMark } from '../../../ui/SpecialMark.tsx';
import { addressOfActivities } from '../behind.ts';
import { categoryInRegistry } from '../filings/registry-names.ts';
import { RegistryName } from '../RegistryName.tsx';
import { CopyList } from './CopyList.tsx';
import classes from './rows.module.css';
import { useTick } from './preparation-queries.ts';
import { RowValue } from './RowValue.tsx';
import { filterLines, LINE_FILTERS, linesOf, type Line, type LineFilter } from './sections.ts';

type Section = Exclude<FilingSection, 'tedbirler'>;
type Props = Readonly<{
  section: Section;
  categories: readonly RegistryCategory[];
  rows: readonly FilingRow[];
}>;

/** A section of the registry, a row for each category of data, to be ticked off one by one. */
export function RowsPart({ section, categories, rows }: Props) {
  const { t } = useTranslation();
  const title = useId();
  const [filter, setFilter] = useState<LineFilter>('tumu');
  const all = linesOf(section, categories, rows);
  const shown = filterLines(all, filter);
  return (
    <section aria-labelledby={title} className={classes.part}>
      <header className={classes.head}>
        <h2 id={title}>{t(`notification.parts.${section}`)}</h2>
        <p>{t(`notification.asks.${section}`)}</p>
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
      </header>
      {shown.length === 0 ? (
        <p className={classes.nothing}>
          {t(all.length === 0 ? 'notification.noneAbroad' : 'notification.noneLeft')}
        </p>
      ) : (
        <Rows section={section} lines={shown} />
      )}
    </section>
  );
}

function Rows({ section, lines }: Readonly<{ section: Section; lines: readonly Line[] }>) {
  const { t } = useTranslation();
  const may = useCan('filings.write');
  const tick = useTick();
  const tickable = lines.flatMap(({ row }) => row ?? []);
  const done = tickable.filter(({ isaret }) => isaret).length;
  const whole = tickable.length > 0 && done === tickable.length;
  return (
    <table className={classes.table}>
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
          <th scope="col" aria-label={t('tables.copy')} />
        </tr>
      </thead>
      <tbody>
        {lines.map(({ category, row }) => (
          <tr key={category.kategori} data-changed={row?.onceki ? true : undefined}>
            <td>
              {row && (
                <Checkbox
                  size="xs"
                  aria-label={t('notification.tick', { name: category.ad })}
                  disabled={!may}
                  checked={row.isaret !== null}
                  onChange={() => tick({ rows: [row], islendi: row.isaret === null })}
                />
              )}
            </td>
            <th scope="row">
              <RegistryName named={category.ad} turkish={categoryInRegistry(category.kategori)} />{' '}
              {category.ozel_nitelikli && <SpecialMark />}
              <Activities category={category} />
            </th>
            <td>
              <RowValue section={section} category={category} row={row} />
            </td>
            <td>
              {row && row.degerler.length > 0 && (
                <CopyList
                  names={row.degerler}
                  label={`${category.ad}: ${t(`notification.parts.${section}`)}`}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** In how many activities the category is processed, and which. */
function Activities({ category }: { category: RegistryCategory }) {
  const { t } = useTranslation();
  const text = t('tables.activityCount', { count: category.faaliyet_sayisi });
  if (category.faaliyet_sayisi === 0) return <small>{text}</small>;
  return (
    <small>
      <Link to={addressOfActivities(category.kategori)}>{text}</Link>
    </small>
  );
}
