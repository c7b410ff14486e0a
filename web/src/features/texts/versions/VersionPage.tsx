import type { SingleText } from '@emanet/contract/texts';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { when, whenInFull } from '../../../platform/when.ts';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Facts } from '../../../ui/panel/Facts.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { SegmentedFace } from '../../../ui/panel/SegmentedFace.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { Paper } from '../Paper.tsx';
import { useText, useVersion } from '../queries.ts';
import css from '../texts.module.css';
import { FileMenu } from './FileMenu.tsx';
import { Versions } from './Versions.tsx';
import { IconFileText } from '@tabler/icons-react';

/** /metinler/{id}/surum/{sira}: a version word for word as approved or published. */
export default function VersionPage() {
  const { t } = useTranslation();
  const { id = '', sira = '' } = useParams();
  const text = useText(Number(id));
  const version = useVersion(Number(id), Number(sira));
  const failure = text.error ?? version.error;
  if (text.data && version.data) return <Shown text={text.data} version={version.data} />;
  return (
    <>
      <PageHead
        title={t('common.versionNo', { no: sira })}
        back={{ to: `/metinler/${id}`, label: t('texts.backToText') }}
      />
      {failure ? (
        <ErrorState error={failure} onRetry={() => void version.refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </>
  );
}

type Props = Readonly<{
  text: SingleText;
  version: NonNullable<ReturnType<typeof useVersion>['data']>;
}>;

function Shown({ text, version }: Props) {
  const { t, lang } = useTranslation();
  const [shown, setShown] = useState(lang);
  const { sira, onaylayan, onay_tarihi, yayimlayan, yayin_tarihi, ozet, metin } = version;
  const listed = text.surumler.find((one) => one.sira === sira);
  const at = (by: string, instant: string) => `${by}, ${whenInFull(instant, lang)}`;
  return (
    <>
      <PageHead
        title={t('common.versionNo', { no: sira })}
        back={{ to: `/metinler/${text.id}`, label: text.ad }}
      >
        <SegmentedFace
          label={t('texts.language')}
          faces={[
            { value: 'tr', label: 'TR' },
            { value: 'en', label: 'EN' },
          ]}
          value={shown}
          onChange={setShown}
        />
        <FileMenu text={text} lang={shown} sira={sira} />
      </PageHead>
      {sira !== text.yayindaki && (
        <Note
          tone="mid"
          action={
            text.yayindaki !== null && (
              <ActButton
                size="xs"
                variant="default"
                icon={IconFileText}
                component={Link}
                to={`/metinler/${text.id}/surum/${text.yayindaki}`}
              >
                {t('texts.publishedVersion', { no: text.yayindaki })}
              </ActButton>
            )
          }
        >
          {t(yayin_tarihi ? 'texts.noLongerInForce' : 'texts.approvedOnly')}
        </Note>
      )}
      <div className={`em-desk ${css.desk}`} data-two>
        <Paper text={metin[shown]} />
        <Stack gap="md" component="aside" data-sticky>
          <Panel title={t('common.versionNo', { no: sira })}>
            <Facts
              facts={[
                [t('texts.approver'), at(onaylayan, onay_tarihi)],
                ...(yayin_tarihi
                  ? ([[t('texts.publisher'), at(yayimlayan ?? '', yayin_tarihi)]] as const)
                  : []),
                ...(listed && text.adres
                  ? ([
                      [
                        t('texts.opened'),
                        t('texts.openedBy', {
                          direct: listed.yollar.baglanti,
                          qr: listed.yollar.qr,
                          pdf: listed.yollar.pdf,
                        }),
                      ],
                    ] as const)
                  : []),
                [t('texts.digest'), <code key="d">{ozet}</code>],
              ]}
            />
          </Panel>
          {listed && listed.kararlar.length > 0 && (
            <Panel title={t('texts.decisionsAbout')} count={listed.kararlar.length}>
              <ul className="em-events">
                {listed.kararlar.map(({ id, gerekce, karar_veren, tarih }) => (
                  <li key={id}>
                    <b>{karar_veren}</b>{' '}
                    <time className="em-quiet" dateTime={tarih}>
                      {when(tarih, lang, true)}
                    </time>
                    <p>{gerekce}</p>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          <Versions text={text} />
        </Stack>
      </div>
    </>
  );
}
