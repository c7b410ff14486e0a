import { training } from '@emanet/contract/training';
import { PREVIEW } from '@emanet/contract/training/preview';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, addressOf, call, headersOf } from '../../../platform/api/client.ts';
import {
  isEmpty,
  joined,
  pendingSeconds,
  readPending,
  toldOf,
  withStretch,
  type Pending,
} from './pending.ts';

const EVERY_MS = 10_000;

/** State of the saving: when it last succeeded, and what waits on this device. */
export type Saving = Readonly<{ savedAt?: number; offline: boolean; waiting: number }>;

type Heard = Readonly<{
  onSaved: (state: { ilerleme: number; durum: string }) => void;
  /** The server knows better: the page is read again. */
  onRefused: () => void;
}>;

/** The beginning of a token separates two invitations in one browser and gives no access. */
export const keyOf = (token: string) => `emanet-egitim-${token.slice(0, 12)}`;

/**
 * Sends the watched seconds to the server, every ten seconds and on leaving. Without a connection
 * they are kept in this browser, over a reload too, until there is one.
 */
export function useProgress(token: string, { onSaved, onRefused }: Heard) {
  const [saving, setSaving] = useState<Saving>({ offline: false, waiting: 0 });
  const pending = useRef<Pending>(readPending(localStorage.getItem(keyOf(token))));
  const onItsWay = useRef<Pending | undefined>(undefined);
  const telling = useRef<Promise<void>>(Promise.resolve());
  const reached = useRef(true);

  const keep = () => {
    if (token === PREVIEW) return;
    const all = joined(onItsWay.current ?? {}, pending.current);
    if (isEmpty(all)) localStorage.removeItem(keyOf(token));
    else localStorage.setItem(keyOf(token), JSON.stringify(all));
  };

  const tell = async (opening: boolean) => {
    // A preview is stored neither here nor on the server.
    if (token === PREVIEW) {
      pending.current = {};
      return;
    }
    if (isEmpty(pending.current) && !opening) return;
    const sent = pending.current;
    onItsWay.current = sent;
    pending.current = {};
    try {
      const body = isEmpty(sent) ? {} : toldOf(sent);
      const { data } = await call(training.updateProgress, { params: { token }, body });
      onItsWay.current = undefined;
      reached.current = true;
      // Opening the page sends no progress that could be called saved.
      const savedAt = isEmpty(sent) ? {} : { savedAt: Date.now() };
      setSaving((before) => ({ ...before, ...savedAt, offline: false, waiting: 0 }));
      onSaved(data);
    } catch (error) {
      onItsWay.current = undefined;
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (refused && error.status !== 429) onRefused();
      else {
        reached.current = false;
        pending.current = joined(sent, pending.current);
        setSaving((before) => ({
          ...before,
          offline: true,
          waiting: pendingSeconds(pending.current),
        }));
      }
    }
    keep();
  };

  const flush = (opening = false): Promise<void> => {
    if (!onItsWay.current) telling.current = tell(opening);
    return telling.current;
  };

  const tick = useEffectEvent(() => void flush());
  const open = useEffectEvent(() => void flush(true));
  const leave = useEffectEvent(() => {
    const all = joined(onItsWay.current ?? {}, pending.current);
    if (document.visibilityState !== 'hidden' || isEmpty(all) || token === PREVIEW) return;
    const headers = headersOf();
    headers.set('Content-Type', 'application/json');
    const body = JSON.stringify(toldOf(all));
    // A stretch that was sent twice counts once, so it is kept until an answer has come.
    const address = addressOf(training.updateProgress, { params: { token } });
    void fetch(address, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
  });
  useEffect(() => {
    const opening = setTimeout(() => open());
    const timer = setInterval(tick, EVERY_MS);
    addEventListener('online', tick);
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearTimeout(opening);
      clearInterval(timer);
      removeEventListener('online', tick);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [token]);

  return {
    saving,
    flush: () => void flush(),
    /** Resolves when the server has all of it so far; false when it could not be reached. */
    settle: async () => {
      // Progress under way may lack the last seconds.
      await telling.current;
      await flush();
      return reached.current;
    },
    watched: (video_id: number, from: number, to: number) => {
      pending.current = withStretch(pending.current, video_id, [from, to]);
      keep();
      if (saving.offline)
        setSaving((before) => ({ ...before, waiting: pendingSeconds(pending.current) }));
    },
    pending: () => joined(onItsWay.current ?? {}, pending.current),
  };
}
