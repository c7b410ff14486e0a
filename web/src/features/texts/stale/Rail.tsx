import type { SingleText, TextDifferences } from '@emanet/contract/texts';
import { keyOfSource } from '@emanet/contract/texts/model';
import { ActionIcon, Anchor, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { KEYS } from '../../../platform/keys.ts';
import { KeyCaps } from '../../../ui/KeyCaps.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { usePhone } from '../../../ui/usePhone.ts';
import css from './stale.module.css';
import { Cause } from './Cause.tsx';
import { ChangeCard } from './ChangeCard.tsx';
import { marksOf } from './decisions.ts';
import type { useDecisions } from './useDecisions.ts';

type Props = Readonly<{
  text: SingleText;
  found: TextDifferences;
  work: ReturnType<typeof useDecisions>;
  /** A new version was requested while differences were open. */
  asked: boolean;
  onWrite: () => void;
  onKeep: (sentences: readonly string[] | 'all') => void;
}>;

/** The list of differences, and the number of decided ones. */
export function Rail({ text, found, work, asked, onWrite, onKeep }: Props) {
  const { t } = useTranslation();
  const phone = usePhone();
  const { farklar, etkisiz_nedenler } = found;
  const marks = marksOf(text, found.metin);
  const left = farklar.length - work.done;
  const { texts: keys } = KEYS;
  const step = (label: string, Icon: typeof IconChevronUp, to: number) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      title={label}
      disabled={to < 0 || to >= farklar.length}
      onClick={() => work.go(to)}
    >
      <Icon size={18} />
    </ActionIcon>
  );
  return (
    <aside
      className={`em-stack em-thin ${css.rail}`}
      data-sticky
      aria-label={t('texts.differences')}
    >
      <Group gap="sm" wrap="nowrap">
        <Text component="h2" fz="lead" fw={700}>
          {t('texts.differences')}
        </Text>
        <span className="em-quiet em-num">{farklar.length}</span>
        <Group gap="xs" ml="auto" wrap="nowrap">
          {step(t('texts.differenceBefore'), IconChevronUp, work.place - 1)}
          {step(t('texts.differenceAfter'), IconChevronDown, work.place + 1)}
        </Group>
      </Group>
      <div className={`em-parts ${css.cards}`}>
        {asked && left > 0 && (
          <Note tone="mid" announced>
            {t('texts.decideFirst', { count: left })}
          </Note>
        )}
        {farklar.length === 0 && <Note tone="done">{t('texts.nothingMoved')}</Note>}
        {farklar.map((one, place) => (
          <ChangeCard
            key={one.k}
            change={one}
            no={place + 1}
            marks={marks(one)}
            current={work.current === one}
            decided={work.decisions[one.k]?.karar}
            onCurrent={() => work.choose(place)}
            onDecide={(decision) => work.decide(one.k, decision)}
            onWrite={() => {
              work.choose(place);
              onWrite();
            }}
            onKeep={() => onKeep([one.k])}
          />
        ))}
        {etkisiz_nedenler.length > 0 && <Unaffecting causes={etkisiz_nedenler} />}
        {farklar.length !== 1 && (
          <Button size="xs" variant="default" onClick={() => onKeep('all')}>
            {t(farklar.length > 1 ? 'texts.keepAll' : 'texts.keep')}
          </Button>
        )}
      </div>
      {farklar.length > 0 && (
        <Stack gap="near" miw={0}>
          <Group justify="space-between">
            <span className="em-quiet">{t('texts.decided')}</span>
            <b className="em-num" role="status">
              {`${work.done} / ${farklar.length}`}
            </b>
          </Group>
          <Progress
            size="xs"
            aria-label={t('texts.decided')}
            value={(100 * work.done) / farklar.length}
          />
          {!phone && (
            <Group gap="xs" justify="flex-end" className="em-quiet" fz="meta">
              <KeyCaps specs={[...keys.next, ...keys.previous]} /> {t('texts.keyMove')}
              <KeyCaps specs={keys.take} /> {t('texts.keyTake')}
              <KeyCaps specs={keys.write} /> {t('texts.keyWrite')}
              <KeyCaps specs={keys.leave} /> {t('texts.keyLeave')}
            </Group>
          )}
        </Stack>
      )}
    </aside>
  );
}

/** Changes of sources without an effect on any sentence, with an explanation. */
function Unaffecting({ causes }: { causes: TextDifferences['etkisiz_nedenler'] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Note>
      {t('texts.withoutEffect', { count: causes.length })}{' '}
      <Anchor
        component="button"
        type="button"
        inherit
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('texts.withoutEffectWhy')}
      </Anchor>
      {open && (
        <>
          <p>{t('texts.withoutEffectReason')}</p>
          {causes.map((one) => (
            <Cause key={keyOfSource(one.kaynak)} cause={one} />
          ))}
        </>
      )}
    </Note>
  );
}
