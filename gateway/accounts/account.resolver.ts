import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Refused } from '../../domain/shared/refusals.ts';
import { usernameKeyOf } from '../../domain/accounts/username.ts';
import { readUser, readUserByName } from '../../db/accounts/user.queries.ts';
import { Access } from '../schema/access.ts';
import type { Context } from '../server/context.ts';
import { PublicProfile, SignInInput, Viewer, toPublicProfile, toViewer } from './account.types.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { findActor, tokenHashOf } from './session.ts';
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

  @Access('member')
  @Query(() => PublicProfile, { nullable: true, description: 'A player by username.' })
  async player(@Ctx() { deps }: Context, @Arg('username', () => String) username: string): Promise<PublicProfile> {
    const user = await readUserByName(deps.db.read, usernameKeyOf(username));
    if (!user) throw new Refused('NOT_FOUND');
    return toPublicProfile(user);
  }

  @Access('anyone')
  @Mutation(() => Viewer, {
    description: 'Signs in; the session comes as a cookie. Refusals: INVALID_CREDENTIALS, RATE_LIMITED.',
  })
  async signIn(@Ctx() context: Context, @Arg('input', () => SignInInput) input: SignInInput): Promise<Viewer> {
    return this.#open(context, input, false);
  }

  @Access('anyone')
  @Mutation(() => Viewer, { description: 'Signs in through the Team Access card; counted apart (AD-08).' })
  async teamAccess(@Ctx() context: Context, @Arg('input', () => SignInInput) input: SignInInput): Promise<Viewer> {
    return this.#open(context, input, true);
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

  async #open(context: Context, input: SignInInput, viaTeamAccess: boolean): Promise<Viewer> {
    const { deps, caller, setSession } = context;
    const { userId, ...opened } = await signIn(deps, caller, { ...input, viaTeamAccess });
    setSession(opened);
    const tokenHash = tokenHashOf(deps, opened.token);
    const found = await findActor(deps, tokenHash);
    context.caller = { ...caller, tokenHash, actor: found?.actor ?? null };
    const user = await readUser(deps.db.read, userId);
    if (!user) throw new Refused('UNAUTHENTICATED');
    return toViewer(user);
  }
}
