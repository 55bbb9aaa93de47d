import { type RestRoute, textIn } from '../kernel/route.ts';
import { joinWaitlist } from './join-waitlist.ts';

export const waitlistRoutes: readonly RestRoute[] = [
  {
    // RE-05; the timestamp that the client sends is not trusted, the server's own is stored
    method: 'POST',
    path: '/api/waitlist',
    access: 'anyone',
    async answer({ deps, caller }, { body }) {
      await joinWaitlist(deps, caller, textIn(body, 'email'));
      return { message: 'Watch your inbox for updates.' };
    },
  },
];
