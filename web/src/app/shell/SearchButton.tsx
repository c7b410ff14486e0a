import { lazy, Suspense, useRef, useState } from 'react';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { fetchPart, sayNotLoaded } from '../../platform/lazily.ts';
import { fetchFirst } from '../../platform/first-move.ts';
import { takeTyped, typeAhead } from '../../platform/keystroke-buffer.ts';
import { actOf, isAsked, isMac, isTyping } from '../../platform/keys.ts';
import { useKeydown } from '../../platform/useKeydown.ts';
import header from './header.module.css';

const load = () => fetchFirst(fetchPart(() => import('../../features/search/Palette.tsx')));
const Palette = lazy(load);
/** Begins to load; a failure is shown at opening. */
const prepare = () => void load().catch(() => undefined);

/** The way to the palette: the box in the navigation, Ctrl+K, and `/` where no list takes it. */
export function SearchButton() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  // Mounted from the first use on.
  const [used, setUsed] = useState(false);
  const before = useRef<Element>(null);
  const open = async () => {
    before.current = document.activeElement;
    let givenUp = false;
    typeAhead(() => {
      givenUp = true;
      setOpened(false);
    });
    try {
      await load();
    } catch {
      takeTyped();
      sayNotLoaded();
      return;
    }
    if (givenUp) return;
    setUsed(true);
    setOpened(true);
  };

  useKeydown((event) => {
    if (event.defaultPrevented || event.repeat) return;
    // Loading starts before the second key is down.
    if (event.key === 'Control' || event.key === 'Meta') prepare();
    const act = actOf('everywhere', event);
    const slash =
      act === 'find' && !isTyping(event.target) && !document.querySelector('[data-list-search]');
    if (!slash && act !== 'palette') return;
    // An open dialog is answered first; the browser's own handling stays.
    if (!opened && isAsked()) return;
    event.preventDefault();
    if (opened) setOpened(false);
    else void open();
  });

  return (
    <>
      <button
        type="button"
        className={`em-row em-small em-round em-rigid em-faint em-canvas ${header.search}`}
        onClick={() => void open()}
        onPointerEnter={prepare}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
      >
        <IconSearch size={16} stroke={1.8} aria-hidden />
        <span className={header.searchText}>{t('search.button')}</span>
        <kbd className={`em-surface ${header.searchKeys}`} aria-hidden>
          {isMac() ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      {used && (
        <Suspense>
          <Palette
            opened={opened}
            onClose={() => setOpened(false)}
            onDismissed={() => before.current instanceof HTMLElement && before.current.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
