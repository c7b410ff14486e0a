import { registerOfType } from '@emanet/contract/records/registers';
import { gapText } from '@emanet/contract/tables/gaps';
import type { RegistryCategory } from '@emanet/contract/tables';
import { Box } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { registerText } from '../../../platform/texts/register-text.ts';
import { addressOfGap } from '../behind.ts';
import classes from './rows.module.css';

type Props = Readonly<{ kategori: string; gap: RegistryCategory['eksikler'][number] }>;

/** Gaps of an answer, and the records of each register that it comes from. */
export function GapLine({ kategori, gap }: Props) {
  const { t, lang } = useTranslation();
  return (
    <p className={`em-soft ${classes.ground}`} data-gap>
      <IconAlertTriangle size={14} aria-hidden />
      <span>
        {gapText(gap, lang)}
        {gap.kayitlar.map((records) => {
          const about = t(registerText(registerOfType(records.tur).noun, 'behind'), {
            count: records.sayi,
          });
          const several = gap.kayitlar.length > 1;
          return (
            <Box
              component={Link}
              key={records.tur}
              ml="xs"
              aria-label={several ? undefined : `${t('common.show')}: ${about}`}
              to={addressOfGap({ kod: gap.kod, kategori }, records)}
            >
              {several ? about : t('common.show')}
            </Box>
          );
        })}
      </span>
    </p>
  );
}
