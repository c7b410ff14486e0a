import { choicesOf } from '@emanet/contract/lookups';
import { Anchor, Box, Group, Text } from '@mantine/core';
import { IconLayoutGrid } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { useThen } from '../../../platform/session/past-day.ts';
import { PrintedPage } from '../../../ui/print/PrintedPage.tsx';
import { usePhone } from '../../../ui/usePhone.ts';
import { usePrinting } from '../../../ui/print/printing.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { SpecialMark } from '../../../ui/SpecialMark.tsx';
import { addressOfActivities } from '../behind.ts';
import { levelOf, LEVELS, matrixOf, mostOf, rangeOf } from './matrix.ts';
import classes from './matrix.module.css';
import { useSubjectMatrix } from '../queries.ts';

const SPECIAL: ReadonlySet<string> = new Set(
  choicesOf('kisisel_veriler').flatMap(({ group, special }) =>
    group && special ? [group.code] : [],
  ),
);

/** Categories held of each group of people, and in how many activities. */
export default function MatrixView() {
  const { t } = useTranslation();
  const query = useSubjectMatrix();
  const printing = usePrinting();
  const phone = usePhone();
  if (!query.data && query.isError)
    return <ErrorState query={query} title={t('tables.failed.matris')} />;
  if (!query.data) return <ListSkeleton />;
  const matrix = matrixOf(query.data);
  if (matrix.rows.length === 0)
    return (
      <EmptyState
        icon={<IconLayoutGrid size={20} />}
        title={t('tables.empty.matris.title')}
        text={t('tables.empty.matris.text')}
      />
    );
  return (
    <>
      <Text fz="sm" c="var(--em-text-2)" maw="76ch" mb="md">
        {t('tables.matrixText')}
      </Text>
      <Scale most={mostOf(matrix.rows)} />
      {phone ? (
        <Groups {...matrix} />
      ) : (
        // It scrolls sideways, so the keyboard must reach it.
        <div
          className={`em-card ${classes.panel}`}
          tabIndex={0}
          role="region"
          aria-label={t('tables.views.matris')}
        >
          <Matrix {...matrix} />
        </div>
      )}
      {printing && (
        <PrintedPage title={t('tables.views.matris')} notes={[t('tables.matrixText')]}>
          <div className={classes.printed}>
            <Matrix {...matrix} />
          </div>
        </PrintedPage>
      )}
    </>
  );
}

function Matrix({ categories, rows }: ReturnType<typeof matrixOf>) {
  const then = useThen();
  const { t } = useTranslation();
  const most = mostOf(rows);
  return (
    <table className={`em-small ${classes.matrix}`}>
      <thead>
        <tr>
          <th scope="col">{t('notification.value.ilgili_kisiler')}</th>
          {categories.map(({ code, name }) => (
            <th key={code} scope="col">
              <span className={classes.name}>{name}</span>
              {SPECIAL.has(code) && <SpecialMark />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, name, counts }) => (
          <tr key={code}>
            <th scope="row">{name}</th>
            {categories.map((category) => {
              const count = counts.get(category.code);
              return (
                <td
                  key={category.code}
                  data-special={(count && SPECIAL.has(category.code)) || undefined}
                  data-held={count ? levelOf(count, most) : undefined}
                  className="em-num"
                >
                  {count && (
                    <Link to={then(addressOfActivities(category.code, code))}>{count}</Link>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same without a table: each group of people with its categories, most activities first. */
function Groups({ categories, rows }: ReturnType<typeof matrixOf>) {
  const then = useThen();
  const { t } = useTranslation();
  const most = mostOf(rows);
  return (
    <section aria-label={t('tables.views.matris')}>
      <ul className="em-card em-lines">
        {rows.map(({ code, name, counts }) => (
          <Box component="li" key={code} p="md">
            <b>{name}</b>
            <Group gap="0 var(--mantine-spacing-md)" className={`em-small ${classes.scale}`}>
              {categories
                .map((one) => ({ ...one, count: counts.get(one.code) ?? 0 }))
                .filter(({ count }) => count > 0)
                .sort((one, other) => other.count - one.count)
                .map((one) => (
                  <Anchor
                    component={Link}
                    key={one.code}
                    to={then(addressOfActivities(one.code, code))}
                    className="em-inline"
                    inherit
                    c="inherit"
                    mih="var(--em-height-field)"
                  >
                    <i
                      className="em-num"
                      data-held={levelOf(one.count, most)}
                      data-special={SPECIAL.has(one.code) || undefined}
                    >
                      {one.count}
                    </i>
                    {one.name}
                    {SPECIAL.has(one.code) && <SpecialMark />}
                  </Anchor>
                ))}
            </Group>
          </Box>
        ))}
      </ul>
    </section>
  );
}

/** The number of activities for each shade. */
function Scale({ most }: { most: number }) {
  const { t } = useTranslation();
  const shades = LEVELS.map((level) => ({ level, range: rangeOf(level, most) })).filter(
    ({ range }) => range !== undefined,
  );
  return (
    <Group
      gap="var(--mantine-spacing-xs) var(--mantine-spacing-lg)"
      mb="md"
      fz="xs"
      c="var(--em-text-2)"
      className={classes.scale}
    >
      <Text span inherit w={usePhone() ? '100%' : undefined}>
        {t('tables.matrixScale')}
      </Text>
      {shades.map(({ level, range }) => (
        <Group key={level} component="span" gap="xs" className="em-num">
          <i data-held={level} aria-hidden />
          {range}
        </Group>
      ))}
    </Group>
  );
}
