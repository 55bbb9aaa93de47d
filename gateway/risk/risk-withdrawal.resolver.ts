import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { readCase, readUnclosed } from '../../db/risk/risk-case.queries.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { WithdrawalRequest } from '../wallet/index.ts';
import { toCases } from './read-case.ts';
import { RiskCase } from './risk-case.types.ts';

@Resolver(() => WithdrawalRequest)
export class RiskWithdrawalResolver {
  @Access('staff')
  @FieldResolver(() => RiskCase, {
    nullable: true,
    description: 'The newest case about the player that is not closed; null where there is none, and to the player.',
  })
  riskCase(@Ctx() context: Context, @Root() { userId }: WithdrawalRequest): Promise<RiskCase | null> {
    if (userId === actorOf(context).userId) return Promise.resolve(null);
    return context.deps.db.snapshot(async (read) => {
      const id = await readUnclosed(read, userId, actorOf(context).userId);
      const row = id === undefined ? undefined : await readCase(read, id);
      return (row && (await toCases(read, [row])).get(row.id)) ?? null;
    });
  }
}
