import type { ComponentType } from 'react';
import { type RouteObject, createBrowserRouter } from 'react-router-dom';
import { ADMIN_AREAS, type Area, MEMBER_AREAS, PUBLIC_AREAS } from './areas.ts';
import { LoadingScreen } from './components/loading-screen.tsx';
import { MemberGate, PublicGate } from './components/gates.tsx';
import { Root } from './components/root.tsx';
import { RouteFailure } from './components/route-failure.tsx';
import { lazily } from './lazy-route.tsx';

/** A screen in a file of its own. */
const screen = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  ...lazily(load),
  errorElement: <RouteFailure />,
});

const soon = (area: Area): RouteObject => ({
  path: area.path,
  ...lazily(() =>
    import('./screens/area-screen.tsx').then(({ AreaScreen }) => () => <AreaScreen area={area} />),
  ),
  errorElement: <RouteFailure />,
});

const landing = () => import('../accounts/screens/landing-screen.tsx').then(({ LandingScreen }) => LandingScreen);

const publicScreens: RouteObject[] = [
  screen('/', landing),
  screen('/landing', landing),
  screen('/login', () => import('../accounts/screens/sign-in-screen.tsx').then(({ SignInScreen }) => SignInScreen)),
  screen('/terms', () => import('../support/screens/terms-screen.tsx').then(({ TermsScreen }) => TermsScreen)),
  screen('/privacy', () => import('../support/screens/privacy-screen.tsx').then(({ PrivacyScreen }) => PrivacyScreen)),
  screen('/contact', () => import('../support/screens/contact-screen.tsx').then(({ ContactScreen }) => ContactScreen)),
  ...PUBLIC_AREAS.map(soon),
];

const adminScreens: RouteObject = {
  ...lazily(() => import('./components/admin-area.tsx').then(({ AdminArea }) => AdminArea)),
  errorElement: <RouteFailure />,
  children: [
    screen('/admin', () =>
      import('../admin/screens/admin-dashboard-screen.tsx').then(({ AdminDashboardScreen }) => AdminDashboardScreen),
    ),
    screen('/admin/battles', () =>
      import('../admin/screens/admin-battles-screen.tsx').then(({ AdminBattlesScreen }) => AdminBattlesScreen),
    ),
    ...ADMIN_AREAS.map(soon),
  ],
};

const memberScreens: RouteObject[] = [
  screen('/dashboard', () =>
    import('../battles/screens/dashboard-screen.tsx').then(({ DashboardScreen }) => DashboardScreen),
  ),
  screen('/challenge/:id?', () =>
    import('../battles/screens/challenge-screen.tsx').then(({ ChallengeScreen }) => ChallengeScreen),
  ),
  ...MEMBER_AREAS.map(soon),
  adminScreens,
  screen('*', () => import('./screens/not-found-screen.tsx').then(({ NotFoundScreen }) => NotFoundScreen)),
];

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteFailure isPage />,
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      { element: <PublicGate />, children: publicScreens },
      {
        element: <MemberGate />,
        children: [
          {
            ...lazily(() => import('./components/frame.tsx').then(({ Frame }) => Frame)),
            errorElement: <RouteFailure isPage />,
            children: memberScreens,
          },
        ],
      },
    ],
  },
];

export const makeRouter = () => createBrowserRouter(routes);
