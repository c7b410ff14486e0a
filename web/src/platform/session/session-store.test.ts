import { auth, type UserInfo } from '@emanet/contract/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { madeStore } from './store.fixture.ts';

const company = (id: number, active: boolean) => ({
  company_id: id,
  company_name: `Şirket ${id}`,
  department_id: null,
  department_name: null,
  company_active: active,
  logo: null,
  role: 'danışman' as const,
});
const user: UserInfo = {
  user_id: 7,
  fullname: 'Selin Aydoğan',
  name: '',
  email: 'selin@example.test',
  role: 'danışman',
  egitim_sorumlusu: 0,
  varlik_sorumlusu: false,
  companies: [company(1, false), company(2, true)],
  ikinci_adim_gerekli: false,
  abilities: [],
};

type Answer = { status?: number; body: unknown };
const calls: string[] = [];

function serve(answers: Record<string, Answer>) {
  calls.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address);
    const { status = 200, body } = answers[address] ?? { body: {} };
    return Response.json(body, { status });
  });
}
const signedIn = { '/api/auth/session': { body: { user, accessToken: 't', expires: 'x' } } };

/** A fresh module per test: the store is one per page. */
const store = () => import('./session-store.ts');

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('the session', () => {
  it('is loading first, then what the server says', async () => {
    serve(signedIn);
    const { refreshSession, sessionState } = await store();
    expect(sessionState()).toEqual({ status: 'loading' });
    await refreshSession();
    expect(sessionState()).toEqual({ status: 'authenticated', user });
    // The answer holds the user: asking for them again would be another journey.
    expect(calls).toEqual(['/api/auth/session']);
  });

  it('is unauthenticated without a session', async () => {
    serve({ '/api/auth/session': { body: {} } });
    const { refreshSession, sessionState } = await store();
    await refreshSession();
    expect(sessionState()).toEqual({ status: 'unauthenticated', reason: 'no-session' });
    expect(calls).toEqual(['/api/auth/session']);
  });

  it.each(['Kullanıcı bulunamadı - oturum sonlandırıldı', 'Token geçersiz', 'Yetkisiz'])(
    'ends on the server too when it is refused with "%s"',
    async (error) => {
      serve({ '/api/auth/session': { status: 403, body: { error } } });
      const { refreshSession, sessionState } = await store();
      await refreshSession();
      expect(sessionState()).toEqual({ status: 'unauthenticated', reason: 'invalid-token' });
      expect(calls).toContain('/api/auth/signout');
    },
  );

  it('says what is wrong when the server is down, and signs nobody out', async () => {
    serve({ '/api/auth/session': { status: 503, body: { error: 'Kapalı' } } });
    const { refreshSession, sessionState } = await store();
    await refreshSession();
    expect(sessionState()).toMatchObject({ status: 'loading', problem: { message: 'Kapalı' } });
  });

  it('outlives a lost connection once it is there', async () => {
    serve(signedIn);
    const { refreshSession, sessionState } = await store();
    await refreshSession();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    await refreshSession();
    expect(sessionState()).toEqual({ status: 'authenticated', user });
  });

  it('asks once when several ask at the same time', async () => {
    serve({ '/api/auth/session': { body: {} } });
    const { refreshSession } = await store();
    await Promise.all([refreshSession(), refreshSession(), refreshSession()]);
    expect(calls).toHaveLength(1);
  });

  it('tells its listeners', async () => {
    serve({ '/api/auth/session': { body: {} } });
    const { onSessionChange, refreshSession } = await store();
    const listener = vi.fn();
    const stop = onSessionChange(listener);
    await refreshSession();
    stop();
    await refreshSession();
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('what was kept for the person', () => {
  const DRAFT = `emanet-taslak:${user.user_id}:2:assets:yeni`;
  async function signedInWithDraft() {
    serve(signedIn);
    const local = madeStore({ [DRAFT]: '{}', 'emanet-dil': 'tr' });
    vi.stubGlobal('localStorage', local);
    vi.stubGlobal('sessionStorage', madeStore());
    vi.stubGlobal('document', new EventTarget());
    const page = await store();
    page.watchSession(() => 'tr');
    await page.refreshSession();
    return { ...page, local };
  }
  /** Another tab of the same browser says this. */
  function hear(news: string) {
    const tab = new BroadcastChannel('emanet');
    tab.postMessage(news);
    return () => tab.close();
  }

  it('goes when they sign out, in this tab or in another', async () => {
    const here = await signedInWithDraft();
    await here.signOut();
    expect(here.sessionState()).toEqual({ status: 'unauthenticated', reason: 'signed-out' });
    expect(here.local.keys()).toEqual(['emanet-dil']);

    vi.resetModules();
    const there = await signedInWithDraft();
    const stop = hear('signed-out');
    await vi.waitFor(() => {
      expect(there.sessionState()).toEqual({ status: 'unauthenticated', reason: 'signed-out' });
    });
    expect(there.local.keys()).toEqual(['emanet-dil']);
    stop();
  });

  it('waits for them when the session ended by itself', async () => {
    const { refreshSession, sessionState, local } = await signedInWithDraft();
    const stop = hear('session-ended');
    const ended = { status: 'unauthenticated', reason: 'invalid-token' };
    await vi.waitFor(() => {
      expect(sessionState()).toEqual(ended);
    });
    expect(local.keys()).toEqual([DRAFT, 'emanet-dil', 'emanet-son-eposta']);
    // A question that was under way meanwhile learns no more than that nobody is signed in.
    serve({ '/api/auth/session': { body: {} } });
    await refreshSession();
    expect(sessionState()).toEqual(ended);
    stop();
  });

  it('goes although a call under way is refused because they sign out', async () => {
    const { signOut, sessionState, local } = await signedInWithDraft();
    const { call } = await import('../api/client.ts');
    const gone = { status: 401, body: { error: 'Yetkisiz', code: 'UNAUTHENTICATED' } };
    serve({ '/api/auth/session': gone });
    await Promise.all([signOut(), expect(call(auth.session)).rejects.toThrow('Yetkisiz')]);
    await new Promise((later) => setTimeout(later));
    expect(sessionState()).toEqual({ status: 'unauthenticated', reason: 'signed-out' });
    expect(calls.filter((address) => address === auth.signOut.path)).toHaveLength(1);
    expect(local.keys()).toEqual(['emanet-dil']);
  });

  it('stays when the server cannot be reached to sign out', async () => {
    const { signOut, sessionState, local } = await signedInWithDraft();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    await expect(signOut()).rejects.toMatchObject({ code: 'NETWORK' });
    expect(sessionState().status).toBe('authenticated');
    expect(local.keys()).toEqual([DRAFT, 'emanet-dil', 'emanet-son-sirket', 'emanet-son-eposta']);
  });
});
