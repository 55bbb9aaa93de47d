import { connectPattern, developersPath, devicePath, programsPath } from '../../domain/platform/platform.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { OverlayKeyProps } from './components/overlay-key-dialog.tsx';

declare module '../parts/part.tsx' {
  interface Parts {
    /** The keys of the player, with all that is done with them. */
    'platform.keys': object;
    /** The plugins of the marketplace, to be connected and disconnected. */
    'platform.plugins': object;
    /** The applications that the player has registered. */
    'platform.applications': object;
    /** The applications of others that act for the player. */
    'platform.connected': object;
    /** The webhooks of the player, with what they were told. */
    'platform.webhooks': object;
    /** Asks for the key of an overlay. */
    'platform.overlay-key': OverlayKeyProps;
    /** The keys of the player's overlays, to be revoked. */
    'platform.overlay-keys': object;
  }
}

export const platform = defineRoom({
  pages: [
    page('focused', connectPattern, async () => (await import('./screens/connect-screen.tsx')).ConnectScreen),
    page('focused', devicePath, async () => (await import('./screens/device-screen.tsx')).DeviceScreen),
    page('member', developersPath, async () => (await import('./screens/moved-screen.tsx')).MovedScreen),
    page('member', programsPath, async () => (await import('./screens/programs-screen.tsx')).ProgramsScreen),
  ],
  parts: {
    'platform.applications': part(async () => (await import('./components/applications-panel.tsx')).ApplicationsPanel),
    'platform.connected': part(async () => (await import('./components/connected-panel.tsx')).ConnectedPanel),
    'platform.keys': part(async () => (await import('./components/keys-panel.tsx')).KeysPanel),
    'platform.overlay-key': part(async () => (await import('./components/overlay-key-dialog.tsx')).OverlayKeyDialog),
    'platform.overlay-keys': part(async () => (await import('./components/keys-panel.tsx')).OverlayKeysPanel),
    'platform.plugins': part(async () => (await import('./components/plugins-panel.tsx')).PluginsPanel),
    'platform.webhooks': part(async () => (await import('./components/webhooks-panel.tsx')).WebhooksPanel),
  },
});
