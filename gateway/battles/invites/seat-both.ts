import { type Battle, type BattleMode, type Transition, untitledName } from '../../../domain/battles/battle.ts';
import { createBattle } from '../../../domain/battles/create-battle.ts';
import { joinBattle } from '../../../domain/battles/join-battle.ts';
import { beginBattle } from '../../../domain/battles/start-battle.ts';
import type { BattleGame } from '../../../domain/shared/games.ts';
import { type Refusal, Refused, must } from '../../../domain/shared/refusals.ts';
import type { User } from '../../../db/accounts/index.ts';
import { applyTransition, insertTransition } from '../../../db/battles/apply-transition.ts';
import type { BattleRow } from '../../../db/battles/battle.table.ts';
import type { Tx } from '../../../db/client/database.ts';
import { readSettings } from '../../../db/settings/setting.queries.ts';
import type { Deps } from '../../kernel/deps.ts';

/** One of the two could not take the seat; whose affair that is, the caller decides. */
export class SeatRefused extends Refused {
  readonly userId: string;
  constructor(userId: string, { code, ...detail }: Refusal) {
    super(code, detail);
    this.userId = userId;
  }
}

export interface Seating extends Pick<Battle, 'id' | 'stakeCents' | 'privacy' | 'inviteCode'> {
  readonly game: BattleGame;
  readonly mode: BattleMode;
  /** Both accounts, locked. */
  readonly creator: User;
  readonly opponent: User;
  /** Whose yes made it, so that the other is told; the opponent where nobody is named. */
  readonly agreedBy?: string;
  /** Those of the game where nobody has written others. */
  readonly words?: Pick<BattleRow, 'title' | 'description'>;
}

/**
 * A battle that both have agreed to, with both stakes and fees held, by the rules and postings of opening and joining.
 * @throws Refused STAKE_OUT_OF_BOUNDS; SeatRefused where one of the two cannot put in the stake
 */
export async function seatBoth(deps: Deps, tx: Tx, seating: Seating, at: number): Promise<BattleRow> {
  const { id, game, mode, creator, opponent, stakeCents, privacy, inviteCode } = seating;
  const { title, description } = seating.words ?? { title: untitledName(game), description: '' };
  const { minStakeCents: minCents, maxStakeCents: maxCents } = await readSettings(tx);
  const opening = { id, creatorId: creator.id, stakeCents, privacy, inviteCode };
  const opened = must(createBattle(opening, { minCents, maxCents }, at));
  const row: BattleRow = {
    ...opened.battle,
    game,
    mode,
    title,
    description,
    createdAt: at,
    joinedAt: null,
    startedAt: null,
    endedAt: null,
  };
  const context = (staker: User) => ({ at, actorId: staker.id, staker, newId: deps.newId });
  await of(creator, deps.wiring.provided.requireGame(deps, tx, creator.id, row));
  await of(creator, insertTransition(tx, row, opened, context(creator)));
  await of(opponent, deps.wiring.provided.requireGame(deps, tx, opponent.id, row));
  // Both have agreed, whoever else may see it.
  const viewer = { accountId: opponent.id, isStaff: false, isFriend: true, code: inviteCode };
  const joined: Transition = must(joinBattle(row, viewer, at));
  const actorId = seating.agreedBy ?? opponent.id;
  await of(opponent, applyTransition(tx, row, joined, { ...context(opponent), actorId }));
  return { ...row, ...joined.battle, joinedAt: at };
}

/** Starts a battle of which both seats were just taken; spectators bet on it no more. */
export async function startSeated(deps: Deps, tx: Tx, row: BattleRow, at: number): Promise<void> {
  const context = { at, actorId: null, newId: deps.newId };
  await applyTransition(tx, row, beginBattle(row, at), { ...context, staker: null });
  await deps.wiring.provided.closeBets(tx, row.id, context);
}

async function of(player: User, holding: Promise<void>): Promise<void> {
  try {
    await holding;
  } catch (error) {
    if (error instanceof Refused) throw new SeatRefused(player.id, error.refusal);
    throw error;
  }
}
