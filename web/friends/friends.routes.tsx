import { friendsPath } from '../../domain/friends/friends.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';

export const friends = defineRoom({
  pages: [
    page(
      'member',
      friendsPath,
      async () => (await import('./screens/friends-screen.tsx')).FriendsScreen,
      ['battles.invites'],
      ['battles.accept-invite', 'battles.invite', 'battles.rematch', 'chat.friend'],
    ),
  ],
});
