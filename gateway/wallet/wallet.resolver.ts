import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { ownId } from '../accounts/own-id.ts';
import { Viewer } from '../accounts/account.types.ts';
import { Access } from '../schema/access.ts';
import type { Context } from '../server/context.ts';
import { readWallet } from './read-wallet.ts';
import { Wallet } from './wallet.types.ts';

@Resolver(() => Viewer)
export class WalletResolver {
  @Access('own')
  @Query(() => Wallet, {
    nullable: true,
    description: 'The caller’s wallet. Another player’s answers as an unknown id.',
  })
  wallet(@Ctx() context: Context, @Arg('userId', () => ID, { nullable: true }) userId?: string): Promise<Wallet> {
    return readWallet(context.deps, ownId(context, userId));
  }

  @Access('own')
  @FieldResolver(() => Wallet, { name: 'wallet' })
  viewerWallet(@Ctx() { deps }: Context, @Root() viewer: Viewer): Promise<Wallet> {
    return readWallet(deps, viewer.id);
  }
}
