import { training } from '@emanet/contract/training';
import { PREVIEW } from '@emanet/contract/training/preview';
import type { TrainingPage } from '@emanet/contract/training/rows';
import { Box, Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { addressOf } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { dayInWords } from '../../../platform/when.ts';
import { Facts } from '../../../ui/panel/Facts.tsx';
import { AskedList } from './AskedList.tsx';
import { CompanyMark } from './Frame.tsx';

/** The end of a training: its certificate, and wrong answers. */
export function Finished({ token, page }: { token: string; page: TrainingPage }) {
  const { t, lang } = useTranslation();
  const { sertifika } = page;
  if (!sertifika) return null;
  // An attendance can end a training without questions.
  const asked = sertifika.soru_sayisi > 0;
  const day = (value: string) => dayInWords(value, lang);
  return (
    <div className="em-columns">
      <Box
        component="section"
        className="em-card em-stack"
        p="panel"
        aria-label={t('training.page.certificate')}
      >
        <Box
          className="em-stack em-line em-canvas"
          py="lg"
          px="xl"
          style={{
            gap: 'var(--em-space-tight)',
            borderInlineStart: '6px solid var(--mantine-color-petrol-filled)',
          }}
        >
          <Group gap="sm" mb="sm" fw={560}>
            <CompanyMark page={page} />
            {page.company_name}
          </Group>
          <Box fw={560} c="var(--mantine-color-anchor)">
            {t('training.page.certificate')}
          </Box>
          <Box component="strong" fz={26} lh={1.2} style={{ overflowWrap: 'anywhere' }}>
            {page.fullname}
          </Box>
          <Box c="var(--em-text-2)">{t('training.page.certificateText')}</Box>
          <Box fw={560}>
            {day(sertifika.tarih)}
            {asked &&
              ` · ${t('training.page.score', { right: sertifika.dogru, count: sertifika.soru_sayisi })}`}
          </Box>
        </Box>
        <Facts
          facts={[
            [t('training.page.number'), sertifika.no],
            [
              t('training.page.valid'),
              t('training.page.until', { day: day(sertifika.gecerlilik) }),
            ],
          ]}
        />
        {token !== PREVIEW && (
          <Button
            component="a"
            href={addressOf(training.certificate, { params: { token }, query: { lang } })}
            download={`${sertifika.no}.pdf`}
            size="md"
            fullWidth
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {t('training.page.download')}
          </Button>
        )}
      </Box>
      {asked && (
        <section aria-label={t('training.page.yourQuestions')}>
          <Box component="h2" m={0} mb="md" fz="section" fw={620}>
            {t('training.page.yourQuestions')}
          </Box>
          <p>
            {t('training.page.rightCount', { count: sertifika.dogru })} ·{' '}
            {t('training.page.enough', { count: page.gereken })}
          </p>
          <AskedList asked={page.sonuc ?? []} />
        </section>
      )}
    </div>
  );
}
