import type { TextCause, TextDifference } from '@emanet/contract/texts';
import { Anchor, Button, Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { when } from '../../platform/when.ts';
import { recordAddress } from './address.ts';
import css from './texts.module.css';
import type { Decision } from './useDecisions.ts';

type Props = Readonly<{
  change: TextDifference;
  no: number;
  current: boolean;
  decided: Decision | undefined;
  onCurrent: () => void;
  onDecide: (decision: Decision) => void;
  onKeep: () => void;
}>;

/** One difference: which sentence, which record, who, when; and what becomes of it. */
export function ChangeCard({ change, no, current, decided, onCurrent, onDecide, onKeep }: Props) {
  const { t } = useTranslation();
  return (
    <section
      className={`em-card em-stack ${css.change}`}
      data-current={current || undefined}
      aria-label={t('texts.differenceNo', { no })}
      onFocus={onCurrent}
    >
      <Group gap="sm">
        <span className={css.number}>{no}</span>
        <b>{t(`texts.fates.${change.tur}`)}</b>
        <a className="em-quiet" href={`#fark-${no}`}>
          {t('texts.place', { section: change.baslik, no: change.sira })}
        </a>
      </Group>
      {change.nedenler.map((one) => (
        <Cause key={`${one.kaynak.tur}:${one.kaynak.id}:${one.kaynak.alan}`} cause={one} />
      ))}
      <Group gap="sm">
        <Button
          size="xs"
          variant={decided === 'al' ? 'filled' : 'default'}
          leftSection={<IconCheck size={15} aria-hidden />}
          onClick={() => onDecide('al')}
        >
          {t('texts.take')}
        </Button>
        <Button
          size="xs"
          variant={decided === 'birak' ? 'filled' : 'default'}
          onClick={() => onDecide('birak')}
        >
          {t('texts.leave')}
        </Button>
        <Button size="xs" variant="subtle" onClick={onKeep}>
          {t('texts.keep')}
        </Button>
      </Group>
    </section>
  );
}

function Cause({ cause }: { cause: TextCause }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  return (
    <div className={`em-two ${css.cause}`}>
      <Anchor component={Link} to={recordAddress(cause.kaynak)}>
        {cause.ad}
      </Anchor>
      <small>{cause.alan || t('texts.joined')}</small>
      {cause.guncelleyen && cause.tarih && (
        <small>{`${cause.guncelleyen}, ${when(cause.tarih, lang, true)}`}</small>
      )}
    </div>
  );
}
