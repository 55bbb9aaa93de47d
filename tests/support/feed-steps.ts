import { type Seat, SEATS } from '../../domain/proof/cross-check.ts';
import type { FeedPost } from '../../domain/proof/proof.schemas.ts';
import { BEGIN, CREATE, JOIN } from './battle-operations.ts';
import { type Delivery, playDuel } from './duel-feeds.ts';
import type { Answer } from './http-client.ts';
import type { HttpGateway, SignedIn } from './http-gateway.ts';

export const MAKE_FILE = 'mutation { makeFeedFile { name text } }';
const PROOF = `id mode creatorRounds opponentRounds verdict winner shared skewMs contradiction round why sha256 badge
  creator { seat hasKey isHeard heardAt own other flags } opponent { seat hasKey isHeard heardAt own other flags }`;
export const PROOF_OF = `query($id: ID!) { battleProof(id: $id) { ${PROOF} } }`;
export const TIMELINE = 'query($id: ID!) { battleTimeline(id: $id) { seat kind own other side isWon flag at sha256 } }';

/** A battle of two players whose games are connected, with the clock at its start. */
export interface FedBattle {
  readonly id: string;
  readonly players: Readonly<Record<Seat, SignedIn>>;
  readonly tokens: Readonly<Record<Seat, string>>;
}

/** Makes a file for the player's game and answers the key that stands in it. */
export async function connectGame(player: SignedIn): Promise<string> {
  const { makeFeedFile } = await player.ask<{ makeFeedFile: { text: string } }>(MAKE_FILE);
  const token = /"token" "([\w-]+)"/.exec(makeFeedFile.text)?.[1];
  if (token === undefined) throw new Error('the file holds no key');
  return token;
}

export async function startDuel(creator: SignedIn, opponent: SignedIn, terms: object = {}): Promise<string> {
  const input = { game: 'CS2', mode: 'DUEL', stakeCents: 50_00, title: 'To 13', description: '', privacy: 'PUBLIC' };
  const { createBattle } = await creator.ask<{ createBattle: { id: string } }>(CREATE, {
    input: { ...input, ...terms },
  });
  await opponent.ask(JOIN, { battleId: createBattle.id });
  await creator.ask(BEGIN, { battleId: createBattle.id });
  await opponent.ask(BEGIN, { battleId: createBattle.id });
  return createBattle.id;
}

export async function fedBattle(gate: HttpGateway): Promise<FedBattle> {
  const players = { creator: await gate.player({ cents: 100_00 }), opponent: await gate.player({ cents: 100_00 }) };
  const tokens = { creator: await connectGame(players.creator), opponent: await connectGame(players.opponent) };
  return { id: await startDuel(players.creator, players.opponent), players, tokens };
}

export const sendPost = (
  gate: HttpGateway,
  token: string,
  post: FeedPost,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => gate.visitor().rest('POST', '/api/feeds/cs2', { ...post, auth: { token } }, headers);

/** Lets both clients post what they saw, at the time at which it came. Answers the statuses that were not 200. */
export async function playOver(
  gate: HttpGateway,
  { tokens }: Pick<FedBattle, 'tokens'>,
  deliveries: readonly Delivery[],
  headersOf: (delivery: Delivery, index: number) => Readonly<Record<string, string>> = () => ({}),
): Promise<number[]> {
  const refused: number[] = [];
  for (const [index, delivery] of deliveries.entries()) {
    gate.pass(Math.max(0, delivery.at - gate.deps.now()));
    const { status } = await sendPost(gate, tokens[delivery.from], delivery.post, headersOf(delivery, index));
    if (status !== 200) refused.push(status);
  }
  return refused;
}

/** What is posted up to the last round, and the first that each client posts of the end. */
export function cutAtEnd(duel: readonly Delivery[]): { before: Delivery[]; last: [Delivery, Delivery] } {
  const ends = ({ post }: Delivery): boolean => post.map?.phase === 'gameover';
  const [one, other] = SEATS.map((seat) => duel.find((delivery) => delivery.from === seat && ends(delivery)));
  if (!one || !other) throw new Error('the duel has no end');
  return { before: duel.filter((delivery) => !ends(delivery)), last: one.at < other.at ? [one, other] : [other, one] };
}

/** A duel that begins now. */
export const duelNow = (gate: HttpGateway, given: Parameters<typeof playDuel>[0] = {}): Delivery[] =>
  playDuel({ startAt: gate.deps.now() + 5_000, ...given });

/** 12 to 12, then four rounds of the creator's: 16 to 12 in overtime. */
export const OVERTIME: readonly Seat[] = [
  ...Array.from({ length: 24 }, (_, index): Seat => (index % 2 === 0 ? 'creator' : 'opponent')),
  ...Array.from({ length: 4 }, (): Seat => 'creator'),
];

/** 13 to 5 for the creator. */
export const CREATOR_WINS: readonly Seat[] = Array.from({ length: 18 }, (_, index): Seat =>
  index < 10 && index % 2 === 1 ? 'opponent' : 'creator',
);
