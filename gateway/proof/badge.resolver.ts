import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Badge } from '../../domain/proof/badge.ts';
import { PastBattle } from '../battles/index.ts';
import type { Context } from '../kernel/context.ts';
import { Replay } from '../results/index.ts';
import { Access } from '../schema/access.ts';
import { loadBadge } from './load-badge.ts';
import { ProofBadgeEnum } from './proof.enums.ts';

const BADGE = { nullable: true, description: 'What the result rests on; null before there is one.' } as const;

@Resolver(() => PastBattle)
export class PastBattleBadgeResolver {
  @Access('own')
  @FieldResolver(() => ProofBadgeEnum, BADGE)
  badge(@Ctx() context: Context, @Root() { id }: PastBattle): Promise<Badge | null> {
    return loadBadge(context, id);
  }
}

@Resolver(() => Replay)
export class ReplayBadgeResolver {
  @Access('own')
  @FieldResolver(() => ProofBadgeEnum, BADGE)
  badge(@Ctx() context: Context, @Root() { id }: Replay): Promise<Badge | null> {
    return loadBadge(context, id);
  }
}
