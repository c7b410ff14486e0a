import { ACTION_RISKS } from '@emanet/contract/actions';
import type { Dashboard } from '@emanet/contract/dashboard';
import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { leftOf } from '@emanet/contract/clocks/left';
import { REGISTERS } from '@emanet/contract/records/registers';
import { useTranslation } from '../../platform/i18n.ts';
import { dayShort, whenInFull } from '../../platform/when.ts';
import { registerText } from '../../platform/texts/register-text.ts';
import { useNow } from '../../ui/useNow.ts';
import { PrintedPage } from '../../ui/print/PrintedPage.tsx';
import { useLeftWords } from '../clocks/clocks.tsx';
import { usePrinting } from '../../ui/print/printing.ts';
import print from '../../ui/print/print.module.css';
import { nothingDue } from './due/Undated.tsx';
import { OpenActionsTold, totalOf } from './OpenActionsPanel.tsx';

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
  const { t, lang } = useTranslation();
  const words = useLeftWords();
  const now = useNow();
  const { sayaclar, aksiyonlar, yaklasan, tarihsiz, degisiklikler } = dashboard;
  return (
    <PrintedPage title={t('dashboard.reportTitle')} notes={[dueInWords()]}>
      <div className={print.beside}>
        <table>
          <tbody>
            {COUNTERS.map((name) => {
              const counter = sayaclar[name];
              return (
                counter && (
                  <tr key={name}>
                    <th scope="row">{t(`dashboard.counter.${name}`)}</th>
                    <td className="em-num">{counter.toplam}</td>
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
          <div>
            <OpenActionsTold departments={aksiyonlar} />
            <table>
              <thead>
                <tr>
                  <th>{t('dashboard.openActions.title')}</th>
                  {ACTION_RISKS.map((risk) => (
                    <th key={risk} className="em-num">
                      {t(`ui.risk.${risk}`)}
                    </th>
                  ))}
                  <th className="em-num">{t('common.total')}</th>
                </tr>
              </thead>
              <tbody>
                {aksiyonlar.map((one) => (
                  <tr key={one.department_id}>
                    <th scope="row">{one.department_name}</th>
                    {ACTION_RISKS.map((risk) => (
                      <td key={risk} className="em-num">
                        {one[risk]}
                      </td>
                    ))}
                    <td className="em-num">{totalOf(one)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
      <h2>{t('dashboard.due.title')}</h2>
      {yaklasan.isler.length === 0 ? (
        <p>{t(nothingDue(tarihsiz))}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>{t('dashboard.due.columns.day')}</th>
              <th>{t('dashboard.due.columns.left')}</th>
              <th>{t('dashboard.due.columns.work')}</th>
              <th>{t('fields.kind')}</th>
              <th>{t('fields.department')}</th>
            </tr>
          </thead>
          <tbody>
            {yaklasan.isler.map((item) => (
              <tr key={item.sure_id}>
                <td>{dayShort(item.gun, lang)}</td>
                <td>{words.left(item, now)}</td>
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
        <thead>
          <tr>
            <th>{t('dashboard.changes.columns.list')}</th>
            <th>{t('fields.record')}</th>
            <th>{t('dashboard.changes.columns.by')}</th>
            <th>{t('dashboard.changes.columns.at')}</th>
          </tr>
        </thead>
        <tbody>
          {REGISTERS.flatMap(({ tur, noun }) =>
            degisiklikler[tur].son.map((change) => (
              <tr key={`${tur} ${change.record_id}`}>
                <td>{t(registerText(noun, 'place'))}</td>
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

  /** Number of due items, and of late ones. */
  function dueInWords(): string {
    const late = yaklasan.isler.filter((one) => leftOf(one, now).late).length;
    const more = yaklasan.fazlasi ? '+' : '';
    const count = t('dashboard.due.count', { count: yaklasan.isler.length, more });
    return late === 0
      ? `${t('dashboard.due.title')}: ${count}`
      : `${t('dashboard.due.title')}: ${count}, ${t('dashboard.due.lateCount', { count: late })}`;
  }
}
