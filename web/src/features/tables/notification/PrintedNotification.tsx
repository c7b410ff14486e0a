import { verbisIdentity } from '@emanet/contract/filings/identity';
import {
  FILING_SECTIONS,
  type FilingPreparation,
  type FilingRow,
} from '@emanet/contract/filings/preparation';
import { choiceOf } from '@emanet/contract/lookups';
import type { Notification } from '@emanet/contract/tables';
import { Fragment } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { dayShort } from '../../../platform/when.ts';
import { PrintedPage } from '../../../ui/print/PrintedPage.tsx';
import { answerIn, categoryInRegistry } from '../filings/registry-names.ts';
import { RegistryName } from '../RegistryName.tsx';
import classes from './printed.module.css';
import { stateOf, type SectionState } from './sections.ts';

type Props = Readonly<{ notification: Notification; preparation: FilingPreparation }>;

/** Sentence of a section whose rows do not show it: something is missing, or there is no data. */
function StateRow({ state, ticks }: Readonly<{ state: SectionState; ticks: boolean }>) {
  const { t } = useTranslation();
  if (state === 'islendi' || state === 'acik') return null;
  const text =
    state === 'eksik'
      ? t('notification.unknown')
      : t(`notification.noRows.${state === 'yok' ? 'hayir' : 'bilinmiyor'}`);
  return (
    <tr>
      {ticks && <td />}
      <td colSpan={2}>{text}</td>
    </tr>
  );
}

/** The whole notification on paper in the registry's order, with a box to tick at each row. */
export const PrintedNotification = (shown: Props) => {
  const { t } = useTranslation();
  return (
    <PrintedPage title={t('tables.views.verbis')} notes={[t('notification.about')]}>
      <NotificationTables {...shown} className={classes.printed ?? ''} ticks />
    </PrintedPage>
  );
};

type TablesProps = Props & Readonly<{ className: string; ticks?: boolean }>;

/** The sections of the notification in the registry's order; `ticks`: with a box at each row. */
export function NotificationTables({
  notification,
  preparation,
  className,
  ticks = false,
}: TablesProps) {
  const { t, lang } = useTranslation();
  const { satirlar, kimlik, tedbirler } = preparation;
  const columns = ticks ? 3 : 2;
  const names = new Map(notification.kategoriler.map(({ kategori, ad }) => [kategori, ad]));
  const nameOf = ({ bolum, satir }: FilingRow) =>
    bolum === 'tedbirler'
      ? (tedbirler.find(({ kod }) => kod === satir)?.ad ?? satir)
      : (names.get(satir) ?? satir);
  const turkishOf = ({ bolum, satir }: FilingRow) =>
    bolum === 'tedbirler' ? choiceOf('alinan_tedbirler', satir)?.tr : categoryInRegistry(satir);
  return (
    <>
      <table className={className}>
        <thead>
          <tr>
            <th colSpan={columns}>{t('notification.parts.kimlik')}</th>
          </tr>
        </thead>
        <tbody>
          {verbisIdentity(kimlik).asked.map((field) => (
            <tr key={field}>
              {ticks && <td />}
              <td>{t(`company.short.${field}`)}</td>
              <td>{kimlik[field] ?? t('company.none')}</td>
            </tr>
          ))}
          {kimlik.verbis_silme_tarihi && (
            <tr>
              {ticks && <td />}
              <td>{t('company.fields.verbis_silme_tarihi')}</td>
              <td>
                {dayShort(kimlik.verbis_silme_tarihi, lang)}
                {kimlik.verbis_silme_nedeni && `: ${kimlik.verbis_silme_nedeni}`}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {FILING_SECTIONS.map((section, at) => (
        <table key={section} className={className}>
          <thead>
            <tr>
              <th colSpan={columns}>
                {at + 1}. {t(`notification.parts.${section}`)}
              </th>
            </tr>
          </thead>
          <tbody>
            <StateRow state={stateOf(section, notification, satirlar)} ticks={ticks} />
            {satirlar
              .filter(({ bolum }) => bolum === section)
              .map((row) => (
                <tr key={row.satir}>
                  {ticks && <td>{row.isaret ? '☑' : '☐'}</td>}
                  <td>
                    <RegistryName named={nameOf(row)} turkish={turkishOf(row)} />
                  </td>
                  <td>
                    {section === 'kategoriler' || section === 'tedbirler'
                      ? row.degerler.length === 0 && t('notification.takenOut')
                      : row.degerler.map((one, place) => (
                          <Fragment key={one}>
                            {place > 0 && '; '}
                            <RegistryName named={answerIn(section, one, lang)} turkish={one} />
                          </Fragment>
                        ))}
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </>
  );
}
