import { REGISTERS, type RegisterNoun } from '@emanet/contract/records/registers';
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router';
import { listPage, page, type Load } from './page.ts';
import { LoadingShell } from './LoadingShell.tsx';
import { RequireSession } from './RequireSession.tsx';
import { RouteError } from './RouteError.tsx';

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

/** Screens of the start, of lists and of forms, each loaded when it is opened. */
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
  page('/portfoy', () => import('../features/portfolio/PortfolioPage.tsx')),
  page('/denetim', () => import('../features/dashboard/DashboardPage.tsx')),
  page('/unauthorized-access', () => import('./shell/UnauthorizedPage.tsx')),
];

/** The route below which all screens stand. */
const SCREENS = 'screens';

export const router = createBrowserRouter(
  [
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
                { id: SCREENS, errorElement: <RouteError />, children: screens },
                { path: '*', element: <Navigate to="/denetim" replace /> },
              ],
            },
          ],
        },
      ],
    },
  ],
  {
    // Names of further screens come with the first address that is none of these: no form waits for them.
    patchRoutesOnNavigation: async ({ patch }) => {
      patch(SCREENS, (await import('./further-screens.ts')).furtherScreens);
    },
  },
);
