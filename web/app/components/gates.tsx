import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { failureOf } from '../../data/failure.ts';
import type { PageGate } from '../../parts/define-room.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useViewerState } from '../../session/use-viewer.ts';
import { Page } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { accessTo } from '../access.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { PublicFrame } from './public-frame.tsx';

const Landing = lazyPart(async () => (await import('../../accounts/screens/landing-screen.tsx')).LandingScreen);

interface GateProps {
  readonly kind: 'public' | 'member';
  readonly children: ReactNode;
}

/** Shows what is below it to whoever may see it; decides by the viewer alone (FR-05). */
export function Gate({ kind, children }: GateProps) {
  const viewer = useViewerState();
  const access = accessTo(kind, viewer.kind);
  // The first screen is drawn piece by piece: all at once it keeps a phone busy for a third of a second.
  const isDrawn = useDeferredValue(access !== 'loading');
  switch (isDrawn ? access : 'loading') {
    case 'loading':
      return <LoadingScreen />;
    case 'screen':
      return children;
    case 'landing':
      return (
        <PublicFrame>
          <Suspense fallback={<Spinner />}>
            <Landing />
          </Suspense>
        </PublicFrame>
      );
    case 'unreachable':
      return viewer.kind === 'failed' ? (
        <main>
          <Page title="Gauntlet is out of reach" width="medium">
            <ErrorState title="Your account could not be loaded" onRetry={viewer.retry}>
              {failureOf(viewer.error).sentence}
            </ErrorState>
          </Page>
        </main>
      ) : null;
  }
}

export const PublicGate = () => (
  <Gate kind="public">
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  </Gate>
);

/** An open page stands among those of members, so that their frame stays as it is when they come to it. */
export function MemberGate() {
  const isOpen = useMatches().some(({ handle }) => handle === ('open' satisfies PageGate));
  return (
    <Gate kind={isOpen ? 'public' : 'member'}>
      <Outlet />
    </Gate>
  );
}
