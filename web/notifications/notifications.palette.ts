import { notificationsPath } from '../../domain/notifications/notifications.paths.ts';
import { definePalette } from '../parts/define-room.ts';
import * as t from './__generated__/messages.ts';

export const palette = definePalette({
  entries: [
    {
      order: 40,
      to: notificationsPath,
      label: t.notifications(),
      words: [t.invites(), t.payoutsWord(), t.securityWord()],
    },
  ],
});
