import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useViewerState } from '../../session/use-viewer.ts';
import { PartsProvider } from '../../parts/part.tsx';
import { useArrival } from '../hooks/use-arrival.ts';
import { PARTS } from '../rooms.ts';
import { ProgressHint } from './progress-hint.tsx';

/** What is around every page, signed in or not. */
export function Root() {
  useArrival(useViewerState().kind !== 'loading');
  return (
    <PartsProvider value={PARTS}>
      <ProgressHint />
      <Outlet />
      <ScrollRestoration />
    </PartsProvider>
  );
}
