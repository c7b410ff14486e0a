import type { UserInfo } from '@emanet/contract/auth';
import { REGISTERS, type RegisterNoun } from '@emanet/contract/records/registers';

type Viewer = Pick<UserInfo, 'role' | 'egitim_sorumlusu'>;

/** A place inside a menu: a register, or another screen. */
export type ChildKey =
  | RegisterNoun
  | 'inventoryOverview'
  | 'organization'
  | 'companyData'
  | 'clocks'
  | 'applications'
  | 'performance'
  | 'entryLogs'
  | 'wizard'
  | 'confirmations'
  | 'notificationSettings';
export type PlaceKey =
  | 'audit'
  | 'department'
  | 'company'
  | 'inventory'
  | 'actions'
  | 'documents'
  | 'tables'
  | 'education';

export type Child = { key: ChildKey; to: string };
export type Place = {
  key: PlaceKey;
  /** Where it leads; a place with children only opens them. */
  to?: string;
  children?: readonly Child[];
  /** Carries the "new" badge. */
  isNew?: boolean;
  /** Further addresses that belong to this place. */
  also?: readonly string[];
};

const manages = (viewer: Viewer) => viewer.role === 'danışman' || viewer.role === 'yönetici';
const trains = (viewer: Viewer) => manages(viewer) || viewer.egitim_sorumlusu === 1;

const INVENTORY: readonly Child[] = [
  { key: 'inventoryOverview', to: '/envanter' },
  ...REGISTERS.map(({ noun, path }) => ({ key: noun, to: path })),
  { key: 'wizard', to: '/envanter/sihirbaz' },
];
const CONFIRMATIONS: Child = { key: 'confirmations', to: '/envanter/onaylar' };

/** The top navigation of a user, in its order (specification, section 2). */
export function placesOf(viewer: Viewer): Place[] {
  const all: (Place | false)[] = [
    { key: viewer.role === 'temsilci' ? 'department' : 'audit', to: '/denetim' },
    manages(viewer) && {
      key: 'company',
      children: [
        { key: 'organization', to: '/organizasyon' },
        { key: 'companyData', to: '/sirket' },
        { key: 'clocks', to: '/sureler' },
        { key: 'applications', to: '/basvurular' },
        { key: 'performance', to: '/performans' },
        { key: 'entryLogs', to: '/giris-kayitlari' },
        { key: 'notificationSettings', to: '/notification-settings' },
      ],
    },
    {
      key: 'inventory',
      children: manages(viewer) ? [...INVENTORY, CONFIRMATIONS] : INVENTORY,
      also: ['/envanter', '/tedarikci-haritasi', '/varlik-haritasi'],
    },
    { key: 'actions', to: '/aksiyonlar', also: ['/aksiyon-arsiv'] },
    { key: 'documents', to: '/dokumanlar', also: ['/dokuman-arsiv'] },
    manages(viewer) && { key: 'tables', to: '/tablolar' },
    trains(viewer) && {
      key: 'education',
      to: '/farkindalik-egitimi',
      isNew: true,
      also: ['/videolar'],
    },
  ];
  return all.filter((place) => place !== false);
}

const FOR_MANAGERS = [
  '/sirket',
  '/organizasyon',
  '/tablolar',
  '/performans',
  '/giris-kayitlari',
  '/envanter/onaylar',
  '/basvurular',
  '/dokuman-arsiv',
];
const FOR_TRAINERS = ['/farkindalik-egitimi', '/videolar'];

const within = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

/** Whether a user may open a screen; the server decides about the data once more. */
export function maySee(path: string, viewer: Viewer): boolean {
  if (FOR_MANAGERS.some((base) => within(path, base))) return manages(viewer);
  if (FOR_TRAINERS.some((base) => within(path, base))) return trains(viewer);
  return true;
}

/** Whether an address lies in a place, so that the navigation can mark it. */
export function isCurrent(place: Place, path: string): boolean {
  const addresses = [place.to, ...(place.also ?? []), ...(place.children ?? []).map((c) => c.to)];
  return addresses.some((address) => address !== undefined && within(path, address));
}
