import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { failureOf } from '../../data/failure.ts';
import type { PageGate } from '../../parts/define-room.ts';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { useViewerState } from '../../session/use-viewer.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Spinner } from '../../ui/layout/spinner.tsx';
import { ErrorState } from '../../ui/layout/states.tsx';
import { accessTo } from '../access.ts';
import { LoadingScreen } from './loading-screen.tsx';
import * as t from '../__generated__/messages.ts';

const Around = lazyPart(async () => (await import('./public-frame.tsx')).PublicFrame);
const Landing = lazyPart(async () => (await import('../../accounts/screens/landing-screen.tsx')).LandingScreen);

/** Members do without its file. */
export const PublicFrame = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<LoadingScreen />}>
    <Around>{children}</Around>
  </Suspense>
);

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
          <Page title={t.gauntletIsOutOfReach()} width="medium">
            <ErrorState title={t.yourAccountCouldNotBeLoaded()} onRetry={viewer.retry}>
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
