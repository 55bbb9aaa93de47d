import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { avatarUrlOf } from '../accounts/index.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { type CorrectionInput, correctTournament, previewCorrection } from './correct-tournament.ts';
import {
  TournamentCorrection,
  TournamentCorrectionDecisionFields,
  TournamentCorrectionFields,
} from './correction.types.ts';
import { act, pairOf } from './tournament-change.resolver.ts';
import { Tournament } from './tournament.types.ts';

const inputOf = ({ tournamentId, results, verdicts }: TournamentCorrectionFields): CorrectionInput => ({
  tournamentId,
  results: results.map(({ match, winnerId = null, isDraw, games = null }) => ({
    match,
    winnerId,
    isDraw,
    games: games && pairOf(games),
  })),
  verdicts: verdicts.map(({ userId, isCheat }) => ({ userId, isCheat })),
});

@Resolver()
export class CorrectTournamentResolver {
  @Access('administrator')
  @Query(() => TournamentCorrection, {
    nullable: true,
    description:
      'What putting a paid tournament right would come to; nothing of it happens. Refusals: NOT_FOUND, FORBIDDEN, TOURNAMENT_NOT_COMPLETED, TOURNAMENT_OVER, OWN_MATCH, NOT_ENTERED, WINNER_REQUIRED, MATCH_NOT_READY, SCORE_IMPOSSIBLE, DRAW_NOT_ALLOWED, BAD_INPUT.',
  })
  async tournamentCorrection(
    @Ctx() context: Context,
    @Arg('input', () => TournamentCorrectionFields, { description: 'What is to be put right.' })
    input: TournamentCorrectionFields,
  ): Promise<TournamentCorrection> {
    const { shifts, ...preview } = await previewCorrection(context.deps, actorOf(context), inputOf(input));
    return {
      ...preview,
      shifts: shifts.map(({ player: { userId: id, username, avatarId }, places: [formerPlace, place], cents }) => ({
        player: { id, username, avatarUrl: avatarUrlOf(avatarId) },
        formerPlace,
        place,
        cents,
      })),
    };
  }

  @Access('administrator')
  @Mutation(() => Tournament, {
    nullable: true,
    description:
      'Puts a tournament right after its prizes were paid, within 14 days and by an administrator who did not play in it: places follow, who gains is paid at once, and what a wallet does not hold any more is owed. Refusals: NOT_FOUND, FORBIDDEN, TOURNAMENT_NOT_COMPLETED, TOURNAMENT_OVER, OWN_MATCH, MATCH_CHANGED, TOURNAMENT_UNDECIDED, NOT_ENTERED, WINNER_REQUIRED, MATCH_NOT_READY, SCORE_IMPOSSIBLE, DRAW_NOT_ALLOWED, BAD_INPUT.',
  })
  correctTournament(
    @Ctx() context: Context,
    @Arg('input', () => TournamentCorrectionDecisionFields, { description: 'What is put right, and why.' })
    input: TournamentCorrectionDecisionFields,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: 'In place of the `Idempotency-Key` header.',
    })
    key?: string | null,
  ): Promise<Tournament | null> {
    const { version, reason } = input;
    const decision = { ...inputOf(input), version, reason };
    return act(context, key, (actor, own) => correctTournament(context.deps, actor, own, decision));
  }
}
