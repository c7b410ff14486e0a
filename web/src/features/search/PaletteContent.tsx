import { Box, Button, CloseButton, Group, Kbd, Loader, Text, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { takeTyped } from '../../platform/keystroke-buffer.ts';
import { useCompanyOrNone, useUser } from '../../platform/session/session.tsx';
import { isMac } from '../../platform/keys.ts';
import type { Entry } from './entries.ts';
import { idOf, PaletteList } from './PaletteList.tsx';
import { addRecent } from './recent.ts';
import { useIsPortfolio, usePalette } from './usePalette.ts';
import classes from './palette.module.css';
import { ApiError } from '../../platform/api/client.ts';

/** Entries that do not wait for the server. */
const isOurs = ({ kind }: Entry): boolean => kind === 'screen' || kind === 'action';

/**
 * The entry at which the keys are, and their acts: arrows, Home and End move, Enter chooses, with
 * Ctrl or ⌘ in a new tab. `settled`: the entries belong to the typed text.
 */
function useChoice(
  entries: readonly Entry[],
  settled: boolean,
  onChoose: (entry: Entry, apart?: boolean) => void,
) {
  const [picked, setPicked] = useState<string>();
  // Enter was pressed before the answer arrived: it then opens the first entry.
  const [hasty, setHasty] = useState(false);
  const at = Math.max(
    0,
    entries.findIndex((entry) => entry.key === picked),
  );
  const active = entries[at];

  const settle = useEffectEvent(() => {
    if (active) onChoose(active);
  });
  useEffect(() => {
    if (hasty && settled) settle();
  }, [hasty, settled]);

  const last = entries.length - 1;
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  return {
    active,
    pick: (entry: Entry) => setPicked(entry.key),
    /** After a new text the first entry is active again. */
    reset: () => {
      setPicked(undefined);
      setHasty(false);
    },
    press: (event: KeyboardEvent) => {
      const to = event.shiftKey ? undefined : moves[event.key];
      if (to !== undefined) {
        event.preventDefault();
        setPicked(entries[to]?.key);
      } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
        event.preventDefault();
        const ready = settled || (active !== undefined && isOurs(active));
        if (!ready) setHasty(true);
        else if (active) onChoose(active, event.ctrlKey || event.metaKey);
      }
    },
  };
}

const LIST = 'search-list';
/** The longest text that the server takes. */
const LONGEST = 200;

type Props = { isPhone: boolean; onClose: () => void; onChosen: () => void };

/** The field and its results. The focus stays in the field; the keys move through the list. */
export function PaletteContent({ isPhone, onClose, onChosen }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [q, setQ] = useState('');
  const portfolio = useIsPortfolio();
  const [widened, setWidened] = useState(false);
  const across = portfolio || widened;
  const { groups, words, recentKey, settled, offline, error, retry } = usePalette(q, across);
  const entries = groups.flatMap((group) => group.entries);

  function choose(entry: Entry, apart = false): void {
    if (entry.keep) addRecent(recentKey, entry);
    if (entry.to !== undefined && apart) {
      open(entry.to, '_blank', 'noopener');
      return;
    }
    onChosen();
    if (entry.to === undefined) entry.run?.();
    else void navigate(entry.to);
  }
  const { active, pick, reset, press } = useChoice(entries, settled, choose);
  // It may unmount before it ever had the focus.
  useEffect(() => () => void takeTyped(), []);
  const searched = settled && words.length > 0;

  return (
    <>
      <div className={`em-row em-rigid em-faint em-line-bottom ${classes.field}`}>
        <IconSearch size={18} stroke={1.8} aria-hidden />
        <input
          className={`em-input em-thin em-grow ${classes.input}`}
          data-autofocus
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={LIST}
          aria-activedescendant={active && idOf(active)}
          aria-autocomplete="list"
          aria-label={t('search.label')}
          placeholder={t('search.label')}
          maxLength={LONGEST}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={q}
          onChange={(event) => {
            setQ(event.currentTarget.value);
            reset();
          }}
          onFocus={() => setQ((now) => (now + takeTyped()).slice(0, LONGEST))}
          onKeyDown={press}
        />
        {!settled && !offline && <Loader className={classes.loader} size={16} aria-hidden />}
        <CloseButton size={isPhone ? 36 : 28} aria-label={t('common.close')} onClick={onClose} />
      </div>
      <PaletteList
        id={LIST}
        groups={groups}
        words={words}
        active={active}
        busy={!settled}
        onPoint={pick}
        onChoose={choose}
      />
      {words.length > 0 && (
        <PaletteReach
          across={across}
          onWiden={() => setWidened(true)}
          onNarrow={portfolio ? undefined : () => setWidened(false)}
        />
      )}
      <PaletteNotice
        q={q.trim()}
        empty={searched && entries.length === 0}
        offline={offline}
        error={error}
        onRetry={retry}
      />
      <VisuallyHidden role="status">
        {searched && t('search.found', { count: entries.length })}
      </VisuallyHidden>
      {!isPhone && <PaletteFooter />}
    </>
  );
}

