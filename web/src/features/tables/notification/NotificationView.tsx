import { sectionOfGap } from '@emanet/contract/tables/gaps';
import type { Notification } from '@emanet/contract/tables';
import { Button } from '@mantine/core';
import { IconFileCertificate, IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { CompletenessBar } from '../../../ui/CompletenessBar.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { addressOfGap } from '../behind.ts';
import { FilingsPanel } from '../filings/FilingsPanel.tsx';
import { CategoryCard } from './CategoryCard.tsx';
import { CategoryRail } from './CategoryRail.tsx';
import { MeasureLists } from './MeasureLists.tsx';
import { useNotification } from '../queries.ts';
import classes from './notification.module.css';

/** What the registers tell VERBİS, in the order in which it asks. */
export function NotificationView() {
  const { t } = useTranslation();
  const query = useNotification();
  const { data } = query;
  if (!data && query.isError)
    return (
      <ErrorState
        error={query.error}
        title={t('tables.failed.verbis')}
        onRetry={() => void query.refetch()}
      />
    );
  if (!data) return <ListSkeleton />;
  if (data.kategoriler.length === 0)
    return (
      <EmptyState
        icon={<IconFileCertificate size={20} />}
        title={t('tables.empty.verbis.title')}
        text={t('tables.empty.verbis.text')}
      >
        <Button component={Link} to="/veri-isleme">
          {t('tables.empty.verbis.first')}
        </Button>
      </EmptyState>
    );
  return (
    <div className={classes.notification}>
      <CategoryRail categories={data.kategoriler} />
      <div className={classes.sheet}>
        <Summary notification={data} />
        <FilingsPanel />
        {data.kategoriler.map((category) => (
          <CategoryCard key={category.kategori} category={category} />
        ))}
        <section className={classes.card} aria-labelledby="verbis-tedbirler">
          <header className={classes.head}>
            <h2 id="verbis-tedbirler">{t('tables.allMeasures')}</h2>
          </header>
          <p className={classes.hint}>{t('tables.allMeasuresText')}</p>
          <div className={classes.whole}>
            <MeasureLists measures={data.tedbirler} of={t('tables.allMeasures')} />
          </div>
        </section>
      </div>
    </div>
  );
}

/** How far the notification is, and what is left out of it. */
function Summary({ notification }: { notification: Notification }) {
  const { t } = useTranslation();
  const { kategoriler, eksiksizlik, verisiz_faaliyet } = notification;
  const lacking = kategoriler.reduce(
    (sum, one) => sum + new Set(one.eksikler.map(({ kod }) => sectionOfGap(kod))).size,
    0,
  );
  return (
    <section className={classes.summary} aria-label={t('tables.summary')}>
      <div>
        <p className={classes.lead}>
          <CompletenessBar value={eksiksizlik} />
          <strong>
            {lacking === 0 ? t('tables.complete') : t('tables.lacking', { count: lacking })}
          </strong>
          <span className={classes.quiet}>
            {t('tables.categoryCount', { count: kategoriler.length })}
          </span>
        </p>
        <p className={classes.hint}>{t('tables.law')}</p>
        {verisiz_faaliyet > 0 && (
          <p className={classes.gap}>
            <span>
              {t('tables.withoutData', { count: verisiz_faaliyet })}
              <Link
                className={classes.behind}
                to={addressOfGap({ kod: 'veri_yok' }, { tur: 'veri_harita', id: null })}
              >
                {t('tables.behind.veri_harita', { count: verisiz_faaliyet })}
              </Link>
            </span>
          </p>
        )}
      </div>
      <Button
        size="xs"
        variant="default"
        className={classes.print}
        leftSection={<IconPrinter size={15} aria-hidden />}
        onClick={() => window.print()}
      >
        {t('tables.print')}
      </Button>
    </section>
  );
}
