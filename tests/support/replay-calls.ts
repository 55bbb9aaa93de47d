import type { Deps } from '../../gateway/kernel/deps.ts';
import { openLog } from '../../gateway/kernel/log.ts';
import { deliverEverything } from './deliver.ts';
import { startedBattle, report } from './battle-operations.ts';
import type { Client } from './http-client.ts';
import type { SignedIn } from './http-gateway.ts';

const REPLAY = `fragment R on Replay {
  id title game gameTitle player1 { id username avatarUrl rank } player2 { id username avatarUrl rank } winner { id } result score wager
  stakeCents duration views date thumbnail recordingUrl isPublic isMyReplay
  highlights { id atSeconds timestamp text authorId } clips { id playerId url sizeBytes }
}`;

export interface SeenReplay {
  readonly id: string;
  readonly title: string;
  readonly result: 'WIN' | 'LOSS';
  readonly views: number;
  readonly winner: { id: string };
  readonly recordingUrl: string | null;
  readonly highlights: readonly { id: string; atSeconds: number; timestamp: string; text: string; authorId: string }[];
  readonly clips: readonly { id: string; playerId: string; url: string; sizeBytes: number }[];
}

const LIST = `query List($view: ReplayView, $search: String, $game: ReplayGame, $result: BattleResult, $wager: WagerBand,
  $first: Int! = 20, $after: String) {
  replays(view: $view, search: $search, game: $game, result: $result, wager: $wager, first: $first, after: $after) {
    edges { node { ...R } } pageInfo { hasNextPage endCursor }
  }
} ${REPLAY}`;
export const ONE = `query One($id: ID!) { replay(id: $id) { ...R } } ${REPLAY}`;
export const ADD = `mutation Add($replayId: ID!, $atSeconds: Int!, $text: String!) { addHighlight(replayId: $replayId, atSeconds: $atSeconds, text: $text) { ...R } } ${REPLAY}`;
export const REMOVE = `mutation Remove($id: ID!) { removeHighlight(id: $id) { ...R } } ${REPLAY}`;
export const VIEW = `mutation View($id: ID!) { countReplayView(id: $id) { ...R } } ${REPLAY}`;
export const REMOVE_CLIP = `mutation RemoveClip($replayId: ID!, $playerId: ID) { removeClip(replayId: $replayId, playerId: $playerId) { ...R } } ${REPLAY}`;

export interface ReplayPage {
  readonly edges: readonly { node: SeenReplay }[];
  readonly pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

export const listReplays = async (client: Client, variables: Readonly<Record<string, unknown>>): Promise<ReplayPage> =>
  (await client.ask<{ replays: ReplayPage }>(LIST, { view: 'MINE', ...variables })).replays;

export const idsOf = async (client: Client, variables: Readonly<Record<string, unknown>> = {}): Promise<string[]> =>
  (await listReplays(client, variables)).edges.map(({ node }) => node.id);

export const seeReplay = async (client: Client, id: string): Promise<SeenReplay | null> =>
  (await client.ask<{ replay: SeenReplay | null }>(ONE, { id })).replay;

export const topReplays = async (client: Client): Promise<[string, number][]> => {
  const { topReplays: top } = await client.ask<{ topReplays: { weekViews: number; replay: { id: string } }[] }>(
    '{ topReplays { weekViews replay { id } } }',
  );
  return top.map(({ weekViews, replay }) => [replay.id, weekViews]);
};

const log = openLog('silent');

/** Everything that reacts to events has reacted. */
export async function deliverAll(deps: Deps): Promise<void> {
  await deliverEverything(deps, log);
}

/** A battle that the first one opens and wins, with its replay; answers its id. */
export async function replayed(
  deps: Deps,
  winner: SignedIn,
  loser: SignedIn,
  changed: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const id = await startedBattle(winner, loser, changed);
  await report(winner, id, 'WON', '13–9');
  await report(loser, id, 'LOST');
  await deliverAll(deps);
  return id;
}
