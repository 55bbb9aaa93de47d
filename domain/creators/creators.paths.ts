import { withQuery } from '../shared/path-to.ts';
import { registerPath } from '../onboarding/onboarding.paths.ts';

/** CR-03 */
export const HUB_TABS = ['monetization', 'analytics', 'content', 'community', 'reputation', 'developer'] as const;
export type HubTab = (typeof HUB_TABS)[number];

export const creatorHubPath = '/creator-hub';
/** Where somebody registers with the code filled in (CR-05). */
export const referralPath = (code: string): string => withQuery(registerPath, { ref: code });
/** The page of all overlays (CR-11), a build of its own. */
export const overlayPath = '/overlay/';
