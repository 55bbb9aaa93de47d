import type { ComponentType } from 'react';
import { type RouteObject, createBrowserRouter } from 'react-router-dom';
import type { Page, PageGate } from '../parts/define-room.ts';
import { LoadingScreen } from './components/loading-screen.tsx';
import { MemberGate, PublicGate } from './components/gates.tsx';
import { OnboardingGate } from './components/onboarding-gate.tsx';
import { Root } from './components/root.tsx';
import { RouteFailure } from './components/route-failure.tsx';
import { fetchSoon } from '../ui/layout/lazy-part.tsx';
import { lazily } from './lazy-route.tsx';
import { nameEntry } from './name-entry.ts';
import { PAGES, PARTS } from './rooms.ts';

/** A screen in a file of its own, together with the parts of other rooms that it shows. */
const routeOf = ({ path, gate, load, needs, soon }: Page): RouteObject => ({
  path,
  handle: gate,
  ...lazily(async () => {
    for (const name of soon) if (PARTS[name]) fetchSoon(PARTS[name].fetch);
    const [screen] = await Promise.all([load(), ...needs.map((name) => PARTS[name]?.fetch())]);
    return screen;
  }),
  errorElement: <RouteFailure />,
});

const routesFor = (gate: PageGate): RouteObject[] => PAGES.filter((page) => page.gate === gate).map(routeOf);

/** What is around pages, in a file of its own. */
const around = (load: () => Promise<ComponentType>, children: RouteObject[], isPage = true): RouteObject => ({
  ...lazily(load),
  errorElement: <RouteFailure isPage={isPage} />,
  children,
});

const frame = async () => (await import('./components/frame.tsx')).Frame;
const focusedFrame = async () => (await import('./components/frame.tsx')).FocusedFrame;
const adminArea = async () => (await import('./components/admin-area.tsx')).AdminArea;

const unknown: RouteObject = {
  path: '*',
  ...lazily(async () => (await import('./screens/not-found-screen.tsx')).NotFoundScreen),
  errorElement: <RouteFailure />,
};

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteFailure isPage />,
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      { element: <PublicGate />, children: routesFor('public') },
      { element: <OnboardingGate />, children: [around(focusedFrame, routesFor('onboarding'))] },
      {
        element: <MemberGate />,
        children: [
          around(focusedFrame, routesFor('focused')),
          around(frame, [
            ...routesFor('member'),
            ...routesFor('open'),
            around(adminArea, routesFor('staff'), false),
            unknown,
          ]),
        ],
      },
    ],
  },
];

export function makeRouter() {
  nameEntry();
  return createBrowserRouter(routes);
}
