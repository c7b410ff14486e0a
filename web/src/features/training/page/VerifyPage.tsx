import { training } from '@emanet/contract/training';
import type { VerifiedCertificate } from '@emanet/contract/training/rows';
import { Box, Button, Group, TextInput } from '@mantine/core';
import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { ApiError, call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { dayInWords, whenInFull } from '../../../platform/when.ts';
import { Facts } from '../../../ui/panel/Facts.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { Frame } from './Frame.tsx';

type Found = Readonly<{ certificate: VerifiedCertificate; at: string }>;

const ROW = {
  gridTemplateColumns: '1fr auto',
  gap: 'var(--mantine-spacing-sm)',
  alignItems: 'start',
};

/** /egitim/dogrula/{no}: is this certificate real, and until when? */
export function VerifyPage({ number }: { number: string }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(number);
  const [found, setFound] = useState<Found>();
  const [failed, setFailed] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = `${t('training.verify.title')} · ${t('common.product')}`;
  }, [t]);

  const verify = async (no: string) => {
    setBusy(true);
    setFailed(undefined);
    setFound(undefined);
    try {
      const { data } = await call(training.verify, { params: { no } });
      setFound({ certificate: data, at: new Date().toISOString() });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error);
    } finally {
      setBusy(false);
    }
  };
  const first = useEffectEvent(() => {
    if (number) void verify(number);
  });
  useEffect(() => {
    const timer = setTimeout(() => first());
    return () => clearTimeout(timer);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim()) void verify(typed.trim());
  };

  return (
    <Frame>
      <Box
        className="em-stack"
        maw="var(--em-width-form)"
        mt="xl"
        mx="auto"
        style={{ gap: 'var(--mantine-spacing-lg)' }}
      >
        <h1>{t('training.verify.title')}</h1>
        <Box mt="-12px" c="var(--em-text-2)">
          {t('training.verify.intro')}
        </Box>
        <form className="em-stack" style={ROW} onSubmit={submit}>
          <TextInput
            size="md"
            aria-label={t('training.page.number')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autoComplete="off"
            spellCheck={false}
          />
          <Button size="md" variant="default" type="submit" loading={busy}>
            {t('training.verify.verify')}
          </Button>
        </form>
        {failed && (
          <Note tone="high" takesFocus={failed} title={failed.message}>
            {failed.code === 'CERTIFICATE_UNKNOWN' && t('training.verify.unknown')}
          </Note>
        )}
        {found && <Result key={found.at} {...found} />}
      </Box>
    </Frame>
  );
}

function Result({ certificate, at }: Found) {
  const { t, lang } = useTranslation();
  const valid = certificate.durum === 'gecerli';
  return (
    <section className="em-card em-clip">
      <Group
        role="status"
        gap="lg"
        px="xl"
        py="panel"
        c={valid ? 'var(--em-done)' : 'var(--em-mid)'}
        bg={valid ? 'var(--em-done-ground)' : 'var(--em-mid-ground)'}
      >
        <IconRosetteDiscountCheckFilled size={32} aria-hidden />
        <div>
          <Box component="h2" m={0} fz="section">
            {t(valid ? 'training.verify.valid' : 'training.verify.expired')}
          </Box>
          {t('training.verify.at', { time: whenInFull(at, lang) })}
        </div>
      </Group>
      <Box px="xl" py="panel">
        <Facts
          facts={[
            [t('fields.name'), certificate.ad],
            [t('fields.company'), certificate.company_name],
            [t('fields.training'), t('training.page.title')],
            [t('training.verify.finished'), dayInWords(certificate.tarih, lang)],
            [
              t('training.page.valid'),
              t('training.page.until', { day: dayInWords(certificate.gecerlilik, lang) }),
            ],
          ]}
        />
      </Box>
      <NameCheck no={certificate.no} />
    </section>
  );
}

function NameCheck({ no }: { no: string }) {
  const { t } = useTranslation();
  const [ad, setAd] = useState('');
  const [same, setSame] = useState<boolean>();
  const [failed, setFailed] = useState<string>();
  const compare = async (event: FormEvent) => {
    event.preventDefault();
    if (!ad.trim()) return;
    try {
      const { data } = await call(training.compareName, { params: { no }, body: { ad } });
      setFailed(undefined);
      setSame(data.ayni);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error.message);
    }
  };
  return (
    <Box
      component="form"
      px="xl"
      py="panel"
      bg="var(--em-sunken)"
      className="em-stack em-line-top"
      onSubmit={(event) => void compare(event)}
    >
      <div className="em-stack" style={ROW}>
        <TextInput
          label={t('training.verify.same')}
          placeholder={t('training.verify.samePlaceholder')}
          description={t('training.verify.sameText')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={ad}
          error={failed}
          onChange={(event) => {
            setAd(event.currentTarget.value);
            setSame(undefined);
          }}
        />
        <Button variant="default" type="submit" mt={25}>
          {t('training.verify.compare')}
        </Button>
      </div>
      <div role="status">
        {same !== undefined && (
          <Note tone={same ? 'done' : 'high'}>
            {t(same ? 'training.verify.isSame' : 'training.verify.isOther')}
          </Note>
        )}
      </div>
    </Box>
  );
}
