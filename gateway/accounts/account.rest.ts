import { readUser } from '../../db/accounts/user.queries.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { actorOf } from '../server/context.ts';
import { type RestRoute, textIn } from '../server/rest.ts';
import { toViewer } from './account.types.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { signIn } from './sign-in.ts';

export const accountRoutes: readonly RestRoute[] = [
  {
    // RE-03
    method: 'GET',
    path: '/api/auth/user',
    access: 'own',
    async answer(context) {
      const user = await readUser(context.deps.db.read, actorOf(context).userId);
      if (!user) throw new Refused('UNAUTHENTICATED');
      const { id, username, displayName, role } = toViewer(user);
      return { id, username, displayName, role };
    },
  },
  {
    // RE-04
    method: 'POST',
    path: '/api/auth/login',
    access: 'anyone',
    async answer({ deps, caller, setSession }, { body }) {
      const input = { username: textIn(body, 'username'), password: textIn(body, 'password'), viaTeamAccess: true };
      const { userId, ...entered } = await signIn(deps, caller, input);
      setSession(entered);
      return { id: userId };
    },
  },
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
