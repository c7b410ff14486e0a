import { ACTION_RISKS } from '@emanet/contract/actions';
import type { Dashboard } from '@emanet/contract/dashboard';
import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { REGISTERS } from '@emanet/contract/records/registers';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { dayInWords, dayShort, whenInFull } from '../../platform/when.ts';
import { PrintedPage } from '../../ui/print/PrintedPage.tsx';
import { usePrinting } from '../../ui/print/printing.ts';
import { remaining } from './due/remaining.ts';
import { totalOf } from './OpenActionsPanel.tsx';

const COUNTERS = [
  'veri_harita',
  'veri_aktarim',
  'diger_aktarim',
  'varlik_listesi',
  'aksiyonlar',
  'dokumanlar',
  'metinler',
  'basvurular',
] as const;

/** The dashboard on paper: the same numbers as tables. */
export function Report({ dashboard }: { dashboard: Dashboard }) {
  return usePrinting() ? <Sheet dashboard={dashboard} /> : null;
}

function Sheet({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { sayaclar, aksiyonlar, yaklasan, degisiklikler, bugun } = dashboard;
  return (
    <PrintedPage title={t('dashboard.reportTitle')} notes={[dayInWords(bugun, lang)]}>
      <table>
        <tbody>
          {COUNTERS.map((name) => {
            const counter = sayaclar[name];
            return (
              counter && (
                <tr key={name}>
                  <th scope="row">{t(`dashboard.counter.${name}`)}</th>
                  <td>{counter.toplam}</td>
                  <td>
                    {counter.dikkat > 0 &&
                      t(`dashboard.attention.${name}`, { count: counter.dikkat })}
                  </td>
                </tr>
              )
            );
          })}
        </tbody>
      </table>
      {aksiyonlar.length > 0 && (
        <>
          <h2>{t('dashboard.openActions.title')}</h2>
          <table>
            <thead>
              <tr>
                <th>{t('fields.department')}</th>
                {ACTION_RISKS.map((risk) => (
                  <th key={risk}>{t(`ui.risk.${risk}`)}</th>
                ))}
                <th>{t('common.total')}</th>
              </tr>
            </thead>
            <tbody>
              {aksiyonlar.map((one) => (
                <tr key={one.department_id}>
                  <th scope="row">{one.department_name}</th>
                  {ACTION_RISKS.map((risk) => (
                    <td key={risk}>{one[risk]}</td>
                  ))}
                  <td>{totalOf(one)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <h2>{t('dashboard.due.title')}</h2>
      {yaklasan.isler.length === 0 ? (
        <p>{t('dashboard.due.nothing')}</p>
      ) : (
        <table>
          <tbody>
            {yaklasan.isler.map((item) => (
              <tr key={item.sure_id}>
                <td>{dayShort(item.gun, lang)}</td>
                <td>{remaining(t, item, bugun)}</td>
                <th scope="row">{item.ad}</th>
                <td>{CLOCKS[item.tur].ad[lang]}</td>
                <td>{item.department_name}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <h2>{t('dashboard.changes.title')}</h2>
      <table>
        <tbody>
          {REGISTERS.flatMap(({ tur, noun }) =>
            degisiklikler[tur].son.map((change) => (
              <tr key={`${tur} ${change.record_id}`}>
                <td>{t(`shell.places.${noun}`)}</td>
                <th scope="row">{change.ad}</th>
                <td>{change.guncelleyen}</td>
                <td>{whenInFull(change.tarih, lang)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </PrintedPage>
  );
}
