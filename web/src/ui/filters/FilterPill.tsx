import { useState } from 'react';
import { CloseButton } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { entriesAtFirstMove } from '../../platform/lazily.ts';
import { PanelAt } from '../floating/layers.tsx';
import { useLayer } from '../floating/useLayer.ts';
import { Cut } from '../table/Cut.tsx';
import classes from './filters.module.css';
import type { ChoiceFilter, FlagFilter } from './filter.ts';

const ChoicePanel = entriesAtFirstMove(() => import('./ChoicePanel.tsx'));

const NAMED = 1;

function Remove({ label, onClick }: { label: string; onClick: () => void }) {
  const { t } = useTranslation();
  const title = t('ui.filters.remove', { name: label });
  return (
    <CloseButton
      size={24}
      mr={3}
      c="dimmed"
      aria-label={title}
      icon={<IconX size={14} aria-hidden />}
      onClick={onClick}
    />
  );
}

type Props = { filter: ChoiceFilter; startOpen?: boolean; onClosed?: () => void };

/** A filter with choices: dashed while empty, then "name | value ×". */
export function ChoicePill({ filter, startOpen = false, onClosed }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(startOpen);
  const change = (next: boolean) => {
    setOpened(next);
    if (!next) onClosed?.();
  };
  const { layer, button } = useLayer('dialog', opened);
  const names = filter.options
    .filter((option) => filter.chosen.includes(option.value))
    .map((option) => option.label);
  const set = names.length > 0;
  const rest = names.length - NAMED;
  return (
    <>
      <span
        className={`em-small em-soft em-surface em-round em-hover ${classes.pill}`}
        data-set={set || undefined}
      >
        <button
          {...button}
          type="button"
          className={`em-inline em-round-small ${classes.main}`}
          onClick={() => change(!opened)}
          title={set ? `${filter.label}: ${names.join(', ')}` : undefined}
        >
          {!set && <IconPlus size={14} aria-hidden />}
          {filter.label}
          {set && (
            <span className={`em-inline ${classes.value}`}>
              {filter.not?.on && <span>{t('ui.filters.isNot')}</span>}
              <Cut>{names[0]}</Cut>
              {rest > 0 && <span>{t('ui.filters.others', { count: rest })}</span>}
            </span>
          )}
        </button>
        {set && <Remove label={filter.label} onClick={() => filter.choose([])} />}
      </span>
      <PanelAt
        layer={layer}
        label={filter.label}
        padding="sm"
        onChange={change}
        position="bottom-start"
        width={320}
        offset={6}
      >
        <ChoicePanel filter={filter} />
      </PanelAt>
    </>
  );
}

/** A filter that is on or off. */
export function FlagPill({ filter }: { filter: FlagFilter }) {
  return (
    <span
      className={`em-small em-soft em-surface em-round em-hover ${classes.pill}`}
      data-set={filter.on || undefined}
    >
      <button
        type="button"
        className={`em-inline em-round-small ${classes.main}`}
        aria-pressed={filter.on}
        onClick={filter.toggle}
      >
        {!filter.on && <IconPlus size={14} aria-hidden />}
        {filter.label}
      </button>
      {filter.on && <Remove label={filter.label} onClick={filter.toggle} />}
    </span>
  );
}
