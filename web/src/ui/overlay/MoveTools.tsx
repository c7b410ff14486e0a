import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import type { Neighbours } from './neighbours.ts';
import { SideTool } from './SideHead.tsx';

/** Two tools of a drawer's head, to the neighbours in the list. */
export function MoveTools({ onPrevious, onNext }: Neighbours) {
  const { t } = useTranslation();
  return (
    <>
      <SideTool
        label={t('records.drawer.previous')}
        disabled={!onPrevious}
        onClick={() => onPrevious?.()}
      >
        <IconChevronUp size={18} />
      </SideTool>
      <SideTool label={t('records.drawer.next')} disabled={!onNext} onClick={() => onNext?.()}>
        <IconChevronDown size={18} />
      </SideTool>
    </>
  );
}
