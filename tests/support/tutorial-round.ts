import { type Shot, targetsOf } from '../../domain/onboarding/tutorial-game.ts';
import { SECOND } from '../../domain/shared/time.ts';
import type { Client } from './http-client.ts';
import type { HttpGateway } from './http-gateway.ts';

export const SETUP = {
  displayName: 'Nova',
  favoriteGames: ['valorant', 'cs2'],
  notifications: { email: true, chat: false, missions: true },
};

export const STEPS =
  'onboarding { setupCompletedAt tourCompletedAt tutorialCompletedAt completedAt starterBonusCoins }';
export const COMPLETE_SETUP = `mutation C($input: CompleteSetupInput!) { completeSetup(input: $input) { id displayName ${STEPS} } }`;
export const START = 'mutation { startTutorial { id seed } }';
export const SUBMIT =
  'mutation S($runId: ID!, $shots: [ShotInput!]!) { submitTutorial(runId: $runId, shots: $shots) { score hasPassed communityAverage bonusCoins viewer { wallet { battleCoins } } } }';

export interface Round {
  readonly id: string;
  readonly seed: number;
}

export const setUp = (client: Client) => client.ask(COMPLETE_SETUP, { input: SETUP });

export const startRound = async (client: Client): Promise<Round> =>
  (await client.ask<{ startTutorial: Round }>(START)).startTutorial;

/** One shot at each of the first targets of a round. */
export const aimedShots = ({ seed }: Pick<Round, 'seed'>, count: number): Shot[] =>
  targetsOf(seed)
    .slice(0, count)
    .map(({ x, y, shownAtMs }) => ({ atMs: shownAtMs + 300, x, y }));

/** A round as the browser plays it: begun, thirty seconds passed, and what there is to hand in. */
export async function playRound(gate: HttpGateway, client: Client, hits: number) {
  const round = await startRound(client);
  gate.pass(33 * SECOND);
  return { runId: round.id, shots: aimedShots(round, hits) };
}
