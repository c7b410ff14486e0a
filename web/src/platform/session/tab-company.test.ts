import type { UserInfo } from '@emanet/contract/auth';
import { beforeEach, expect, it, vi } from 'vitest';
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

const reload = vi.fn();

/** A page at an address, after what its tab kept; its module is its own. */
async function openedAt(href: string, state: unknown = null) {
  vi.resetModules();
  const address = new URL(href, 'https://emanet.test');
  vi.stubGlobal('location', { href: address.href, reload });
  vi.stubGlobal('history', {
    state,
    replaceState(next: unknown, _: string, at?: URL) {
      Object.assign(this, { state: next });
      if (at) Object.assign(location, { href: at.href });
    },
  });
  const page = await import('./tab-company.ts');
  page.takeTabCompany();
  return page;
}
const shownTo = (who: UserInfo, page: Awaited<ReturnType<typeof openedAt>>): number | undefined => {
  page.settleTabCompany(who);
  return page.companyOf(who)?.company_id;
};

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal('sessionStorage', madeStore());
});

it('is the active one in a new tab, whatever the role', async () => {
  expect(shownTo(user, await openedAt('/denetim'))).toBe(2);
  for (const role of ['yönetici', 'temsilci'] as const) {
    vi.stubGlobal('sessionStorage', madeStore());
    expect(shownTo({ ...user, role }, await openedAt('/denetim'))).toBe(2);
  }
  vi.stubGlobal('sessionStorage', madeStore());
  expect(shownTo({ ...user, companies: [] }, await openedAt('/denetim'))).toBeUndefined();
});

it('is the one that the address names, which is taken out of it', async () => {
  const page = await openedAt('/veri-isleme?kayit=3&sirket=1#x', { idx: 4 });
  expect(location.href).toBe('https://emanet.test/veri-isleme?kayit=3#x');
  expect(history.state).toEqual({ idx: 4, sirket: 1 });
  expect(page.inNamedCompany('/veri-isleme?kayit=3')).toBe('/veri-isleme?kayit=3&sirket=1');
  expect(shownTo(user, page)).toBe(1);
});

it('stays over a reload, whatever became active meanwhile', async () => {
  shownTo(user, await openedAt('/denetim?sirket=1'));
  const later = await openedAt('/aksiyonlar');
  expect(later.tabCompany()).toBe(1);
  expect(shownTo(user, later)).toBe(1);
  expect(shownTo({ ...user, user_id: 8 }, await openedAt('/denetim'))).toBe(2);
});

it('is that of the history entry shown', async () => {
  shownTo(user, await openedAt('/denetim?sirket=1'));
  expect(shownTo(user, await openedAt('/denetim', { sirket: 2 }))).toBe(2);
});

it('is none for those who are no member, or whose address names nothing', async () => {
  expect(shownTo(user, await openedAt('/denetim?sirket=9'))).toBeUndefined();
  expect(shownTo(user, await openedAt('/denetim?sirket=abc'))).toBeUndefined();
});

it('is noted in each history entry; one of another company starts the page over', async () => {
  const page = await openedAt('/denetim');
  shownTo(user, page);
  page.noteInHistory();
  expect(history.state).toEqual({ sirket: 2 });
  page.noteInHistory();
  expect(reload).not.toHaveBeenCalled();
  history.replaceState({ sirket: 1 }, '');
  page.noteInHistory();
  expect(reload).toHaveBeenCalledOnce();
});
