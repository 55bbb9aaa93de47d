import { friendsPath } from '../../domain/friends/friends.paths.ts';
import { definePalette } from '../parts/define-room.ts';
import * as t from './__generated__/messages.ts';

export const palette = definePalette({
  entries: [
    {
      order: 50,
      to: friendsPath,
      label: t.friendsAndCommunity(),
      words: [t.whatRequests(), t.whatRecentPlayers()],
    },
  ],
});
