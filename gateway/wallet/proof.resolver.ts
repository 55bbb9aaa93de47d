import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Access } from '../schema/access.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { BalanceProof, Receipt, toBalanceProof } from './proof.types.ts';
import { readBalanceProof, readReceipt } from './read-proof.ts';

@Resolver()
export class ProofResolver {
  @Access('own')
  @Query(() => Receipt, {
    nullable: true,
    description: 'A transfer that moved the caller’s money. Refusals: NOT_FOUND.',
  })
  receipt(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<Receipt> {
    return readReceipt(context.deps, actorOf(context), id);
  }

  @Access('own')
  @Query(() => BalanceProof, {
    nullable: true,
    description:
      'That the caller’s balance is counted in a published day, the latest without one; null without such a day.',
  })
  async balanceProof(
    @Ctx() context: Context,
    @Arg('day', () => String, { nullable: true }) day?: string | null,
  ): Promise<BalanceProof | null> {
    const proof = await readBalanceProof(context.deps, actorOf(context).userId, day ?? null);
    return proof && toBalanceProof(proof);
  }
}
