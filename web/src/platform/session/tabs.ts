import { KEPT } from '@emanet/contract/shared/kept-names';

/** News from one tab to the others of the same browser. */
export type TabNews = 'signed-in' | 'signed-out' | 'session-ended';

const channel = new BroadcastChannel(KEPT.channel);

const NEWS: readonly TabNews[] = ['signed-in', 'signed-out', 'session-ended'];

export function tellOtherTabs(news: TabNews): void {
  channel.postMessage(news);
}

/** Calls `hear` with news of other tabs; returns the function that stops it. */
export function hearOtherTabs(hear: (news: TabNews) => void): () => void {
  const listener = (event: MessageEvent<unknown>) => {
    const news = NEWS.find((one) => one === event.data);
    if (news) hear(news);
  };
  channel.addEventListener('message', listener);
  return () => channel.removeEventListener('message', listener);
}
