import type { CompanyEntry, UserInfo } from '@emanet/contract/auth';
import { REGISTERS, type RegisterNoun } from '@emanet/contract/records/registers';

/** `companies`: a consultant of several has a portfolio. */
export type Viewer = Pick<UserInfo, 'role' | 'egitim_sorumlusu' | 'ziyaretci'> &
  Readonly<{ companies?: readonly Pick<CompanyEntry, 'role'>[] }>;

/** A place inside a menu: a register, or another screen. */
export type ChildKey =
  | RegisterNoun
  | 'portfolioClients'
  | 'portfolioWeek'
  | 'portfolioChanges'
  | 'portfolioWaiting'
  | 'portfolioFirm'
  | 'portfolioLaw'
  | 'portfolioRecords'
  | 'inventoryOverview'
  | 'organization'
  | 'companyData'
  | 'clocks'
  | 'applications'
  | 'breaches'
  | 'verbis'
  | 'evidence'
  | 'performance'
  | 'entryLogs'
  | 'wizard'
  | 'confirmations'
  | 'notificationSettings'
  | 'texts'
  | 'files'
  | 'documentArchive';
export type PlaceKey =
  | 'portfolio'
  | 'audit'
  | 'department'
  | 'company'
  | 'inventory'
  | 'actions'
  | 'documents'
  | 'tables'
  | 'education';

export type Child = {
  key: ChildKey;
  to: string;
  /** A line above parts it from those before. */
  parted?: boolean;
};
export type Place = {
  key: PlaceKey;
  /** Where it leads; a place with children only opens them. */
  to?: string;
  children?: readonly Child[];
  /** Carries the "new" badge. */
  isNew?: boolean;
  /** Further addresses of this place. */
  also?: readonly string[];
};

const manages = (viewer: Viewer) => viewer.role === 'danışman' || viewer.role === 'yönetici';
const hasPortfolio = ({ role, companies = [] }: Viewer) =>
  role === 'danışman' && companies.filter((one) => one.role === 'danışman').length > 1;
const trains = (viewer: Viewer) => manages(viewer) || viewer.egitim_sorumlusu === 1;

const INVENTORY: readonly Child[] = [
  { key: 'inventoryOverview', to: '/envanter' },
  ...REGISTERS.map(({ noun, path }) => ({ key: noun, to: path })),
  { key: 'wizard', to: '/envanter/sihirbaz', parted: true },
];
const DOCUMENTS: readonly Child[] = [
  { key: 'texts', to: '/metinler' },
  { key: 'files', to: '/dokumanlar' },
];
const ARCHIVE: Child = { key: 'documentArchive', to: '/dokuman-arsiv', parted: true };
const CONFIRMATIONS: Child = { key: 'confirmations', to: '/envanter/onaylar' };

/** A representative has no company menu, but reports breaches of the own department. */
const BREACHES: Child = { key: 'breaches', to: '/veri-ihlalleri' };

/** The top navigation of a user, in its order (specification, section 2). */
export function placesOf(viewer: Viewer): Place[] {
  const all: (Place | false)[] = [
    hasPortfolio(viewer) && {
      key: 'portfolio',
      children: [
        { key: 'portfolioClients', to: '/portfoy' },
        { key: 'portfolioWeek', to: '/portfoy/hafta' },
        { key: 'portfolioChanges', to: '/portfoy/degisiklikler' },
        { key: 'portfolioWaiting', to: '/portfoy/bekleyenler' },
        { key: 'portfolioRecords', to: '/portfoy/kayitlar' },
        { key: 'portfolioLaw', to: '/portfoy/mevzuat' },
        { key: 'portfolioFirm', to: '/portfoy/firma' },
      ],
    },
    { key: viewer.role === 'temsilci' ? 'department' : 'audit', to: '/denetim' },
    manages(viewer) && {
      key: 'company',
      children: [
        { key: 'organization', to: '/organizasyon' },
        { key: 'companyData', to: '/sirket' },
        { key: 'clocks', to: '/sureler', parted: true },
        { key: 'applications', to: '/basvurular' },
        BREACHES,
        { key: 'verbis', to: '/tablolar?gorunum=verbis' },
        { key: 'evidence', to: '/kanit' },
        { key: 'performance', to: '/performans', parted: true },
        { key: 'entryLogs', to: '/giris-kayitlari' },
        { key: 'notificationSettings', to: '/notification-settings' },
      ],
    },
    {
      key: 'inventory',
      children: [...INVENTORY, manages(viewer) ? CONFIRMATIONS : BREACHES],
      also: ['/envanter', '/tedarikci-haritasi', '/varlik-haritasi'],
    },
    { key: 'actions', to: '/aksiyonlar', also: ['/aksiyon-arsiv'] },
    {
      key: 'documents',
      children: manages(viewer) ? [...DOCUMENTS, ARCHIVE] : DOCUMENTS,
      also: ['/dokuman-arsiv'],
    },
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
  '/kanit',
  '/giris-kayitlari',
  '/envanter/onaylar',
  '/envanter/anketler',
  '/basvurular',
  '/dokuman-arsiv',
];
const FOR_TRAINERS = ['/farkindalik-egitimi', '/videolar'];

const within = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

/** Whether a user may open a screen; the server checks the data again. */
export function maySee(path: string, viewer: Viewer): boolean {
  if (FOR_MANAGERS.some((base) => within(path, base))) return manages(viewer);
  // All visitors of the demo share this account.
  if (within(path, '/guvenlik')) return !viewer.ziyaretci;
  if (within(path, '/portfoy')) return viewer.role === 'danışman';
  if (FOR_TRAINERS.some((base) => within(path, base))) return trains(viewer);
  return true;
}

/** Whether an address belongs to a place, so that the navigation can mark it. */
export function isCurrent(place: Place, path: string): boolean {
  const addresses = [place.to, ...(place.also ?? []), ...(place.children ?? []).map((c) => c.to)];
  return addresses.some((address) => address !== undefined && within(path, address));
}
