import {
  createElement,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
} from 'react';
import { onFirstMove } from './first-move.ts';
import { i18n } from './i18n.ts';
import { notify } from './notify.tsx';

const lost = new Set<HTMLLinkElement>();
const note = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
};
// Tests without a page import this module too.
if ('document' in globalThis) addEventListener('error', note, true);

/** Loads lost style sheets again: the build's loader tries each only once. */
const retryStylesheets = () =>
  Promise.all(
    [...lost].map((link) => {
      lost.delete(link);
      const again = document.createElement('link');
      again.rel = 'stylesheet';
      again.href = link.href;
      const arrived = new Promise((resolve, reject) => {
        again.onload = resolve;
        again.onerror = reject;
      });
      link.replaceWith(again);
      return arrived;
    }),
  );

/** Style sheets that the frame and the lists do not need; other parts load them. */
export const moreSheets = () => import('./theme/more-sheets.ts');

/** Returns an imported part, after its sheets have loaded. */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  await retryStylesheets();
  return (await Promise.all([load(), moreSheets()]))[0];
}

/** Reports that a part of the page could not be fetched; once, however often it is tried. */
export const sayNotLoaded = () => notify.error(i18n.t('ui.notLoaded'), 'not-loaded');

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Props by which a part is opened, and by which it closes when it cannot be loaded. */
type Opening<Props> = Readonly<{
  isOpen?: (props: Props) => boolean;
  close?: (props: Props) => void;
}>;

/** Opening of a dialog that stays mounted while it fades. */
export const OPENED = {
  isOpen: ({ opened }: { opened: boolean }) => opened,
  close: ({ onClose }: { onClose: () => void }) => onClose(),
} as const;

/**
 * A part that is fetched apart from its page. Without a connection the page stays: a message gives
 * the reason, the opener closes, and the next opening tries again.
 */
function partOf<Props extends object>(
  load: Load<Props>,
  { isOpen = () => true, close }: Opening<Props>,
) {
  let here: ComponentType<Props> | undefined;
  const fetch = async () => (here = (await fetchPart(load)).default);

  function Missing(props: Props) {
    const [Part, setPart] = useState(() => here);
    const isWanted = !Part && isOpen(props);
    const giveUp = useEffectEvent(() => {
      sayNotLoaded();
      close?.(props);
    });
    useEffect(() => {
      if (!isWanted) return undefined;
      let gone = false;
      fetch().then(
        (part) => !gone && setPart(() => part),
        () => !gone && giveUp(),
      );
      return () => {
        gone = true;
      };
    }, [isWanted]);
    return Part ? createElement(Part, props) : null;
  }

  const Later = lazy(async () => ({ default: await fetch().catch(() => Missing) }));
  function Part(props: Props) {
    // Kept in state, so that the drawn component stays the same when the code arrives.
    const [drawn] = useState<ComponentType<Props>>(() => here ?? Later);
    return createElement(drawn, props);
  }
  return { Part, fetch };
}

/** A component that is loaded at its first render, with its sheets. */
export const lazily = <Props extends object>(
  load: Load<Props>,
  opening: Opening<Props> = {},
): ComponentType<Props> => partOf(load, opening).Part;

const awaited = new Set<() => Promise<unknown>>();
let moved = false;
const bring = (load: () => Promise<unknown>) => void load().catch(() => undefined);

/**
 * As `lazily`, for the items of a menu or panel: they load at the first move of a pointer or key
 * and are drawn at once when loaded. The menu opens when both have loaded, so that the focus finds
 * its items.
 */
export function entriesAtFirstMove<Props extends object>(
  load: Load<Props>,
  opening: Opening<Props> = {},
): ComponentType<Props> {
  const { Part, fetch } = partOf(load, opening);
  if (moved) bring(fetch);
  else awaited.add(fetch);
  return Part;
}

/** The same for a part that a first press may open: its screen stays unchanged until then. */
export function atFirstMove<Props extends object>(
  load: Load<Props>,
  opening: Opening<Props> = {},
): ComponentType<Props> {
  const Part = entriesAtFirstMove(load, opening);
  return function AtFirstMove(props: Props) {
    return createElement(Suspense, { fallback: null }, createElement(Part, props));
  };
}

/** Loads the postponed parts at the first move; returns how to cancel. */
export const watchFirstMove = () =>
  onFirstMove(() => {
    moved = true;
    for (const fetch of awaited) bring(fetch);
    awaited.clear();
  });
