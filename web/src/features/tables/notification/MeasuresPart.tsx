import type { CompanyMeasure, FilingPreparation } from '@emanet/contract/filings/preparation';
import { SegmentedControl, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { atFirstMove } from '../../../platform/lazily.ts';
import { Note } from '../../../ui/panel/Note.tsx';
import { SpecialMark } from '../../../ui/SpecialMark.tsx';
import { PartHead } from './PartHead.tsx';
import { MeasureLine } from './MeasureLine.tsx';
import classes from './rows.module.css';

const MeasureModal = atFirstMove(() => import('./MeasureModal.tsx'));

const FILTERS = {
  tumu: () => true,
  oneri: ({ durum }: CompanyMeasure) => durum === 'oneri',
  kanitsiz: (one: CompanyMeasure) => one.durum === 'onayli' && (one.dayanak_kalmadi || isBare(one)),
} as const;
type Filter = keyof typeof FILTERS;
const KEYS = Object.keys(FILTERS) as Filter[];

/** Confirmed, but without a record, a document or a text as proof. */
const isBare = ({ dayanaklar, dokuman, kanit }: CompanyMeasure) =>
  dayanaklar.length === 0 && !dokuman && !kanit;

const GROUPS = {
  ozel: ({ ozel_nitelikli }: CompanyMeasure) => ozel_nitelikli,
  teknik: (one: CompanyMeasure) => !one.ozel_nitelikli && one.tur === 'teknik',
  idari: (one: CompanyMeasure) => !one.ozel_nitelikli && one.tur === 'idari',
} as const;
const GROUP_KEYS = Object.keys(GROUPS) as (keyof typeof GROUPS)[];

/** The registry's 40 measures and "Diğer", proposed by records, confirmed by a person. */
export function MeasuresPart({ preparation }: { preparation: FilingPreparation }) {
  const { t } = useTranslation();
  const title = useId();
  const [filter, setFilter] = useState<Filter>('tumu');
  const [edited, setEdited] = useState<string>();
  const { tedbirler, satirlar } = preparation;
  const proposed = tedbirler.filter(FILTERS.oneri).length;
  const confirmed = tedbirler.filter(({ durum }) => durum === 'onayli').length;
  const shown = tedbirler.filter(FILTERS[filter]);
  const inModal = tedbirler.find(({ kod }) => kod === edited);
  return (
    <Stack component="section" gap="sm" aria-labelledby={title}>
      <PartHead
        id={title}
        title={t('notification.parts.tedbirler')}
        text={t('notification.measures.count', { count: confirmed, all: tedbirler.length })}
      >
        <SegmentedControl
          size="xs"
          aria-label={t('notification.filter')}
          value={filter}
          onChange={(value) => setFilter(KEYS.find((one) => one === value) ?? 'tumu')}
          data={KEYS.map((value) => ({
            value,
            label: `${t(`notification.measures.filters.${value}`)} ${tedbirler.filter(FILTERS[value]).length}`,
          }))}
        />
      </PartHead>
      {proposed > 0 && (
        <Note title={t('notification.measures.proposed', { count: proposed })}>
          {t('notification.measures.proposedText')}
        </Note>
      )}
      {shown.length === 0 ? (
        <Text className="em-card" p="xl" ta="center" c="var(--em-text-2)">
          {t('notification.measures.none')}
        </Text>
      ) : (
        <table className={`em-card em-table ${classes.table} ${classes.measures}`}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('notification.measures.applied')}</VisuallyHidden>
              </th>
              <th scope="col">{t('notification.measures.name')}</th>
              <th scope="col">{t('notification.measures.ground')}</th>
              <th scope="col">{t('notification.measures.decision')}</th>
            </tr>
          </thead>
          {GROUP_KEYS.map((group) => {
            const own = shown.filter(GROUPS[group]);
            return (
              own.length > 0 && (
                <tbody key={group}>
                  <tr>
                    <th colSpan={4} scope="rowgroup">
                      {t(`notification.measures.groups.${group}`)}{' '}
                      {group === 'ozel' && <SpecialMark />}
                    </th>
                  </tr>
                  {own.map((measure) => (
                    <MeasureLine
                      key={measure.kod}
                      measure={measure}
                      row={satirlar.find(
                        ({ bolum, satir }) => bolum === 'tedbirler' && satir === measure.kod,
                      )}
                      onEdit={() => setEdited(measure.kod)}
                    />
                  ))}
                </tbody>
              )
            );
          })}
        </table>
      )}
      {inModal && <MeasureModal measure={inModal} onClose={() => setEdited(undefined)} />}
    </Stack>
  );
}
