import { readUser } from '../../db/accounts/index.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { actorOf } from '../kernel/context.ts';
import { type RestRoute, textIn } from '../kernel/route.ts';
import { signIn } from './sign-in.ts';
import { toViewer } from './viewer.types.ts';

export const signInRoutes: readonly RestRoute[] = [
  {
    // RE-03
    method: 'GET',
    path: '/api/auth/user',
    access: 'own',
    scope: 'account:read',
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
      const entered = await signIn(deps, caller, input);
      setSession(entered);
      return { id: entered.userId };
    },
  },
];
