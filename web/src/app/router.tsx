import { REGISTERS, type RegisterNoun } from '@emanet/contract/records/registers';
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router';
import { moreSheets } from '../platform/lazily.ts';
import { LoadingShell } from './LoadingShell.tsx';
import { RequireSession } from './RequireSession.tsx';
import { RouteError } from './RouteError.tsx';

type Load = () => Promise<{ default: () => React.ReactNode }>;

const REGISTER_SCREENS: Readonly<Record<RegisterNoun, Record<'list' | 'form' | 'import', Load>>> = {
  processingActivities: {
    list: () => import('../features/processing-activities/ListPage.tsx'),
    form: () => import('../features/processing-activities/FormPage.tsx'),
    import: () => import('../features/processing-activities/ImportPage.tsx'),
  },
  supplierTransfers: {
    list: () => import('../features/supplier-transfers/ListPage.tsx'),
    form: () => import('../features/supplier-transfers/FormPage.tsx'),
    import: () => import('../features/supplier-transfers/ImportPage.tsx'),
  },
  publicTransfers: {
    list: () => import('../features/public-transfers/ListPage.tsx'),
    form: () => import('../features/public-transfers/FormPage.tsx'),
    import: () => import('../features/public-transfers/ImportPage.tsx'),
  },
  assets: {
    list: () => import('../features/assets/ListPage.tsx'),
    form: () => import('../features/assets/FormPage.tsx'),
    import: () => import('../features/assets/ImportPage.tsx'),
  },
};

