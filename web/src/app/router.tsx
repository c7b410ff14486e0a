import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router';
import { LoadingShell } from './LoadingShell.tsx';
import { RequireSession } from './RequireSession.tsx';
import { RouteError } from './RouteError.tsx';

/** Screens that exist, each loaded when it is opened. */
const screens: RouteObject[] = [
  page('/veri-isleme', () => import('../features/processing-activities/ListPage.tsx')),
  page('/envanter/ekle', () => import('../features/processing-activities/FormPage.tsx')),
  page('/envanter/guncelle/:id', () => import('../features/processing-activities/FormPage.tsx')),
  page('/envanter', () => import('../features/inventory/InventoryPage.tsx')),
  page('/envanter/sihirbaz', () => import('../features/inventory/WizardPage.tsx')),
  page('/unauthorized-access', () => import('./shell/UnauthorizedPage.tsx')),
];

/** Screens of the specification that this version does not bring; each says so. */
const MISSING = [
  'denetim',
  'sirket',
  'organizasyon',
  'tedarikciler',
  'tedarikci-haritasi',
  'diger-aktarimlar',
  'varlik-listesi',
  'varlik-haritasi',
  'aksiyonlar',
  'aksiyon-arsiv',
  'dokumanlar',
  'dokuman-arsiv',
  'performans',
  'tablolar',
  'farkindalik-egitimi',
  'notification-settings',
  'giris-kayitlari',
  'videolar',
] as const;

export type MissingScreen = (typeof MISSING)[number];

const missing = MISSING.map((name): RouteObject => ({
  path: `/${name}`,
  lazy: async () => {
    const { ComingPage } = await import('./shell/ComingPage.tsx');
    return { element: <ComingPage key={name} screen={name} /> };
  },
}));

function page(path: string, load: () => Promise<{ default: () => React.ReactNode }>): RouteObject {
  return { path, lazy: async () => ({ Component: (await load()).default }) };
}

export const router = createBrowserRouter([
  {
    element: <Outlet />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <LoadingShell />,
    children: [
      page('/egitim/*', () => import('./shell/PublicPage.tsx')),
      page('/kvkk-formu/*', () => import('./shell/PublicPage.tsx')),
      {
        element: <RequireSession />,
        children: [
          {
            lazy: async () => ({ Component: (await import('./shell/Shell.tsx')).default }),
            children: [
              { errorElement: <RouteError />, children: [...screens, ...missing] },
              { path: '*', element: <Navigate to="/denetim" replace /> },
            ],
          },
        ],
      },
    ],
  },
]);
