import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { readUser } from '../../db/accounts/index.ts';
import type { Context } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { handOver } from './sessions/hand-over.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sessions/sign-out.ts';
import { SignInInput, Viewer, toViewer } from './viewer.types.ts';

@Resolver()
export class SignInResolver {
  @Scope('account:read')
  @Access('anyone')
  @Query(() => Viewer, { nullable: true, description: 'The signed-in account; null when signed out.' })
  async viewer(@Ctx() { deps, caller }: Context): Promise<Viewer | null> {
    if (caller.actor === null) return null;
    const user = await readUser(deps.db.read, caller.actor.userId);
    return user ? toViewer(user) : null;
  }

  @Access('anyone')
  @Mutation(() => Viewer, {
    description:
      'Signs in; the session comes as a cookie. Refusals: INVALID_CREDENTIALS, RATE_LIMITED, TWO_FACTOR_REQUIRED, ACCOUNT_SUSPENDED, ACCOUNT_BANNED; of a registration that waits for its code REGISTRATION_WAITING, CODE_LOCKED, REGISTRATION_MISSING.',
  })
  async signIn(
    @Ctx() context: Context,
    @Arg('input', () => SignInInput, { description: 'Whose account, and its password.' }) input: SignInInput,
  ): Promise<Viewer> {
    return handOver(context, await signIn(context.deps, context.caller, { ...input, viaTeamAccess: false }));
  }

  @Access('anyone')
  @Mutation(() => Viewer, {
    description:
      'Signs in through the Team Access card; counted apart. Refusals: INVALID_CREDENTIALS, TWO_FACTOR_REQUIRED, ACCOUNT_SUSPENDED, ACCOUNT_BANNED; of a registration that waits for its code REGISTRATION_WAITING, CODE_LOCKED, REGISTRATION_MISSING.',
  })
  async teamAccess(
    @Ctx() context: Context,
    @Arg('input', () => SignInInput, { description: 'Whose account, and its password.' }) input: SignInInput,
  ): Promise<Viewer> {
    return handOver(context, await signIn(context.deps, context.caller, { ...input, viaTeamAccess: true }));
  }

  @Access('anyone')
  @Mutation(() => Boolean, { description: 'Ends the session at once.' })
  async signOut(@Ctx() context: Context): Promise<boolean> {
    const { deps, caller, setSession } = context;
    await signOut(deps, caller);
    setSession(null);
    context.caller = { ...caller, tokenHash: null, actor: null };
    return true;
  }
}
