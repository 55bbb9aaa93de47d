import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { type Player, avatarUrlOf } from '../../accounts/index.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { KEY } from '../../schema/key.ts';
import { type CorrectionInput, correctTournament, previewCorrection } from './correct-tournament.ts';
import {
  type CorrectedResultFields,
  TournamentCorrection,
  TournamentCorrectionDecisionFields,
  TournamentCorrectionFields,
  TournamentOutlook,
  TournamentOutlookFields,
} from './correction.types.ts';
import { previewDecision } from '../desk/rule-match.ts';
import { act, pairOf } from '../tournament-change.resolver.ts';
import { Tournament } from '../tournament.types.ts';

const resultOf = ({ match, winnerId = null, isDraw, games = null }: CorrectedResultFields) => ({
  match,
  winnerId,
  isDraw,
  games: games && pairOf(games),
});

const inputOf = ({ tournamentId, results, verdicts }: TournamentCorrectionFields): CorrectionInput => ({
  tournamentId,
  results: results.map(resultOf),
  verdicts: verdicts.map(({ userId, isCheat }) => ({ userId, isCheat })),
});

interface Named {
  readonly userId: string;
  readonly username: string;
  readonly avatarId: string | null;
}
const toPlayer = ({ userId: id, username, avatarId }: Named): Player => ({
  id,
  username,
  avatarUrl: avatarUrlOf(avatarId),
});

@Resolver()
export class DecideTournamentResolver {
  @Access('own')
  @Query(() => TournamentOutlook, {
    nullable: true,
    description:
      'What a decision over a running tournament would come to, for whoever may take it; nothing of it happens. Refusals: NOT_FOUND, FORBIDDEN, TOURNAMENT_NOT_RUNNING, OWN_MATCH, JUDGE_BOUND, RULING_CONTESTED, NO_RESULT, NOT_ENTERED, WINNER_REQUIRED, MATCH_NOT_READY, SCORE_IMPOSSIBLE, DRAW_NOT_ALLOWED, BAD_INPUT.',
  })
  async tournamentOutlook(
    @Ctx() context: Context,
    @Arg('input', () => TournamentOutlookFields, { description: 'What is to be decided.' })
    { tournamentId, result = null, undone = null, out = null }: TournamentOutlookFields,
  ): Promise<TournamentOutlook> {
    const asked = { tournamentId, result: result && resultOf(result), undone, out };
    const { told, prizes, seated, ...outlook } = await previewDecision(context.deps, actorOf(context), asked);
    const names = new Map(seated.map(({ seed, username }) => [seed, username]));
    const nameOf = (seed: number): string => names.get(seed) ?? '';
    return {
      ...outlook,
      told: told.map(nameOf),
      prizes: prizes.map(({ entrant, ...prize }) => ({ ...prize, name: nameOf(entrant) })),
    };
  }
}

@Resolver()
export class CorrectTournamentResolver {
  @Access('administrator')
  @Query(() => TournamentCorrection, {
    nullable: true,
    description:
      'What putting a paid tournament right would come to; nothing of it happens. Refusals: NOT_FOUND, FORBIDDEN, TOURNAMENT_NOT_COMPLETED, TOURNAMENT_OVER, OWN_MATCH, JUDGE_BOUND, NOT_ENTERED, WINNER_REQUIRED, MATCH_NOT_READY, SCORE_IMPOSSIBLE, DRAW_NOT_ALLOWED, BAD_INPUT.',
  })
  async tournamentCorrection(
    @Ctx() context: Context,
    @Arg('input', () => TournamentCorrectionFields, { description: 'What is to be put right.' })
    input: TournamentCorrectionFields,
  ): Promise<TournamentCorrection> {
    const { shifts, told, ...preview } = await previewCorrection(context.deps, actorOf(context), inputOf(input));
    return {
      ...preview,
      told: told.map(({ username }) => username),
      shifts: shifts.map(({ player, places: [formerPlace, place], cents, owedCents }) => ({
        player: toPlayer(player),
        formerPlace,
        place,
        cents,
        owedCents,
      })),
    };
  }

  @Access('administrator')
  @Mutation(() => Tournament, {
    nullable: true,
    description:
      'Puts a tournament right after its prizes were paid, within 14 days and by an administrator who did not play in it: places follow, who gains is paid at once, and what a wallet does not hold any more is owed. Refusals: NOT_FOUND, FORBIDDEN, TOURNAMENT_NOT_COMPLETED, TOURNAMENT_OVER, OWN_MATCH, JUDGE_BOUND, MATCH_CHANGED, TOURNAMENT_UNDECIDED, NOT_ENTERED, WINNER_REQUIRED, MATCH_NOT_READY, SCORE_IMPOSSIBLE, DRAW_NOT_ALLOWED, BAD_INPUT.',
  })
  correctTournament(
    @Ctx() context: Context,
    @Arg('input', () => TournamentCorrectionDecisionFields, { description: 'What is put right, and why.' })
    input: TournamentCorrectionDecisionFields,
    @Arg('idempotencyKey', () => String, KEY)
    key?: string | null,
  ): Promise<Tournament | null> {
    const { version, reason } = input;
    const decision = { ...inputOf(input), version, reason };
    return act(context, key, (actor, own) => correctTournament(context.deps, actor, own, decision));
  }
}
