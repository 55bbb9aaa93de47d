import { z } from 'zod';
import { ROLES } from '../../domain/accounts/roles.ts';
import { readUser } from '../../db/accounts/index.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { actorOf } from '../kernel/context.ts';
import { FormText } from '../kernel/http/rest-schemas.ts';
import { type RestRoute, route } from '../kernel/http/route.ts';
import { signIn } from './sign-in.ts';
import { toViewer } from './viewer.types.ts';

export const signInRoutes: readonly RestRoute[] = [
  route({
    // RE-03
    method: 'GET',
    path: '/api/auth/user',
    operation: 'readUser',
    summary: 'Who you are',
    access: 'own',
    scope: 'account:read',
    answers: z.strictObject({
      id: z.string(),
      username: z.string(),
      displayName: z.string(),
      role: z.enum(ROLES),
    }),
    refusals: [],
    async answer(context) {
      const user = await readUser(context.deps.db.read, actorOf(context).userId);
      if (!user) throw new Refused('UNAUTHENTICATED');
      const { id, username, displayName, role } = toViewer(user);
      return { id, username, displayName, role };
    },
  }),
  route({
    // RE-04
    method: 'POST',
    path: '/api/auth/login',
    operation: 'signIn',
    summary: 'Signs in with name and password',
    description:
      'The session is in the cookie of the answer. Where the account has a second factor the refusal TWO_FACTOR_REQUIRED ' +
      'brings the token with which the factor is shown over GraphQL. Programs use a key instead.',
    access: 'anyone',
    body: z.object({ username: FormText, password: FormText }),
    answers: z.strictObject({ id: z.string().describe('Of the account.') }),
    refusals: [
      'INVALID_CREDENTIALS',
      'TWO_FACTOR_REQUIRED',
      'RATE_LIMITED',
      'ACCOUNT_SUSPENDED',
      'ACCOUNT_BANNED',
      'REGISTRATION_WAITING',
      'CODE_LOCKED',
      'REGISTRATION_MISSING',
    ],
    async answer({ deps, caller, setSession }, { body }) {
      const input = { ...body, viaTeamAccess: true };
      const entered = await signIn(deps, caller, input);
      setSession(entered);
      return { id: entered.userId };
    },
  }),
];
