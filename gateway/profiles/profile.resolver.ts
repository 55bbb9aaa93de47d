import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { LINKED_PROVIDERS, type LinkedProvider } from '../../domain/profiles/linked-providers.ts';
import { USERNAME_MAX, USERNAME_MIN } from '../../domain/accounts/username.ts';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { readLinkedAccounts } from '../../db/profiles/linked-account.queries.ts';
import { readUser, readUserByName } from '../../db/accounts/index.ts';
import { Access } from '../schema/access.ts';
import { Listed } from '../schema/listed.ts';
import { FindsNode } from '../schema/node.ts';
import { Scope } from '../schema/scope.ts';
import { LinkedProviderEnum } from './profile.enums.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { toViewer, Viewer } from '../security/index.ts';
import { changeUsername } from './change-username.ts';
import { startAccountLink } from './link-account.ts';
import { oauthClientOf } from './oauth-providers.ts';
import { LinkOffer, LinkedAccount, PublicProfile, toPublicProfile } from './profile.types.ts';
import { sightOf } from './sight-of.ts';
import { unlinkAccount } from './unlink-account.ts';

@Resolver(() => PublicProfile)
export class ProfileResolver {
  @Scope('public')
  @Access('own')
  @FindsNode()
  @Query(() => PublicProfile, {
    nullable: true,
    description: 'A player by username or by id, as far as the caller gets to see. Refusals: NOT_FOUND.',
  })
  async player(
    @Ctx() context: Context,
    @Arg('username', () => String, {
      nullable: true,
      description: 'As people write it; case does not matter. Either this or the id.',
    })
    username?: string | null,
    @Arg('id', () => ID, { nullable: true, description: 'As `Player.id` names it.' }) id?: string | null,
  ): Promise<PublicProfile> {
    const { read } = context.deps.db;
    if ((typeof username === 'string') === (typeof id === 'string'))
      throw new Refused('BAD_INPUT', { field: 'username' });
    const user = await (username ? readUserByName(read, usernameKeyOf(username)) : readUser(read, id ?? ''));
    if (!user || user.status === 'closed') throw new Refused('NOT_FOUND');
    return toPublicProfile(user, await sightOf(context.deps, actorOf(context), user.id));
  }

  @Access('own')
  @Listed(LINKED_PROVIDERS.length)
  @FieldResolver(() => [LinkedAccount], { description: 'Empty where the profile is hidden.' })
  async linkedAccounts(@Ctx() { deps }: Context, @Root() { id, sight }: PublicProfile): Promise<LinkedAccount[]> {
    return sight.profile ? readLinkedAccounts(deps.db.read, id) : [];
  }
}

@Resolver(() => Viewer)
export class OwnProfileResolver {
  @Access('own')
  @FieldResolver(() => PublicProfile, { description: 'The own profile, with everything on it.' })
  async profile(@Ctx() { deps }: Context, @Root() { id }: Viewer): Promise<PublicProfile> {
    const user = await readUser(deps.db.read, id);
    if (!user) throw new Refused('UNAUTHENTICATED');
    return toPublicProfile(user, { profile: true, stats: true, earnings: true });
  }

  @Access('own')
  @Listed(LINKED_PROVIDERS.length)
  @FieldResolver(() => [LinkOffer], { description: 'Every site whose accounts can be linked.' })
  async linkOffers(@Ctx() { deps }: Context, @Root() { id }: Viewer): Promise<LinkOffer[]> {
    const linked = await readLinkedAccounts(deps.db.read, id);
    return LINKED_PROVIDERS.map((provider) => ({
      provider,
      isConfigured: oauthClientOf(deps.config, provider) !== null,
      account: linked.find((account) => account.provider === provider) ?? null,
    }));
  }

  @Access('own')
  @Mutation(() => Viewer, {
    description:
      'Another username, at most once within 24 hours. Refusals: USERNAME_UNUSABLE, USERNAME_TAKEN, RATE_LIMITED.',
  })
  async changeUsername(
    @Ctx() context: Context,
    @Arg('username', () => String, {
      description: `${USERNAME_MIN} to ${USERNAME_MAX} letters, digits, dots, dashes and underscores.`,
    })
    username: string,
  ): Promise<Viewer> {
    await changeUsername(context.deps, actorOf(context), username);
    return ownViewer(context);
  }

  @Access('own')
  @Mutation(() => String, {
    description: 'The address at which the player agrees to the link. Refusals: PROVIDER_MISSING, RATE_LIMITED.',
  })
  startAccountLink(
    @Ctx() context: Context,
    @Arg('provider', () => LinkedProviderEnum, { description: 'The site whose account is linked.' })
    provider: LinkedProvider,
  ): Promise<string> {
    return startAccountLink(context.deps, actorOf(context), provider);
  }

  @Access('own')
  @Mutation(() => Viewer, { description: 'Forgets the account at another site.' })
  async unlinkAccount(
    @Ctx() context: Context,
    @Arg('provider', () => LinkedProviderEnum, { description: 'The site whose account is forgotten.' })
    provider: LinkedProvider,
  ): Promise<Viewer> {
    await unlinkAccount(context.deps, actorOf(context), provider);
    return ownViewer(context);
  }
}

async function ownViewer(context: Context): Promise<Viewer> {
  const user = await readUser(context.deps.db.read, actorOf(context).userId);
  if (!user) throw new Refused('UNAUTHENTICATED');
  return toViewer(user);
}
