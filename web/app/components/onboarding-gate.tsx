import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ONBOARDING_PAGES, pageFor } from '../../../domain/onboarding/onboarding.ts';
import { ONBOARDING_PATHS } from '../../../domain/onboarding/onboarding.paths.ts';
import { type Viewer, useViewer, useViewerState } from '../../session/use-viewer.ts';
import { hasVerifiedUser, rememberVerifiedUser } from '../../session/verified-user.ts';
import { Gate } from './gates.tsx';

/**
 * Lets a newcomer onto a page of the onboarding, or sends them to the step that is missing before it, by what the server
 * has stored (ON-02). Whoever has an account here and no session meets the landing page, as everywhere (FR-11).
 */
export function OnboardingGate() {
  const { kind } = useViewerState();
  if (kind === 'out' && !hasVerifiedUser()) return <Navigate to={ONBOARDING_PATHS.register} replace />;
  return (
    <Gate kind="member">
      <Place />
    </Gate>
  );
}

function Place() {
  const viewer = useViewer();
  useEffect(() => {
    if (viewer) rememberVerifiedUser();
  }, [viewer]);
  return viewer && <PlaceOf viewer={viewer} />;
}

function PlaceOf({ viewer }: { readonly viewer: Viewer }) {
  const { pathname } = useLocation();
  const asked = ONBOARDING_PAGES.find((page) => pathname.startsWith(ONBOARDING_PATHS[page]));
  if (!asked) return <Outlet />;
  const page = pageFor(asked, viewer.onboarding);
  return page === asked ? <Outlet /> : <Navigate to={ONBOARDING_PATHS[page]} replace />;
}
