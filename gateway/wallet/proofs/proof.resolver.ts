import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Access } from '../../schema/access.ts';
import { FindsNode } from '../../schema/node.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { BalanceProof, Receipt, toBalanceProof } from './proof.types.ts';
import { readBalanceProof, readReceipt } from './read-proof.ts';

@Resolver()
export class ProofResolver {
  @Access('own')
  @FindsNode()
  @Query(() => Receipt, {
    nullable: true,
    description: 'A transfer that moved the caller’s money; any transfer for staff. Refusals: NOT_FOUND.',
  })
  receipt(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The transfer, as `LedgerLine.transferId` names it.' }) id: string,
  ): Promise<Receipt> {
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
    @Arg('day', () => String, {
      nullable: true,
      description: 'One of the last 60 days, `YYYY-MM-DD` in UTC; the latest without it.',
    })
    day?: string | null,
  ): Promise<BalanceProof | null> {
    const proof = await readBalanceProof(context.deps, actorOf(context).userId, day ?? null);
    return proof && toBalanceProof(proof);
  }
}
