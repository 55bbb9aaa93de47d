import { indexPath, landingPath, settingsPath } from '../../domain/accounts/accounts.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { Viewer } from '../session/use-viewer.ts';
import * as t from './__generated__/messages.ts';

declare module '../parts/part.tsx' {
  interface Parts {
    /** The player's own picture, and the ways to change it. */
    'accounts.avatar': { readonly viewer: Viewer };
  }
}

export const accounts = defineRoom({
  pages: [
    page('public', indexPath, async () => (await import('./screens/landing-screen.tsx')).LandingScreen),
    page('public', landingPath, async () => (await import('./screens/landing-screen.tsx')).LandingScreen),
    page('member', settingsPath, async () => (await import('./screens/settings-screen.tsx')).SettingsScreen, [
      'notifications.push',
      'security.settings',
      'platform.connected',
      'wallet.play-limits',
      'privacy.data',
    ]),
  ],
  menu: [
    {
      place: 'navigation',
      order: 130,
      to: settingsPath,
      label: t.settings(),
      icon: 'settings',
      words: [t.preferences(), t.password()],
    },
  ],
  parts: { 'accounts.avatar': part(async () => (await import('./components/avatar-editor.tsx')).AvatarEditor) },
});
