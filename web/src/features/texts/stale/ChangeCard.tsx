import type { TextDifference } from '@emanet/contract/texts';
import { Button, Divider, Group } from '@mantine/core';
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { AbroadMark } from '../../../ui/AbroadMark.tsx';
import { SpecialMark } from '../../../ui/SpecialMark.tsx';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';
import css from '../texts.module.css';
import own from './stale.module.css';
import { Cause } from './Cause.tsx';
import type { Decision } from './decisions.ts';
import { cardOf, sentenceOf } from './useDecisions.ts';

type Props = Readonly<{
  change: TextDifference;
  no: number;
  marks: Readonly<{ special: boolean; abroad: boolean }>;
  current: boolean;
  decided: Decision | undefined;
  onCurrent: () => void;
  onDecide: (decision: Decision) => void;
  onWrite: () => void;
  onKeep: () => void;
}>;

const ICONS = { al: IconCheck, elle: IconPencil, birak: IconX } as const;

/** One difference: which sentence, which record, who, when; and its decision. */
export function ChangeCard(props: Props) {
  const { change, no, marks, current, decided, onCurrent, onDecide, onWrite, onKeep } = props;
  const { t } = useTranslation();
  const Icon = ICONS[decided?.ne ?? 'al'];
  return (
    <section
      id={cardOf(no)}
      tabIndex={-1}
      className={`em-card em-stack ${own.change}`}
      data-current={current || undefined}
      aria-label={t('texts.differenceNo', { no })}
      onFocus={onCurrent}
      onClick={onCurrent}
    >
      <Group gap="sm">
        <span className={`em-strong em-brand ${own.number}`}>{no}</span>
        <b>{t(`texts.fates.${change.tur}`)}</b>
        <a className="em-quiet" href={`#${sentenceOf(no)}`}>
          {t('texts.place', { section: change.baslik, no: change.sira })}
        </a>
        {marks.special && <SpecialMark />}
        {marks.abroad && <AbroadMark />}
      </Group>
      {change.nedenler.map((one) => (
        <Cause key={`${one.kaynak.tur}:${one.kaynak.id}:${one.kaynak.alan}`} cause={one} />
      ))}
      {decided && (
        <p
          className={`em-inline em-thin ${css.mark}`}
          data-tone={decided.ne === 'al' ? 'done' : 'mid'}
        >
          <Icon className="em-toned" size={16} aria-hidden />
          <span className="em-toned">{t(`texts.decisions.${decided.ne}`)}</span>
        </p>
      )}
      {(current || !decided) && (
        <>
          <Divider />
          <Group gap="tight">
            <ActButton
              size="xs"
              variant={decided?.ne === 'al' ? 'light' : 'outline'}
              icon={IconCheck}
              onClick={() => onDecide({ ne: 'al' })}
            >
              {t('texts.take')}
            </ActButton>
            <ActButton size="xs" variant="default" icon={IconPencil} onClick={onWrite}>
              {t('texts.writeByHand')}
            </ActButton>
            <Button size="xs" variant="subtle" onClick={() => onDecide({ ne: 'birak' })}>
              {t('texts.leave')}
            </Button>
            <Button size="xs" variant="subtle" color="gray" onClick={onKeep}>
              {t('texts.keep')}
            </Button>
          </Group>
        </>
      )}
    </section>
  );
}
