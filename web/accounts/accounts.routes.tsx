import { defineRoom } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { Viewer } from '../session/use-viewer.ts';

declare module '../parts/part.tsx' {
  interface Parts {
    /** The player's own picture, and the ways to change it. */
    'accounts.avatar': { readonly viewer: Viewer };
  }
}

export const accounts = defineRoom({
  parts: { 'accounts.avatar': part(async () => (await import('./components/avatar-editor.tsx')).AvatarEditor) },
});
