import { useEffect } from 'react';
import { applicationForm, type Receipt } from '@emanet/contract/applications/form';
import { articleOf, RIGHT_TEXTS } from '@emanet/contract/data/application-rights';
import { Button } from '@mantine/core';
import { IconDownload, IconMailQuestion, IconPrinter } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { addressOf } from '../../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../../platform/i18n.ts';
import { dayInWords, whenInFull } from '../../../platform/when.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Facts } from '../../../ui/panel/Facts.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { FormFrame } from './FormFrame.tsx';
import css from './form.module.css';
import { useReceipt } from './queries.ts';

/** /kvkk-formu/alindi/{token}: the receipt, for whoever was given its address. */
export default function ReceiptPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const { data, error } = useReceipt(token);
  const title = t('applicationForm.receivedTitle');
  useEffect(() => {
    document.title = data ? `${data.basvuru_no} · ${data.company_name}` : title;
  }, [title, data]);
  return (
    <FormFrame company={data}>
      {error && (
        <EmptyState
          alone
          icon={<IconMailQuestion size={20} aria-hidden />}
          title={t('applicationForm.noReceipt')}
          text={error.message}
        />
      )}
      {data && <ReceiptOf receipt={data} token={token} />}
    </FormFrame>
  );
}

function ReceiptOf({ receipt, token }: { receipt: Receipt; token: string }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { haklar, ekler } = receipt;
  const pdf = addressOf(applicationForm.receiptPdf, { params: { token }, query: { lang } });
  return (
    <div className={css.narrow}>
      <h1 className={css.title}>{t('applicationForm.receivedTitle')}</h1>
      <Note tone="done">{t('applicationForm.receivedText')}</Note>
      <Panel
        title={`${t('applicationForm.number')} ${receipt.basvuru_no}`}
        foot={
          <div className={css.actions}>
            <Button component="a" href={pdf} leftSection={<IconDownload size={16} aria-hidden />}>
              {t('applicationForm.receiptPdf')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} aria-hidden />}
              onClick={() => window.print()}
            >
              {t('applicationForm.print')}
            </Button>
          </div>
        }
      >
        <Facts
          facts={[
            [t('applicationForm.came'), whenInFull(receipt.gelis_tarihi, lang)],
            [t('applicationForm.lastDay'), dayInWords(receipt.son_gun, lang)],
            [t('applicationForm.applicant'), receipt.ad_soyad],
            [
              t('applicationForm.asked'),
              haklar.map((right) => (
                <div key={right}>
                  <Tag>{articleOf(right)}</Tag> {RIGHT_TEXTS[right].short[lang]}
                </div>
              )),
            ],
            [t('applicationForm.attached'), ekler.map(({ ad }) => ad).join(', ') || '–'],
            [
              t('applicationForm.answerWay'),
              receipt.cevap_yolu === 'posta' ? t('applicationForm.ways.posta') : receipt.eposta,
            ],
            [t('applicationForm.controller'), receipt.company_name],
          ]}
        />
      </Panel>
      <h2>{t('applicationForm.next')}</h2>
      <p>{t('applicationForm.nextText')}</p>
      <p>{t('applicationForm.complaint')}</p>
    </div>
  );
}
