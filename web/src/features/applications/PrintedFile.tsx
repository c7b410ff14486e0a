import type { Application } from '@emanet/contract/applications';
import { articleOf, RIGHT_TEXTS } from '@emanet/contract/data/application-rights';
import { useTranslation } from '../../platform/i18n.ts';
import { dayInWords, whenInFull } from '../../platform/when.ts';
import { PrintedPage } from '../../ui/print/PrintedPage.tsx';
import { usePrinting } from '../../ui/print/printing.ts';
import { Events } from './Timeline.tsx';
import { dayOfPeriod } from './time-left.ts';

/** The file of an application on paper for the Board: request, events, answers, digests. */
export const PrintedFile = ({ row }: { row: Application }) =>
  usePrinting() ? <Sheet row={row} /> : null;

function Sheet({ row }: { row: Application }) {
  const { t, lang } = useTranslation();
  const papers = [
    ...row.cevaplar.map((one) => ({
      name: one.dosya_adi,
      about: `${t(`applications.outcomes.${one.sonuc}`)} · ${one.alici} · ${t(`applications.delivery.${one.teslim}`)}`,
      at: one.gonderme_tarihi,
      sha256: one.sha256,
    })),
    ...row.ekler.map((one) => ({
      name: one.dosya_adi,
      about: t(`applications.kinds.${one.kaynak}`),
      at: one.tarih,
      sha256: one.sha256,
    })),
  ];
  return (
    <PrintedPage
      title={`${row.basvuru_no}: ${row.ad_soyad}`}
      notes={[
        `${t('applications.source')}: ${t(`applications.sources.${row.kaynak}`)}, ${whenInFull(row.gelis_tarihi, lang)}`,
        t('applications.lastDay', { at: dayOfPeriod(row), day: dayInWords(row.son_gun, lang) }),
        `${t('applications.state')}: ${t(row.cevap_ulasmadi ? 'applications.answerLost' : `applications.states.${row.durum}`)}`,
        ...(row.zincir_saglam ? [t('applications.chainOk')] : [t('applications.chainBroken')]),
      ]}
    >
      <h2>{t('applications.request')}</h2>
      <p>
        {row.haklar
          .map((right) => `${articleOf(right, lang)} ${RIGHT_TEXTS[right].short[lang]}`)
          .join('; ')}
      </p>
      <p className="em-text">{row.talep}</p>
      {row.cevaplar.map((one) => (
        <section key={one.id}>
          <h2>
            {t('applications.answer')}: {whenInFull(one.gonderme_tarihi, lang)}, {one.gonderen}
          </h2>
          <p className="em-text">{one.metin}</p>
        </section>
      ))}
      <h2>{t('applications.timeline')}</h2>
      <Events row={row} unfolded />
      {papers.length > 0 && (
        <>
          <h2>{t('applications.evidence')}</h2>
          <table>
            <tbody>
              {papers.map((one) => (
                <tr key={`${one.name} ${one.sha256}`}>
                  <th scope="row">{one.name}</th>
                  <td>{one.about}</td>
                  <td>{whenInFull(one.at, lang)}</td>
                  <td>{t('applications.digest', { digest: one.sha256 })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </PrintedPage>
  );
}
