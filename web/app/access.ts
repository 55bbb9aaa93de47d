import type { ViewerState } from '../session/use-viewer.ts';

/**
 * What the gate shows. `landing`: the landing page under the address that was asked for, so that signing in can return
 * there. `unreachable`: nobody knows who is asking.
 */
export type Access = 'loading' | 'screen' | 'landing' | 'unreachable';

/** Who may see what (FR-04, FR-07 to FR-13). A public screen also shows when the server cannot be asked. */
export function accessTo(kind: 'public' | 'member', viewer: ViewerState['kind']): Access {
  if (viewer === 'loading') return 'loading';
  if (kind === 'public' || viewer === 'in') return 'screen';
  return viewer === 'out' ? 'landing' : 'unreachable';
}
