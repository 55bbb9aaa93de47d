import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { readUser } from '../../db/accounts/user.queries.ts';
import { Access } from '../schema/access.ts';
import type { Context } from '../server/context.ts';
import { SignInInput, Viewer, toViewer } from './account.types.ts';
import { handOver } from './hand-over.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

@Resolver()
export class AccountResolver {
  @Access('anyone')
  @Query(() => Viewer, { nullable: true, description: 'The signed-in account; null when signed out.' })
  async viewer(@Ctx() { deps, caller }: Context): Promise<Viewer | null> {
    if (caller.actor === null) return null;
    const user = await readUser(deps.db.read, caller.actor.userId);
    return user ? toViewer(user) : null;
  }

  @Access('anyone')
  @Mutation(() => Viewer, {
    description: 'Signs in; the session comes as a cookie. Refusals: INVALID_CREDENTIALS, RATE_LIMITED.',
  })
  async signIn(@Ctx() context: Context, @Arg('input', () => SignInInput) input: SignInInput): Promise<Viewer> {
    return handOver(context, await signIn(context.deps, context.caller, { ...input, viaTeamAccess: false }));
  }

  @Access('anyone')
  @Mutation(() => Viewer, { description: 'Signs in through the Team Access card; counted apart (AD-08).' })
  async teamAccess(@Ctx() context: Context, @Arg('input', () => SignInInput) input: SignInInput): Promise<Viewer> {
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

  @Access('anyone')
  @Mutation(() => Boolean, { description: 'Keeps an address on the waitlist. Refusals: BAD_INPUT, RATE_LIMITED.' })
  async joinWaitlist(@Ctx() { deps, caller }: Context, @Arg('email', () => String) email: string): Promise<boolean> {
    await joinWaitlist(deps, caller, email);
    return true;
  }
}