type ReachProps = Readonly<{
  across: boolean;
  onWiden: () => void;
  /** Where a company is chosen, back to it alone. */
  onNarrow: (() => void) | undefined;
}>;

/** The extent of the search, for consultants of several clients, and a link to the other one. */
function PaletteReach({ across, onWiden, onNarrow }: ReachProps) {
  const { t } = useTranslation();
  const { role, companies } = useUser();
  const company = useCompanyOrNone()?.company_name;
  const clients = companies.filter((one) => one.role === 'danışman');
  if (role !== 'danışman' || clients.length < 2 || !company) return null;
  const change = across ? onNarrow : onWiden;
  return (
    <Group
      className="em-small em-soft em-rigid em-line-top"
      px="panel"
      py="xs"
      gap="lg"
      justify="space-between"
    >
      <span>{across ? t('search.reach.all') : t('search.reach.one', { company })}</span>
      {change && (
        // Keeps the focus in the field.
        <Button
          size="compact-xs"
          variant="subtle"
          onMouseDown={(event) => event.preventDefault()}
          onClick={change}
        >
          {across ? t('search.reach.narrow', { company }) : t('search.reach.widen')}
        </Button>
      )}
    </Group>
  );
}

/** Which keys do what. */
function PaletteFooter() {
  const { t } = useTranslation();
  const keys = [
    { keys: ['↑', '↓'], does: t('search.keys.move') },
    { keys: ['Enter'], does: t('search.keys.open') },
    { keys: [isMac() ? '⌘ Enter' : 'Ctrl Enter'], does: t('search.keys.apart') },
    { keys: ['Esc'], does: t('common.closeKey') },
  ];
  return (
    <div
      className={`em-row em-quiet em-rigid em-wrap em-canvas em-line-top ${classes.footer}`}
      aria-hidden
    >
      {keys.map((one) => (
        <span key={one.does}>
          {one.keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}{' '}
          {one.does}
        </span>
      ))}
    </div>
  );
}

type PaletteNoticeProps = {
  q: string;
  empty: boolean;
  offline: boolean;
  error: Error | null;
  onRetry: () => void;
};

/** Why there are no records: no connection, a failure, or no match. */
function PaletteNotice({ q, empty, offline, error, onRetry }: PaletteNoticeProps) {
  const { t } = useTranslation();
  if (offline)
    return (
      <Group
        component="p"
        py="panels"
        px="panel"
        wrap="nowrap"
        justify="space-between"
        gap="lg"
        className="em-small em-soft em-line-top"
        role="alert"
      >
        {t('search.offline')}
      </Group>
    );
  if (error)
    return (
      <Group
        py="panels"
        px="panel"
        wrap="nowrap"
        justify="space-between"
        gap="lg"
        className="em-small em-soft em-line-top"
        role="alert"
      >
        <span>
          <strong>{t('search.failed')}</strong> {error instanceof ApiError && error.message}
        </span>
        <Button size="xs" variant="default" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </Group>
    );
  if (!empty) return null;
  return (
    <Box p="xl" className="em-break em-soft">
      <Text component="h2" mb="sm" fz="lead" fw={700} c="bright">
        {t('search.emptyTitle', { q })}
      </Text>
      <Box component="ul" mt={0} mb="sm">
        <li>{t('search.emptyWords')}</li>
        <li>{t('search.emptyNumber')}</li>
        <li>{t('search.emptyScope')}</li>
      </Box>
    </Box>
  );
}
