import { companies } from '@emanet/contract/companies';
import { momentIn } from '@emanet/contract/shared/time/moment';
import { useRead } from '../nouns/read.ts';
import { useTranslation } from '../platform/i18n.ts';
import { Note } from '../ui/panel/Note.tsx';

type Props = Readonly<{
  count: number;
  /** Shows no note as long as all fit. */
  quiet?: boolean;
}>;

/** Before mails to people who are no members are sent: how many of them may leave now. */
export function MailRoom({ count, quiet = false }: Props) {
  const { t, lang } = useTranslation();
  const { data } = useRead(companies.mails, {}, { staleTime: 0 });
  if (!data || count === 0) return null;
  const { sirket, kisi, kalan: left, yeni_bitis } = data;
  if (count <= left)
    return quiet ? null : (
      <p className="em-quiet em-num">
        {t('company.mailsFit', { left: left.toLocaleString(lang) })}
      </p>
    );
  const isOwn = kisi.sinir - kisi.kullanilan < sirket.sinir - sirket.kullanilan;
  const share = isOwn ? kisi : sirket;
  const used = { most: share.sinir, used: share.kullanilan };
  return (
    <Note tone="mid" announced title={t('company.mailsBeyond', { count, left })}>
      {t(isOwn ? 'company.mailsOfPerson' : 'company.mailsOfCompany', used)}
      {share.acilis && ` ${t('company.mailsFree', { at: momentIn(share.acilis, lang) })}`}
      {yeni_bitis && ` ${t('company.mailsYoung', { at: momentIn(yeni_bitis, lang) })}`}
    </Note>
  );
}
