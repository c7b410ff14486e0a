import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router';
import { LoadingShell } from './LoadingShell.tsx';
import { RequireSession } from './RequireSession.tsx';
import { RouteError } from './RouteError.tsx';

const supplierForm = () => import('../features/supplier-transfers/FormPage.tsx');
const publicForm = () => import('../features/public-transfers/FormPage.tsx');
const assetForm = () => import('../features/assets/FormPage.tsx');

/** Screens that exist, each loaded when it is opened. */
const screens: RouteObject[] = [
  page('/veri-isleme', () => import('../features/processing-activities/ListPage.tsx')),
  page('/envanter/ekle', () => import('../features/processing-activities/FormPage.tsx')),
  page('/envanter/guncelle/:id', () => import('../features/processing-activities/FormPage.tsx')),
  page('/envanter/ice-aktar', () => import('../features/processing-activities/ImportPage.tsx')),
  page('/tedarikciler', () => import('../features/supplier-transfers/ListPage.tsx')),
  page('/tedarikciler/rehber', () => import('../features/supplier-transfers/DirectoryPage.tsx')),
  page('/tedarikci-haritasi', () => import('../features/maps/SupplierMapPage.tsx')),
  page('/envanter/tedarikci/ekle', supplierForm),
  page('/envanter/tedarikci/guncelle/:id', supplierForm),
  page(
    '/envanter/tedarikci/ice-aktar',
    () => import('../features/supplier-transfers/ImportPage.tsx'),
  ),
  page('/diger-aktarimlar', () => import('../features/public-transfers/ListPage.tsx')),
  page('/envanter/kamu/ekle', publicForm),
  page('/envanter/kamu/guncelle/:id', publicForm),
  page('/envanter/kamu/ice-aktar', () => import('../features/public-transfers/ImportPage.tsx')),
  page('/varlik-listesi', () => import('../features/assets/ListPage.tsx')),
  page('/varlik-haritasi', () => import('../features/maps/AssetMapPage.tsx')),
  page('/envanter/varlik/ekle', assetForm),
  page('/envanter/varlik/guncelle/:id', assetForm),
  page('/envanter/varlik/ice-aktar', () => import('../features/assets/ImportPage.tsx')),
  page('/envanter', () => import('../features/inventory/InventoryPage.tsx')),
  page('/envanter/sihirbaz', () => import('../features/inventory/WizardPage.tsx')),
  page('/tablolar', () => import('../features/tables/TablesPage.tsx')),
  page('/unauthorized-access', () => import('./shell/UnauthorizedPage.tsx')),
];

/** Screens of the specification that this version does not bring; each says so. */
const MISSING = [
  'denetim',
  'sirket',
  'organizasyon',
  'aksiyonlar',
  'aksiyon-arsiv',
  'dokumanlar',
  'dokuman-arsiv',
  'performans',
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
