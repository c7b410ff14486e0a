import type { Application } from '@emanet/contract/applications';
import { UNPROVEN_DELIVERY } from '@emanet/contract/applications/delivery';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { whenInFull } from '../../platform/when.ts';
import { Note } from '../../ui/panel/Note.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';
import { MailAnswer } from './mail/MailAnswer.tsx';
import { mailOutcomeOf } from './mail/mail-outcome.ts';

/** Answers and papers with their digests; none of them can be changed. */
export function Evidence({ row }: { row: Application }) {
  const { t, lang } = useTranslation();
  const today = todayInTurkey();
  return (
    <>
      {row.cevaplar.length > 0 && (
        <Panel title={t('applications.sentAnswers')}>
          {row.cevaplar.map((one) => (
            <div key={one.id} className="em-event">
              <Anchor href={one.dosya_linki ?? undefined} target="_blank">
                {one.dosya_adi}
              </Anchor>{' '}
              <Tag
                tone={
                  one.teslim === 'ulasmadi' ? 'high' : one.teslim === 'teslim' ? 'done' : 'plain'
                }
              >
                {t(`applications.delivery.${one.teslim}`)}
              </Tag>
              <p>
                {t(`applications.outcomes.${one.sonuc}`)} · {one.alici}
              </p>
              {one.teslim === 'ulasmadi' && (
                <p>{t(`applications.mailOutcomes.${mailOutcomeOf(false, one.teslim_yaniti)}`)}</p>
              )}
              <MailAnswer answer={one.teslim_yaniti} />
              {UNPROVEN_DELIVERY.finds({ answer: one, papers: row.ekler, today }) && (
                <Note tone="mid" title={UNPROVEN_DELIVERY.title[lang]}>
                  {UNPROVEN_DELIVERY.why[lang]}{' '}
                  <Anchor component={Link} inherit underline="always" to="/kararlar?q=2026-10-01">
                    {t('decisions.one')}
                  </Anchor>
                </Note>
              )}
              <p className="em-quiet">
                {one.gonderen} · {whenInFull(one.gonderme_tarihi, lang)}
              </p>
              <Text span fz="tiny" ff="monospace" c="dimmed" title={one.sha256}>
                {t('applications.digest', { digest: one.sha256.slice(0, 16) })}
              </Text>
            </div>
          ))}
        </Panel>
      )}
      <Panel title={t('applications.evidence')}>
        {row.ekler.length === 0 && <span className="em-quiet">{t('applications.noEvidence')}</span>}
        {row.ekler.map((one) => (
          <div key={one.id} className="em-event">
            <Anchor href={one.dosya_linki ?? undefined} target="_blank">
              {one.dosya_adi}
            </Anchor>
            <p className="em-quiet">
              {t(`applications.kinds.${one.kaynak}`)} · {whenInFull(one.tarih, lang)}
            </p>
            <Text span fz="tiny" ff="monospace" c="dimmed" title={one.sha256}>
              {t('applications.digest', { digest: one.sha256.slice(0, 16) })}
            </Text>
          </div>
        ))}
      </Panel>
    </>
  );
}
