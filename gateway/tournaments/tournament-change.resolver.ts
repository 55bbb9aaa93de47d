import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { Refused } from '../../domain/shared/refusals.ts';
import { RULING_REASON_MAX } from '../../domain/tournaments/tournaments.schemas.ts';
import type { Actor } from '../kernel/actor.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { requireKey } from '../kernel/once.ts';
import { Access } from '../schema/access.ts';
import { Cents } from '../schema/scalars.ts';
import { KEY } from '../schema/key.ts';
import { MARK_WORDS, MatchReportFields, MatchRulingFields } from './bracket/bracket.types.ts';
import { cancelTournament } from './desk/cancel-tournament.ts';
import { announceTournament, createTournament, editTournament } from './create-tournament.ts';
import { checkInTournament, enterTournament, leaveTournament } from './entry/enter-tournament.ts';
import { agreeToLineup, proposeLineup } from './entry/propose-lineup.ts';
import { checkInMatch, reportMatch } from './bracket/play-match.ts';
import { findTournament, withOwnStatus } from './read-tournament.ts';
import { ruleMatch, sendOut, undoMatch } from './desk/rule-match.ts';
import { seedTournament } from './bracket/seed-tournament.ts';
import { Tournament, TournamentTermsInput } from './tournament.types.ts';

const DECIDED =
  'Refusals: NOT_FOUND, FORBIDDEN, TOURNAMENT_NOT_RUNNING, OWN_MATCH, JUDGE_BOUND, RULING_CONTESTED, MATCH_CHANGED, MESSAGE_BLOCKED, BAD_INPUT';

/** Two whole numbers, one for each slot. @throws Refused BAD_INPUT */
export function pairOf(games: readonly number[]): [number, number] {
  const [one, other, ...more] = games;
  if (one === undefined || other === undefined || more.length > 0) throw new Refused('BAD_INPUT', { field: 'games' });
  return [one, other];
}

/** Runs a use case under the caller's key and answers the tournament as it stands afterwards. */
export async function act(
  context: Context,
  key: string | null | undefined,
  useCase: (actor: Actor, key: string) => Promise<string>,
  code: string | null = null,
): Promise<Tournament | null> {
  const actor = actorOf(context);
  const id = await useCase(actor, requireKey(key, context.caller.idempotencyKey));
  const { read } = context.deps.db;
  const view = await findTournament(read, actor, id, code);
  const [one] = view ? await withOwnStatus(read, actor, [view]) : [];
  return one ?? null;
}

