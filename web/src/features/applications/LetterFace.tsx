import type { Application, ApplicationDraft } from '@emanet/contract/applications';
import { articlesOf } from '@emanet/contract/data/application-rights';
import { LETTER_WORDS } from '@emanet/contract/applications/letter-words';
import { fill } from '@emanet/contract/shared/fill';
import { dayOf, todayInTurkey } from '@emanet/contract/shared/time/today';
import { useTranslation } from '../../platform/i18n.ts';
import { useCompany, useUser } from '../../platform/session/session.tsx';
import { dayInWords } from '../../platform/when.ts';
import { Logo } from '../../ui/Logo.tsx';
import { useSettings } from './queries.ts';
import css from './touched.module.css';

type Props = Readonly<{ row: Application; draft: ApplicationDraft; text: string }>;

/** The answer as its PDF shows it: letterhead, addressee, subject, text and signatory. */
export function LetterFace({ row, draft, text }: Props) {
  const { t } = useTranslation();
  const { company_id, company_name, logo } = useCompany();
  const { fullname } = useUser();
  const { data: settings } = useSettings();
  const { dil } = draft;
  const words = LETTER_WORDS[dil];
  const came = dayInWords(dayOf(row.gelis_tarihi), dil);
  const { basvuran_turu, temsil_edilen } = row;
  const to = [
    row.ad_soyad,
    basvuran_turu !== 'kendisi' &&
      temsil_edilen &&
      fill(words[basvuran_turu], { name: temsil_edilen }),
    row.kimlik_maskesi,
    row.adres,
    row.cevap_yolu === 'eposta' ? row.eposta : null,
  ];
  const annexes = row.ekler.filter(({ id }) => draft.ekler.includes(id));
  return (
    <article className={`em-text ${css.letter}`} lang={dil} aria-label={t('applications.read')}>
      <header>
        {logo && <Logo id={company_id} name={company_name} logo={logo} />}
        <div>
          <strong>{company_name}</strong>
          <p>{settings?.posta_adresi}</p>
        </div>
        <p>{`${words.number}: ${row.basvuru_no}\n${dayInWords(todayInTurkey(), dil)}`}</p>
      </header>
      <p>{to.filter(Boolean).join('\n')}</p>
      <p>
        <b>{fill(words.about, { day: came, articles: articlesOf(row.haklar, dil) })}</b>
      </p>
      <p>{text || t('applications.nothingWritten')}</p>
      <p>{`${words.regards}\n${company_name}\n${words.behalf} ${settings?.imzalayan ?? fullname}`}</p>
      {annexes.length > 0 && (
        <p>{annexes.map((one, at) => `${words.annex} ${at + 1}: ${one.dosya_adi}`).join('\n')}</p>
      )}
    </article>
  );
}
