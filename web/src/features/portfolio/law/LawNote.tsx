import { portfolio } from '@emanet/contract/portfolio';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useRead } from '../../../nouns/read.ts';
import { useTranslation } from '../../../platform/i18n.ts';

const FRESH_MS = 5 * 60_000;

/** A line of the portfolio: the newest entry that concerns clients without its action. */
export function LawNote() {
  const { t } = useTranslation();
  const { data = [] } = useRead(portfolio.law, {}, { staleTime: FRESH_MS });
  // Periods have no day: they are kept by clocks, which the strip shows.
  const open = data.filter(({ gun, ilgili, acilan }) => gun !== null && ilgili > acilan);
  const [first] = open;
  if (!first) return null;
  return (
    <Text fz="sm" c="var(--em-text-2)" mb="md" truncate className="em-screen">
      <Anchor component={Link} to={`/portfoy/mevzuat/${first.id}`} inherit underline="always">
        {first.sayi ?? first.baslik}
      </Anchor>{' '}
      {t('portfolio.law.concerns', { count: first.ilgili, all: first.musteri })}
      {open.length > 1 && (
        <>
          {' · '}
          <Anchor component={Link} to="/portfoy/mevzuat" inherit underline="always">
            {t('portfolio.law.moreEntries', { count: open.length - 1 })}
          </Anchor>
        </>
      )}
    </Text>
  );
}