@Resolver()
export class TournamentChangeResolver {
  /** BG-21 */
  @Access('own')
  @Mutation(() => Tournament, {
    nullable: true,
    description:
      'Stores a draft, which nobody else sees; takes no money. Refusals: BAD_INPUT, STAKE_OUT_OF_BOUNDS, CAPACITY_IMPOSSIBLE, TIMES_IMPOSSIBLE, LIST_FULL, MESSAGE_BLOCKED.',
  })
  createTournament(
    @Ctx() context: Context,
    @Arg('input', () => TournamentTermsInput, { description: 'All terms of it.' }) input: TournamentTermsInput,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Tournament | null> {
    return act(context, key, (actor, own) => createTournament(context.deps, actor, own, { ...input }));
  }

  @Access('own')
  @Mutation(() => Tournament, {
    nullable: true,
    description:
      'Gives the caller’s draft other terms in the place of all that it has; takes no money, and keeps the draft as long again. Refusals: NOT_FOUND, TOURNAMENT_NOT_DRAFT, BAD_INPUT, FORBIDDEN, STAKE_OUT_OF_BOUNDS, CAPACITY_IMPOSSIBLE, TIMES_IMPOSSIBLE, MESSAGE_BLOCKED.',
  })
  editTournament(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the tournament.' }) id: string,
    @Arg('input', () => TournamentTermsInput, { description: 'All terms of it, also those that stay.' })
    input: TournamentTermsInput,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Tournament | null> {
    return act(context, key, (actor, own) => editTournament(context.deps, actor, own, { ...input, id }));
  }

  @Access('own')
  @Mutation(() => Tournament, {
    nullable: true,
    description:
      'Makes a draft public, from where its terms stand, and holds its guarantee. Refusals: NOT_FOUND, TOURNAMENT_NOT_DRAFT, DRAFT_CHANGED, TIMES_IMPOSSIBLE, MESSAGE_BLOCKED, INSUFFICIENT_FUNDS, LIMIT_EXCEEDED, PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG, PLAY_LIMIT_REACHED.',
  })
  announceTournament(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the tournament.' }) id: string,
    @Arg('agreedCents', () => Cents, {
      nullable: true,
      description:
        'What the caller lets be held as the guarantee at the most: a draft may have been edited since it was read. Null for whatever it says.',
    })
    agreedCents?: number | null,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Tournament | null> {
    return act(context, key, (actor, own) => announceTournament(context.deps, actor, own, id, agreedCents ?? null));
  }

  /** BG-20, BG-22 */
  @Access('own')
  @Mutation(() => Tournament, {
    nullable: true,
    description:
      'Takes a place and holds buy-in and fee. Refusals: NOT_FOUND, FOR_TEAMS, ENTRY_CODE_WRONG, ENTRY_NOT_ALLOWED, ALREADY_ENTERED, REGISTRATION_CLOSED, TOURNAMENT_FULL, INSUFFICIENT_FUNDS, LIMIT_EXCEEDED, PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG, PLAY_LIMIT_REACHED.',
  })
  enterTournament(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the tournament.' }) id: string,
    @Arg('code', () => String, { nullable: true, description: 'The entry code; for a tournament that asks for one.' })
    code?: string | null,
    @Arg('mayWait', () => Boolean, {
      defaultValue: false,
      description: 'Whether the caller waits where it is full; what a place costs is held when one becomes free.',
    })
    mayWait: boolean = false,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Tournament | null> {
    const input = { tournamentId: id, code: code ?? null, mayWait };
    return act(context, key, (actor, own) => enterTournament(context.deps, actor, own, input), code ?? null);
  }

  @Access('own')
  @Mutation(() => Tournament, {
    nullable: true,
    description:
      'Names who plays for the caller’s team, each of whom is asked: nothing is held and no place is taken until all have agreed. Ends an earlier proposal of the caller. Refusals: NOT_FOUND, FOR_PLAYERS, NOT_IN_A_TEAM, CAPTAIN_ONLY, LINEUP_IMPOSSIBLE, IN_A_LINEUP, ENTRY_CODE_WRONG, ENTRY_NOT_ALLOWED, ALREADY_ENTERED, REGISTRATION_CLOSED, INSUFFICIENT_FUNDS, LIMIT_EXCEEDED, PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG, PLAY_LIMIT_REACHED.',
  })
  proposeLineup(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the tournament.' }) id: string,
    @Arg('memberIds', () => [ID], { description: 'Who shall play beside the captain.' }) memberIds: string[],
    @Arg('code', () => String, { nullable: true, description: 'The entry code; for a tournament that asks for one.' })
    code?: string | null,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Tournament | null> {
    const input = { tournamentId: id, memberIds, code: code ?? null };
    return act(context, key, (actor, own) => proposeLineup(context.deps, actor, own, input), code ?? null);
  }

  @Access('own')
  @Mutation(() => Tournament, {
    nullable: true,
    description:
      'Agrees to play for the team and to put in the own share. With the last of a line-up it enters, and everybody’s share is held, or nobody’s; where it is full it waits, which holds nothing. Refusals: NOT_FOUND, NOT_ENTERED, ALREADY_ENTERED, REGISTRATION_CLOSED, NOT_IN_A_TEAM, LINEUP_CHANGED, ENTRY_CODE_WRONG, ENTRY_NOT_ALLOWED, INSUFFICIENT_FUNDS, LIMIT_EXCEEDED, PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG, PLAY_LIMIT_REACHED.',
  })
  agreeToLineup(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the tournament.' }) id: string,
    @Arg('agreedCents', () => Cents, { description: 'What the caller is charged at the most, the fee included.' })
    agreedCents: number,
    @Arg('code', () => String, { nullable: true, description: 'The entry code; for a tournament that asks for one.' })
    code?: string | null,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Tournament | null> {
    const input = { tournamentId: id, agreedCents, code: code ?? null };
    return act(context, key, (actor, own) => agreeToLineup(context.deps, actor, own, input), code ?? null);
  }

  @Access('own')
  @Mutation(() => Tournament, {
    nullable: true,
    description:
      'Gives up the place before check-in closes; buy-in and fee come back; of a team each of its line-up may, for all of it. Declines a line-up that has not entered. Null where the caller may not see it any more. Refusals: NOT_FOUND, NOT_ENTERED, REGISTRATION_CLOSED.',
  })
  leaveTournament(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the tournament.' }) id: string,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Tournament | null> {
    return act(context, key, (actor, own) => leaveTournament(context.deps, actor, own, id));
  }

  @Access('own')
  @Mutation(() => Tournament, {
    nullable: true,
    description:
      'Sets the seeds of a tournament that is seeded by hand, best first; for its organiser, until it starts. Refusals: NOT_FOUND, REGISTRATION_CLOSED, NOT_ENTERED, BAD_INPUT.',
  })
  seedTournament(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the tournament.' }) id: string,
    @Arg('order', () => [ID], { description: 'Players; whoever is left out stands behind them.' }) order: string[],
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Tournament | null> {
    return act(context, key, (actor, own) => seedTournament(context.deps, actor, own, { id, order }));
  }

  @Access('own')
  @Mutation(() => Tournament, {
    nullable: true,
    description:
      'Says that the caller is there; of a team its captain does. Refusals: NOT_FOUND, NOT_ENTERED, CAPTAIN_ONLY, REGISTRATION_CLOSED.',
  })
  checkInTournament(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the tournament.' }) id: string,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Tournament | null> {
    return act(context, key, (actor, own) => checkInTournament(context.deps, actor, own, id));
  }

  @Access('own')
  @Mutation(() => Tournament, {
    nullable: true,
    description:
      'Gives everything back to everybody: before the start by the organiser, by staff who do not play in it until the prizes are paid. Refusals: NOT_FOUND, FORBIDDEN, OWN_MATCH, JUDGE_BOUND, TOURNAMENT_OVER, MESSAGE_BLOCKED, BAD_INPUT.',
  })
  cancelTournament(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the tournament.' }) id: string,
    @Arg('reason', () => String, {
      description: `What everybody concerned reads: 1 to ${RULING_REASON_MAX} characters.`,
    })
    reason: string,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Tournament | null> {
    return act(context, key, (actor, own) => cancelTournament(context.deps, actor, own, { id, reason }));
  }

  @Access('own')
  @Mutation(() => Tournament, {
    nullable: true,
    description:
      'Says that the caller is there to play the own match; of a team its captain does. Refusals: NOT_FOUND, TOURNAMENT_NOT_RUNNING, NOT_ENTERED, CAPTAIN_ONLY, MATCH_CHANGED, MATCH_NOT_CALLED.',
  })
  checkInMatch(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the tournament.' }) id: string,
    @Arg('match', () => Int, { description: 'The match, as in `BracketMatch.match`.' }) match: number,
    @Arg('attempt', () => Int, {
      description: 'The meeting that is meant, as in `BracketMatch.attempt`; any other one is refused.',
    })
    attempt: number,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Tournament | null> {
    const at = { tournamentId: id, match, attempt };
    return act(context, key, (actor, own) => checkInMatch(context.deps, actor, own, at));
  }

  @Access('own')
  @Mutation(() => Tournament, {
    nullable: true,
    description:
      'One player’s word on the own match, or a captain’s: two that agree decide it, one stands after its time. Refusals: NOT_FOUND, TOURNAMENT_NOT_RUNNING, NOT_ENTERED, CAPTAIN_ONLY, MATCH_CHANGED, MATCH_NOT_PLAYING, ALREADY_REPORTED, SCORE_IMPOSSIBLE, RECORDING_REQUIRED.',
  })
  reportMatch(
    @Ctx() context: Context,
    @Arg('input', () => MatchReportFields, { description: 'Which match, and how it ended.' }) input: MatchReportFields,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Tournament | null> {
    const said = { ...input, games: pairOf(input.games) };
    return act(context, key, (actor, own) => reportMatch(context.deps, actor, own, said));
  }

  @Access('own')
  @Mutation(() => Tournament, {
    nullable: true,
    description: `Sets the result of a match, with a reason that both players read: the organiser or staff, never where they play in the tournament; where it is for money, nor where they share a browser, a network, a payment method or a referral with somebody who does. ${DECIDED}, MATCH_NOT_READY, WINNER_REQUIRED, SCORE_IMPOSSIBLE, DRAW_NOT_ALLOWED.`,
  })
  ruleMatch(
    @Ctx() context: Context,
    @Arg('input', () => MatchRulingFields, { description: 'Which match, its result, and why.' })
    input: MatchRulingFields,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Tournament | null> {
    const { winnerId = null, games = null } = input;
    const ruling = { ...input, winnerId, games: games && pairOf(games) };
    return act(context, key, (actor, own) => ruleMatch(context.deps, actor, own, ruling));
  }

  @Access('own')
  @Mutation(() => Tournament, {
    nullable: true,
    description: `Takes a result back, with all that followed from it; the match is played again. ${DECIDED}, NO_RESULT.`,
  })
  undoMatch(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the tournament.' }) id: string,
    @Arg('match', () => Int, { description: 'The match, as in `BracketMatch.match`.' }) match: number,
    @Arg('reason', () => String, { description: `What both players read: 1 to ${RULING_REASON_MAX} characters.` })
    reason: string,
    @Arg('mark', () => String, { nullable: true, description: MARK_WORDS }) mark?: string | null,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Tournament | null> {
    const undone = { tournamentId: id, match, reason, mark: mark ?? null };
    return act(context, key, (actor, own) => undoMatch(context.deps, actor, own, undone));
  }

  @Access('own')
  @Mutation(() => Tournament, {
    nullable: true,
    description: `Sends an entrant out: what is undecided of theirs is lost; a cheat, whom staff alone find, loses place and prize too. ${DECIDED}, NOT_ENTERED.`,
  })
  sendOut(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the tournament.' }) id: string,
    @Arg('userId', () => ID, { description: 'The player who is sent out.' }) userId: string,
    @Arg('reason', () => String, { description: `What those concerned read: 1 to ${RULING_REASON_MAX} characters.` })
    reason: string,
    @Arg('isCheat', () => Boolean, {
      defaultValue: false,
      description: 'Whether the player has cheated, and so loses place and prize too; for staff only.',
    })
    isCheat: boolean = false,
    @Arg('mark', () => String, { nullable: true, description: MARK_WORDS }) mark?: string | null,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Tournament | null> {
    const out = { tournamentId: id, userId, isCheat, reason, mark: mark ?? null };
    return act(context, key, (actor, own) => sendOut(context.deps, actor, own, out));
  }
}
