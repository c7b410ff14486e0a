import { auth, type UserInfo } from '@emanet/contract/auth';
import type { Language } from '@emanet/contract/shared/primitives';
import { KEPT } from '@emanet/contract/shared/kept-names';
import { forcesSignOut } from '../api/api-error.ts';
import { ApiError, call, tieClient } from '../api/client.ts';
import { forgetWork } from './kept-work.ts';
import { keepLastCompany } from './last-company.ts';
import { askToSignInAgain } from './sign-in-again.ts';
import { companyOf, forgetTabCompany, settleTabCompany, tabCompany } from './tab-company.ts';
import { hearOtherTabs, tellOtherTabs } from './tabs.ts';

export type SessionState =
  | { status: 'loading'; problem?: ApiError }
  | { status: 'authenticated'; user: UserInfo }
  | { status: 'unauthenticated'; reason: 'no-session' | 'signed-out' | 'invalid-token' };

let state: SessionState = { status: 'loading' };
const listeners = new Set<() => void>();

function become(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const sessionState = (): SessionState => state;

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let refreshing: Promise<void> | undefined;

/** Loads the session. Parallel calls share one answer. */
export function refreshSession(): Promise<void> {
  refreshing ??= readSession().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

async function readSession(): Promise<void> {
  try {
    const { user } = await call(auth.session);
    if (!user) {
      // A signed-in person gets the reason, whichever call met the end of the session first.
      if (state.status !== 'unauthenticated')
        leave(state.status === 'authenticated' ? 'invalid-token' : 'no-session');
      return;
    }
    noticePerson(user);
    settleTabCompany(user);
    keepLastCompany(companyOf(user));
    become({ status: 'authenticated', user });
    rememberAddress(user.email);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (forcesSignOut(error)) await endInvalidSession();
    // A lost connection must not close a half-filled form.
    else if (state.status !== 'authenticated') become({ status: 'loading', problem: error });
  }
}

/** Another person signed in with another tab: the screen shows rows of the person before. */
function noticePerson(user: UserInfo): void {
  if (state.status === 'authenticated' && state.user.user_id !== user.user_id) location.reload();
}

/** While the session is being ended, refused calls are expected. */
let ending = false;

/** Ends this session on the server and in every tab, and deletes the person's stored work. */
export async function signOut(): Promise<void> {
  ending = true;
  try {
    await call(auth.signOut, { body: {} });
  } finally {
    ending = false;
  }
  leaveForGood();
  tellOtherTabs('signed-out');
}

function leaveForGood(): void {
  forgetAddress();
  forgetTabCompany();
  if (state.status === 'authenticated') forgetWork(state.user.user_id);
  leave('signed-out');
}

type Reason = Extract<SessionState, { status: 'unauthenticated' }>['reason'];

function leave(reason: Reason): void {
  keepLastCompany(undefined);
  become({ status: 'unauthenticated', reason });
}

/** The server no longer knows this session: /login reports it. Drafts wait for the same person. */
async function endInvalidSession(): Promise<void> {
  if (ending) return;
  ending = true;
  try {
    await call(auth.signOut, { body: {} });
  } catch {
    // Already ended on the server; the cookie is refused from now on.
  } finally {
    ending = false;
  }
  leave('invalid-token');
  tellOtherTabs('session-ended');
}

/** Refusals of a whole company, new to the tab. */
const CLOSED = ['COMPANY_FORBIDDEN', 'COMPANY_SUSPENDED', 'MEMBERSHIP_READ_ONLY', 'TRIAL_OVER'];

/** Updates the session: after news of other tabs, a return to the tab, or refused calls. */
export function watchSession(language: () => Language): void {
  tieClient({
    language,
    companyId: tabCompany,
    signInAgain: askToSignInAgain,
    onFailure: (error) => {
      // The membership may have ended, or the company is closed: the session shows which.
      if (CLOSED.includes(error.code)) void refreshSession();
      else if (state.status === 'authenticated' && forcesSignOut(error)) void endInvalidSession();
    },
  });
  hearOtherTabs((news) => {
    if (news === 'signed-out') leaveForGood();
    else if (news === 'session-ended') leave('invalid-token');
    else void refreshSession();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refreshSession();
  });
  void refreshSession();
}

/** Stores the address of the session's person, for when it ends by itself. */
function rememberAddress(email: string): void {
  try {
    localStorage.setItem(KEPT.address, email);
  } catch {
    // Without storage the person types the address.
  }
}

/** Signing out leaves no address behind. */
function forgetAddress(): void {
  try {
    localStorage.removeItem(KEPT.address);
  } catch {
    // Without storage there is none to remove.
  }
}
