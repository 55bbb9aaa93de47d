import { Ctx, Field, FieldResolver, ID, ObjectType, Resolver, Root } from 'type-graphql';
import { type BattleMode, feeOf, poolOf } from '../../../domain/battles/battle.ts';
import { type InviteStatus, inviteStatusAt } from '../../../domain/battles/invite.ts';
import type { BattleGame } from '../../../domain/shared/games.ts';
import { readInvites } from '../../../db/battles/invite-states.queries.ts';
import type { BattleInviteRow } from '../../../db/battles/invite.table.ts';
import type { Context } from '../../kernel/context.ts';
import { gathered } from '../../kernel/manifest/gathered.ts';
import { Notification } from '../../notifications/index.ts';
import { Access } from '../../schema/access.ts';
import { Beside } from '../../schema/beside.ts';
import { BattleGameEnum } from '../../schema/enums.ts';
import { Cents, Instant } from '../../schema/scalars.ts';
import { Scope } from '../../schema/scope.ts';
import { BattleModeEnum, InviteStatusEnum } from '../battle.enums.ts';
import { Battle } from '../battle.types.ts';
import { loadBattle } from '../load-battle.ts';

@Scope('notifications:read')
@Access('own')
@ObjectType({ description: 'An invite to a battle with its terms, as it stands now.' })
export class NotifiedInvite {
  @Field(() => ID, { description: 'Names the invite when it is answered.' })
  id!: string;

  @Field(() => BattleGameEnum, { description: 'What is played.' })
  game!: BattleGame;

  @Field(() => BattleModeEnum, { description: 'How it is played.' })
  mode!: BattleMode;

  @Field(() => Cents, { description: 'What each of the two puts in.' })
  stakeCents!: number;

  @Field(() => Cents, { description: 'What each of the two pays on top of the stake.' })
  feeCents!: number;

  @Field(() => Cents, { description: 'What the winner is paid: both stakes.' })
  poolCents!: number;

  @Field(() => InviteStatusEnum, { description: 'How it stands now.' })
  status!: InviteStatus;

  @Field(() => Instant, { description: 'Until when it can be answered.' })
  expiresAt!: number;

  @Field(() => ID, { nullable: true, description: 'What came of it; null before it was accepted.' })
  battleId!: string | null;

  @Scope('battles:read')
  @Beside('battleId', () => loadBattle)
  @Field(() => Battle, { nullable: true, description: 'The battle of `battleId`; null without one.' })
  battle?: Battle | null;
}

const toInvite = (row: BattleInviteRow, now: number): NotifiedInvite => ({
  id: row.id,
  game: row.game,
  mode: row.mode,
  stakeCents: row.stakeCents,
  feeCents: feeOf(row.stakeCents),
  poolCents: poolOf(row.stakeCents),
  status: inviteStatusAt(row, now),
  expiresAt: row.expiresAt,
  battleId: row.battleId,
});

const loadInvite = gathered<NotifiedInvite | null>(async ({ deps }, ids) => {
  const invites = await readInvites(deps.db.read, ids);
  const now = deps.now();
  return ids.map((id) => {
    const row = invites.get(id);
    return row ? toInvite(row, now) : null;
  });
});

@Resolver(() => Notification)
export class NotifiedInviteResolver {
  @Scope('notifications:read')
  @Access('own')
  @FieldResolver(() => NotifiedInvite, {
    nullable: true,
    description: 'The invite that it tells of; null for everything else.',
  })
  async invite(@Ctx() context: Context, @Root() { data }: Notification): Promise<NotifiedInvite | null> {
    const id = data['inviteId'];
    return typeof id === 'string' ? loadInvite(context, id) : null;
  }
}
