import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Link } from 'react-router';
import { choiceOf } from '@emanet/contract/lookups';
import type { Measures, Named, Unfolded } from '@emanet/contract/tables';
import { useTranslation } from '../../../platform/i18n.ts';
import { useThen } from '../../../platform/session/past-day.ts';
import { BasisChips } from '../../../ui/BasisChips.tsx';
import type { Line, LineKind } from './lines.ts';
import { Missing } from './columns.tsx';
import { useUnfolded } from '../queries.ts';
import classes from '../tables.module.css';
import { SpecialMark } from '../../../ui/SpecialMark.tsx';
import { subjectNames } from '../subject-names.ts';

/** The article of a legal basis, such as "5/2-ç". */
const articleOf = ({ kod }: Named): string => choiceOf('isleme_sarti', kod)?.article ?? kod;

/** Details of a line, fetched when the line is first unfolded. */
export function Unfolding({ line }: { line: Line }) {
  const { t } = useTranslation();
  const query = useUnfolded(line.kind, line.name);
  if (query.data) return <Answer line={line} answer={query.data} />;
  if (query.isError)
    return (
      <Group gap="sm" my="xs" c="var(--em-text-2)" role="alert">
        {t('tables.lookupFailed')}
        <Button
          size="xs"
          variant="default"
          leftSection={<IconRefresh size={14} aria-hidden />}
          onClick={() => void query.refetch()}
        >
          {t('common.retry')}
        </Button>
      </Group>
    );
  return (
    <Stack gap="sm" py="sm" role="status" aria-label={t('common.loading')}>
      <Skeleton height={12} width="40%" />
      <Skeleton height={12} width="70%" />
      <Skeleton height={12} width="55%" />
    </Stack>
  );
}

/** Categories, bases, activities and measures of a line. */
export function Answer({ line, answer }: { line: Line; answer: Unfolded }) {
  const { t } = useTranslation();
  const then = useThen();
  const { ulkeler, mekanizmalar, eksik } = answer.yurt_disi;
  const records =
    line.id === undefined
      ? `/tedarikciler?q=${encodeURIComponent(line.name)}`
      : `/varlik-listesi?kayit=${line.id}`;
  return (
    <Stack py="md" className={classes.answer}>
      {answer.kategoriler.length === 0 ? (
        <Text c="var(--em-text-2)">{t(`tables.noData.${line.kind}`)}</Text>
      ) : (
        <CategoryTable categories={answer.kategoriler} name={line.name} kind={line.kind} />
      )}
      <dl className={`em-stack ${classes.facts}`}>
        {line.abroad && (
          <div>
            <dt>{t('ui.abroad')}</dt>
            <dd>
              {ulkeler.join(', ') || t('tables.noCountry')}
              {mekanizmalar.length > 0 && <Names names={mekanizmalar.map(({ ad }) => ad)} />}
              {eksik > 0 && <Missing>{t('tables.mechanismMissing', { count: eksik })}</Missing>}
            </dd>
          </div>
        )}
        {answer.hukuki_sebepler.length > 0 && (
          <div>
            <dt>{t('tables.facts.bases')}</dt>
            <dd>
              <Bases bases={answer.hukuki_sebepler} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('tables.facts.activities')}</dt>
          <dd>
            {answer.faaliyetler.length === 0 && t('tables.noActivities')}
            <Stack component="ul" gap="xs">
              {answer.faaliyetler.map((one) => (
                <li key={one.id}>
                  <Link to={then(`/veri-isleme?kayit=${one.id}`)}>{one.surec_ismi}</Link>
                  <Text span inherit c="dimmed" ml="sm">
                    {one.department_name}
                  </Text>
                </li>
              ))}
            </Stack>
          </dd>
        </div>
        <div>
          <dt>{t('tables.facts.measures')}</dt>
          <dd>
            <MeasureNames measures={answer.tedbirler} />
          </dd>
        </div>
      </dl>
      <Anchor component={Link} w="fit-content" fw={560} className="em-screen" to={then(records)}>
        {t(`tables.toRecords.${line.kind}`, { count: answer.kayit_sayisi })}
      </Anchor>
    </Stack>
  );
}

/** Each basis with its name, for people who do not know the articles by number. */
function Bases({ bases }: { bases: readonly Named[] }) {
  return (
    <Stack component="ul" gap="xs" lh={1.5}>
      {bases.map((one) => (
        <li key={one.kod}>
          <BasisChips codes={[articleOf(one)]} explained /> {one.ad}
        </li>
      ))}
    </Stack>
  );
}

function MeasureNames({ measures }: { measures: Measures }) {
  const { t } = useTranslation();
  const all = [...measures.teknik, ...measures.idari];
  return all.length === 0 ? t('tables.noMeasures') : <Names names={all.map(({ ad }) => ad)} />;
}

type Props = Readonly<{ categories: Unfolded['kategoriler']; name: string; kind: LineKind }>;

/** Category by category: the data, the groups of people, the purposes and the legal bases. */
function CategoryTable({ categories, name, kind }: Props) {
  const { t } = useTranslation();
  const heads = {
    category: t('tables.facts.category'),
    items: t('tables.facts.items'),
    subjects: t('tables.facts.subjects'),
    purposes: t(`tables.facts.purposes.${kind}`),
    bases: t('tables.facts.bases'),
  };
  return (
    <table
      className={`em-card em-table em-clip ${classes.categories}`}
      data-cards
      aria-label={t('tables.categoriesOf', { name })}
    >
      <thead>
        <tr>
          {Object.values(heads).map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((one) => (
          <tr key={one.kategori}>
            <th scope="row">
              {one.ad} {one.ozel_nitelikli && <SpecialMark />}
            </th>
            <td data-label={heads.items}>{one.veriler.map(({ ad }) => ad).join(', ')}</td>
            <td data-label={heads.subjects}>{subjectNames(one.ilgili_kisiler).join(', ')}</td>
            <td data-label={heads.purposes}>
              <Names names={one.amaclar.map(({ ad }) => ad)} />
            </td>
            <td data-label={heads.bases}>
              <BasisChips codes={one.hukuki_sebepler.map(articleOf)} explained />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Names one below the other. */
function Names({ names }: { names: readonly string[] }) {
  return (
    <Stack component="ul" gap="xs">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Stack>
  );
}
