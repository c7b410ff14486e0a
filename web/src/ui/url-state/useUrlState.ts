import { useEffect, useRef, useState } from 'react';
import { DAY_PARAM } from '@emanet/contract/shared/time/past-day';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { readAll, writeAll, type UrlSpec } from './url-param.ts';

const SETTLED_AFTER_MS = 400;

/**
 * The typed state of a screen, kept in its address. A change shows at once and the address follows,
 * since navigation takes a moment and a check box must not wait for it. Give `spec` one identity; a
 * screen has one state. `set` replaces the address, `step` adds to the history so that Back
 * returns, `settle` updates the address when typing pauses.
 */
export function useUrlState<State extends object>(spec: UrlSpec<State>) {
  const [params, setParams] = useSearchParams();
  const address = writeAll(spec, new URLSearchParams(), readAll(spec, params)).toString();
  const [known, setKnown] = useState(() => ({
    spec,
    address,
    state: readAll(spec, params),
    /** Addresses sent to the router: those that arrive are our own, and maybe old. */
    sent: [] as readonly string[],
  }));
  if (known.address !== address || known.spec !== spec) {
    const place = known.spec === spec ? known.sent.indexOf(address) : -1;
    setKnown({
      spec,
      address,
      state: place < 0 ? readAll(spec, params) : known.state,
      sent: place < 0 ? [] : known.sent.slice(place + 1),
    });
  }

  const latest = useRef(known.state);
  useEffect(() => {
    latest.current = known.state;
  }, [known.state]);
  const { pathname } = useLocation();
  useEffect(() => {
    // Back may come before a step was rendered: the rendered address never changed then.
    const returned = () => {
      if (window.location.pathname !== pathname) return;
      const state = readAll(spec, new URLSearchParams(window.location.search));
      setKnown((before) => ({ ...before, state, sent: [] }));
    };
    window.addEventListener('popstate', returned);
    return () => window.removeEventListener('popstate', returned);
  }, [spec, pathname]);
  /** The address that waits until typing pauses. */
  const waiting = useRef<{ timer: number; write: () => void }>(undefined);
  const stopWaiting = () => {
    window.clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  };
  useEffect(() => {
    // A press elsewhere may open a record: the address is written before it, so that Back returns
    // to what was typed and the late address does not cancel the loading of the record.
    const left = () => {
      const write = waiting.current?.write;
      stopWaiting();
      write?.();
    };
    document.addEventListener('focusout', left);
    return () => {
      document.removeEventListener('focusout', left);
      stopWaiting();
    };
  }, []);
  // An address that follows the typing would cancel the loading of another screen.
  const { location: ahead } = useNavigation();
  const isLeft = ahead !== undefined && ahead.pathname !== pathname;
  useEffect(() => {
    if (isLeft) stopWaiting();
  }, [isLeft]);

  const show = (part: Partial<State>) => {
    stopWaiting();
    const state = { ...latest.current, ...part };
    latest.current = state;
    setKnown((before) => ({ ...before, state }));
  };
  const send = (replace: boolean) => {
    const state = latest.current;
    const written = writeAll(spec, new URLSearchParams(), state).toString();
    setKnown((before) =>
      before.address === written ? before : { ...before, sent: [...before.sent, written] },
    );
    void setParams((before) => writeAll(spec, before, state), {
      replace,
      preventScrollReset: true,
    });
  };

  return {
    state: known.state,
    /** The whole address, for saving or remembering it. */
    search: params.toString(),
    set: (part: Partial<State>) => {
      show(part);
      send(true);
    },
    step: (part: Partial<State>) => {
      show(part);
      send(false);
    },
    settle: (part: Partial<State>) => {
      show(part);
      const write = () => {
        waiting.current = undefined;
        send(true);
      };
      waiting.current = { timer: window.setTimeout(write, SETTLED_AFTER_MS), write };
    },
    /** Opens a whole address, as a step; a past day that is shown stays. */
    go: (search: string) =>
      void setParams((before) => {
        const next = new URLSearchParams(search);
        const day = before.get(DAY_PARAM);
        if (day) next.set(DAY_PARAM, day);
        return next;
      }),
  };
}
