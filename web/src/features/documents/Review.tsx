import { toneOfDays } from '@emanet/contract/clocks/left';
import type { DocumentRow } from '@emanet/contract/documents';
import { Anchor } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { when } from '../../platform/when.ts';
import { Tag } from '../../ui/panel/Tag.tsx';
import { daysUntil, owedNearness } from './review.ts';

type Props = Readonly<{
  document: DocumentRow;
  onGive?: ((document: DocumentRow) => void) | undefined;
}>;

/** The day of the next review with the time left, or a button to set one. */
export function Review({ document, onGive }: Props) {
  const { t, lang } = useTranslation();
  const day = document.gozden_gecirme;
  if (day === null)
    return onGive ? (
      <Anchor
        component="button"
        type="button"
        size="sm"
        fw={560}
        onClick={(event) => {
          event.stopPropagation();
          onGive(document);
        }}
      >
        {t('documents.giveDay')}
      </Anchor>
    ) : (
      <span>–</span>
    );
  const days = daysUntil(day);
  const nearness = owedNearness(document);
  const tone = toneOfDays(days);
  if (nearness === 'geciken') return <Tag tone="high">{t('documents.late', { count: -days })}</Tag>;
  if (nearness === 'yaklasan')
    return <Tag tone={tone === 'low' ? 'plain' : tone}>{t('documents.near', { count: days })}</Tag>;
  return <span className="em-num">{when(day, lang)}</span>;
}