/** Screens that exist, each loaded when it is opened. */
const screens: RouteObject[] = [
  ...REGISTERS.flatMap(({ noun, path, addPath, editPath, importPath }) => {
    const { list, form, import: importing } = REGISTER_SCREENS[noun];
    return [
      listPage(path, list),
      page(addPath, form),
      page(`${editPath}/:id`, form),
      page(importPath, importing),
    ];
  }),
  page('/tedarikciler/rehber', () => import('../features/supplier-transfers/DirectoryPage.tsx')),
  page(
    '/tedarikciler/rehber/ice-aktar',
    () => import('../features/supplier-transfers/DirectoryImportPage.tsx'),
  ),
  page('/tedarikci-haritasi', () => import('../features/maps/SupplierMapPage.tsx')),
  page('/varlik-haritasi', () => import('../features/maps/AssetMapPage.tsx')),
  page('/portfoy', () => import('../features/portfolio/PortfolioPage.tsx')),
  page('/portfoy/yeni', () => import('../features/portfolio/NewClientPage.tsx')),
  page('/portfoy/hafta', () => import('../features/portfolio/week/WeekPage.tsx')),
  page('/portfoy/degisiklikler', () => import('../features/portfolio/changes/ChangesPage.tsx')),
  page('/portfoy/bekleyenler', () => import('../features/portfolio/waiting/WaitingPage.tsx')),
  page('/portfoy/mevzuat/:id?', () => import('../features/portfolio/law/LawPage.tsx')),
  page('/portfoy/firma', () => import('../features/portfolio/firm/FirmPage.tsx')),
  page('/portfoy/kayitlar/:kayit?', () => import('../features/portfolio/records/RecordsPage.tsx')),
  page('/denetim', () => import('../features/dashboard/DashboardPage.tsx')),
  page('/envanter', () => import('../features/inventory/InventoryPage.tsx')),
  page('/envanter/gozden-gecir', () => import('../features/confirmations/ReviewPage.tsx')),
  page('/envanter/onaylar', () => import('../features/confirmations/ConfirmationsPage.tsx')),
  page('/envanter/anketler', () => import('../features/questionnaires/QuestionnairesPage.tsx')),
  page('/envanter/anketler/:id', () => import('../features/questionnaires/ReviewPage.tsx')),
  page('/envanter/sihirbaz', () => import('../features/inventory/WizardPage.tsx')),
  page('/son-islemler', () => import('../records/acts/ActsPage.tsx')),
  page('/kurallar', () => import('../records/rules/RulesPage.tsx')),
  page('/kararlar', () => import('../records/rules/decisions/DecisionsPage.tsx')),
  page('/performans', () => import('../features/performance/PerformancePage.tsx')),
  page('/tablolar', () => import('../features/tables/TablesPage.tsx')),
  page('/aksiyonlar', () => import('../features/actions/ActionsPage.tsx')),
  page('/aksiyonlar/ice-aktar', () => import('../features/actions/ImportPage.tsx')),
  page('/aksiyon-arsiv', () => import('../features/actions/ArchivePage.tsx')),
  page('/metinler', () => import('../features/texts/TextsPage.tsx')),
  page('/metinler/cerezler', () => import('../features/cookies/CookiesPage.tsx')),
  page('/metinler/cerezler/ice-aktar', () => import('../features/cookies/CookieImportPage.tsx')),
  page('/metinler/:id', () => import('../features/texts/TextPage.tsx')),
  page('/metinler/:id/imzalar', () => import('../features/texts/signatures/SignaturesPage.tsx')),
  page('/metinler/:id/surum/:sira', () => import('../features/texts/versions/VersionPage.tsx')),
  page('/metinler/:id/fark', () => import('../features/texts/stale/StalePage.tsx')),
  page('/dokumanlar', () => import('../features/documents/DocumentsPage.tsx')),
  page('/dokumanlar/ice-aktar', () => import('../features/documents/ImportPage.tsx')),
  page('/dokuman-arsiv', () => import('../features/documents/ArchivePage.tsx')),
  page(
    '/notification-settings',
    () => import('../features/notification-settings/SettingsPage.tsx'),
  ),
  page('/giris-kayitlari', () => import('../features/entry-logs/EntryLogsPage.tsx')),
  page('/guvenlik', () => import('../features/auth/account/AccountPage.tsx')),
  page('/kanit', () => import('../features/evidence/EvidencePage.tsx')),
  page('/sirket', () => import('../features/companies/CompanyPage.tsx')),
  page('/organizasyon', () => import('../features/organization/OrganizationPage.tsx')),
  page('/organizasyon/ice-aktar', () => import('../features/organization/ImportPage.tsx')),
  page('/farkindalik-egitimi', () => import('../features/training/InvitationsPage.tsx')),
  page('/farkindalik-egitimi/davet', () => import('../features/training/InvitePage.tsx')),
  page(
    '/farkindalik-egitimi/sorular',
    () => import('../features/training/questions/QuestionsPage.tsx'),
  ),
  page(
    '/farkindalik-egitimi/oturumlar',
    () => import('../features/training/sessions/SessionsPage.tsx'),
  ),
  page(
    '/farkindalik-egitimi/oturumlar/ice-aktar',
    () => import('../features/training/sessions/ImportPage.tsx'),
  ),
  page('/farkindalik-egitimi/ayarlar', () => import('../features/training/SettingsPage.tsx')),
  page('/videolar', () => import('../features/training/videos/VideosPage.tsx')),
  page('/sureler', () => import('../features/clocks/ClocksPage.tsx')),
  page('/sureler/ice-aktar', () => import('../features/clocks/ImportPage.tsx')),
  page('/basvurular', () => import('../features/applications/ApplicationsPage.tsx')),
  page('/basvurular/ice-aktar', () => import('../features/applications/ImportPage.tsx')),
  page('/basvurular/:id', () => import('../features/applications/ApplicationPage.tsx')),
  page('/veri-ihlalleri', () => import('../features/breaches/BreachesPage.tsx')),
  page('/veri-ihlalleri/ice-aktar', () => import('../features/breaches/ImportPage.tsx')),
  page('/veri-ihlalleri/:id', () => import('../features/breaches/BreachPage.tsx')),
  page('/yardim/:konu?', () => import('./help/HelpPage.tsx')),
  page('/unauthorized-access', () => import('./shell/UnauthorizedPage.tsx')),
];

/** A list of a register, which needs only the sheets of the start. */
function listPage(path: string, load: Load): RouteObject {
  return { path, lazy: async () => ({ Component: (await load()).default }) };
}

function page(path: string, load: Load): RouteObject {
  return listPage(path, async () => (await Promise.all([load(), moreSheets()]))[0]);
}

export const router = createBrowserRouter([
  {
    element: <Outlet />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <LoadingShell />,
    children: [
      {
        element: <RequireSession />,
        children: [
          {
            lazy: async () => ({ Component: (await import('./shell/Shell.tsx')).default }),
            children: [
              { errorElement: <RouteError />, children: screens },
              { path: '*', element: <Navigate to="/denetim" replace /> },
            ],
          },
        ],
      },
    ],
  },
]);
