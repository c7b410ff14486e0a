import { ActionIcon, Checkbox, Stack, Tooltip, Box } from '@mantine/core';
import { gapText } from '@emanet/contract/tables/gaps';
import type { RegistryCategory } from '@emanet/contract/tables';
import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { registerOfType } from '@emanet/contract/records/registers';
import { useTranslation } from '../../../platform/i18n.ts';
import { useCan } from '../../../platform/session/session.tsx';
import { SpecialMark } from '../../../ui/SpecialMark.tsx';
import { addressOfActivities, addressOfGap } from '../behind.ts';
import { categoryInRegistry } from '../filings/registry-names.ts';
import { RegistryName } from '../RegistryName.tsx';
import { QuickPicks } from '../../../ui/panel/QuickPicks.tsx';
import { registerText } from '../../../platform/texts/register-text.ts';
import { CopyList } from './CopyList.tsx';
import { useTick, usePeriodChoice } from './preparation-queries.ts';
import classes from './rows.module.css';
import { Hint, RowValue } from './RowValue.tsx';
import { gapsIn, needsChoice, type Line, type RowsSection } from './sections.ts';

type Props = Readonly<{ section: RowsSection; line: Line }>;

/** An answer of the registry on one line, which unfolds to its sources. */
export function CategoryLine({ section, line: { category, row } }: Props) {
  const { t } = useTranslation();
  const may = useCan('filings.write');
  const tick = useTick();
  const id = useId();
  const [opened, setOpened] = useState(() => needsChoice(section, category));
  const gaps = gapsIn(section, category);
  const label = t(gaps.length > 0 ? 'notification.gapsOf' : 'notification.detailsOf', {
    name: category.ad,
  });
  return (
    <>
      <tr
        data-changed={row?.onceki ? true : undefined}
        data-open={(row && !row.isaret) || undefined}
      >
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
        </th>
        <td>
          <div className={opened ? undefined : `em-cut ${classes.line}`}>
            <RowValue section={section} category={category} row={row} />
          </div>
        </td>
        <td>
          <Behind section={section} category={category} />
        </td>
        <td style={{ textAlign: 'end', whiteSpace: 'nowrap' }}>
          <Tooltip label={label}>
            <ActionIcon
              variant="subtle"
              color={gaps.length > 0 ? 'amber' : 'gray'}
              aria-label={label}
              aria-expanded={opened}
              aria-controls={id}
              onClick={() => setOpened(!opened)}
            >
              {gaps.length > 0 ? <IconAlertTriangle size={16} /> : <IconChevronDown size={16} />}
            </ActionIcon>
          </Tooltip>
          {row && row.degerler.length > 0 && (
            <CopyList
              names={row.degerler}
              label={`${category.ad}: ${t(`notification.parts.${section}`)}`}
            />
          )}
        </td>
      </tr>
      {opened && (
        <tr id={id} className={classes.unfolded}>
          <td />
          <td colSpan={4}>
            <Stack gap="xs" align="start">
              {needsChoice(section, category) && <PeriodChoice category={category} />}
              <Activities category={category} />
              <Hint section={section} category={category} />
              {gaps.map((gap) => (
                <GapLine key={gap.kod} kategori={category.kategori} gap={gap} />
              ))}
            </Stack>
          </td>
        </tr>
      )}
    </>
  );
}

/** The activity that decides a period; for other answers the number of their activities. */
function Behind({
  section,
  category,
}: Readonly<{ section: RowsSection; category: RegistryCategory }>) {
  const { belirleyen } = category.saklama;
  if (section !== 'saklama' || !belirleyen) return <Activities category={category} />;
  return (
    <Link to={`/veri-isleme?kayit=${belirleyen.id}`} title={belirleyen.surec_ismi}>
      {belirleyen.surec_ismi}
    </Link>
  );
}

/** Number of activities with the category, and their names. */
function Activities({ category }: { category: RegistryCategory }) {
  const { t } = useTranslation();
  const text = t('tables.activityCount', { count: category.faaliyet_sayisi });
  if (category.faaliyet_sayisi === 0) return <>{text}</>;
  return <Link to={addressOfActivities(category.kategori)}>{text}</Link>;
}

/** Periods that cannot be compared: a person chooses the longer one. */
function PeriodChoice({ category }: { category: RegistryCategory }) {
  const { t } = useTranslation();
  const may = useCan('filings.write');
  const choice = usePeriodChoice();
  const { secenekler = [], secilen } = category.saklama;
  return (
    <QuickPicks
      label={t('notification.whichPeriod', { name: category.ad })}
      choices={secenekler.map(({ deger, ad }) => ({ value: deger, label: ad }))}
      value={secilen ?? undefined}
      disabled={!may || choice.isPending}
      onPick={(secim) => choice.mutate({ kategori: category.kategori, secim })}
    />
  );
}

type GapLineProps = Readonly<{ kategori?: string; gap: RegistryCategory['eksikler'][number] }>;

/** Gaps of an answer, and their records in each register. */
export function GapLine({ kategori, gap }: GapLineProps) {
  const { t, lang } = useTranslation();
  return (
    <p className={`em-soft ${classes.ground}`} data-gap>
      <IconAlertTriangle size={14} aria-hidden />
      <span>
        {gapText(gap, lang)}
        {gap.kayitlar.map((records) => {
          const about = t(registerText(registerOfType(records.tur).noun, 'behind'), {
            count: records.sayi,
          });
          const several = gap.kayitlar.length > 1;
          return (
            <Box
              component={Link}
              key={records.tur}
              ml="xs"
              aria-label={several ? undefined : `${t('common.show')}: ${about}`}
              to={addressOfGap(
                { kod: gap.kod, ...(kategori !== undefined && { kategori }) },
                records,
              )}
            >
              {several ? about : t('common.show')}
            </Box>
          );
        })}
      </span>
    </p>
  );
}
