import { changeLogs, type PastType } from '@emanet/contract/change-logs';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { Box, Group, Text, UnstyledButton } from '@mantine/core';
import { useRead } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { dayInWords, monthName } from '../../platform/when.ts';

/** Months that the line shows at most. */
const MONTHS = 24;
const HIGH = 26;
const FILING = '◆';
const CONFIRMATION = '●';

const monthAfter = (month: string): string => daysAfter(`${month}-28`, 5).slice(0, 7);
const lastDayOf = (month: string): string => daysAfter(`${monthAfter(month)}-01`, -1);

/** The months from the first known one to this one, the newest ones. */
function monthsSince(first: string): string[] {
  const months = [];
  for (let one = first; one <= todayInTurkey().slice(0, 7); one = monthAfter(one)) months.push(one);
  return months.slice(-MONTHS);
}

type Props = Readonly<{ day: string; type: PastType; onDay: (day: string) => void }>;

/** How often a list was changed month by month; a month leads to its last day. */
export function ChangeLine({ day, type, onDay }: Props) {
  const { t, lang } = useTranslation();
  const line = useRead(changeLogs.line, { params: { type } }).data;
  if (!line?.ilk_gun) return null;
  const months = monthsSince(line.ilk_gun.slice(0, 7));
  const changes = new Map(line.aylar.map(({ ay, adet }) => [ay, adet]));
  const most = Math.max(1, ...months.map((one) => changes.get(one) ?? 0));
  const yesterday = daysAfter(todayInTurkey(), -1);
  const marks = (days: readonly string[], name: string, month: string) =>
    days.filter((one) => one.startsWith(month)).map((one) => `${name} ${dayInWords(one, lang)}`);
  return (
    <Box mt="xs">
      <Text size="xs" c="var(--em-text-2)">
        {t('past.line')}
        {line.beyanlar.length > 0 && ` · ${FILING} ${t('past.filing')}`}
        {line.onaylar.length > 0 && ` · ${CONFIRMATION} ${t('past.confirmation')}`}
      </Text>
      <Group gap={2} wrap="nowrap" align="flex-end">
        {months.map((month) => {
          const count = changes.get(month) ?? 0;
          const filings = marks(line.beyanlar, t('past.filing'), month);
          const confirmations = marks(line.onaylar, t('past.confirmation'), month);
          const words = [
            t('past.month', { month: monthName(month, lang, 'short'), count }),
            ...filings,
            ...confirmations,
          ].join(', ');
          const end = lastDayOf(month);
          const to = end < yesterday ? end : yesterday;
          const isShown = day.startsWith(month);
          return (
            <UnstyledButton
              key={month}
              flex={1}
              miw={0}
              mih={44}
              ta="center"
              aria-label={words}
              aria-current={isShown ? 'date' : undefined}
              title={words}
              disabled={to < (line.ilk_gun ?? '')}
              onClick={() => onDay(to)}
              style={{ display: 'flex', flexDirection: 'column', justifyContent: 'flex-end' }}
            >
              <Text span aria-hidden fz={11} lh={1} c="var(--em-text-2)">
                {filings.length > 0 && FILING}
                {confirmations.length > 0 && CONFIRMATION}
              </Text>
              <Box
                mx="auto"
                w="60%"
                maw={24}
                h={count === 0 ? 2 : Math.max(4, (count / most) * HIGH)}
                style={{
                  borderRadius: 2,
                  background:
                    month <= day.slice(0, 7) ? 'var(--em-brand-solid)' : 'var(--em-text-3)',
                  opacity: month <= day.slice(0, 7) ? 1 : 0.4,
                }}
              />
              <Text
                span
                size="xs"
                truncate
                fw={isShown ? 620 : undefined}
                c={isShown ? 'var(--em-text)' : 'var(--em-text-2)'}
                td={isShown ? 'underline' : undefined}
              >
                {monthName(month, lang, 'short')}
              </Text>
            </UnstyledButton>
          );
        })}
      </Group>
    </Box>
  );
}
