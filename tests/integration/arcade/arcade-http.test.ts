import { hexToBytes } from '@noble/hashes/utils.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { courseOf, stageMs } from '../../../domain/arcade/course.ts';
import { GAMES, GAME_IDS, type GameId } from '../../../domain/arcade/games.ts';
import { readLog, writeStage } from '../../../domain/arcade/log.ts';
import { firstReceipt, nextReceipt } from '../../../domain/arcade/receipt.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { changeFlag } from '../../../db/settings/flag.queries.ts';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import { base64, rulesOf } from '../../support/arcade-steps.ts';
import stored from '../../support/arcade-runs.json' with { type: 'json' };
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { findViolations } from '../../support/invariants.ts';
import { goLive } from '../../support/socket-client.ts';

/** The secret from which the next course follows, in the place of the one that the server's key makes. */
const course = { lastSecret: stored[0]?.lastSecret ?? '' };

const RUN = `id state commitment startedAt endsAt secrets isSettled now lapsesAt stages { stage receipt receivedAt }
  result { score tieBreak digest isTargetReached isWon paid ratingAfter beaten rivals place entrants }`;
const ENTER = `mutation ($input: EnterArcadeInput!) { enterArcade(input: $input) { ${RUN} } }`;
const BEGIN = `mutation ($id: ID!) { beginArcadeRun(id: $id) { ${RUN} } }`;
const HAND_IN = `mutation ($input: HandInStageInput!) {
  handInArcadeStage(input: $input) { receipt { stage receipt receivedAt } run { ${RUN} } } }`;
const SECRET = 'query ($runId: ID!, $stage: Int!) { arcadeSecret(runId: $runId, stage: $stage) { stage secret now } }';
const OPEN = `{ openArcadeRun { ${RUN} } }`;
const GAMES_QUERY = `query ($filter: ArcadeFilter, $sort: ArcadeSort, $mode: ArcadeMode) {
  arcadeGames(filter: $filter, sort: $sort, mode: $mode) {
    id title category howTo durationMs target minFeeCents maxFeeCents isPopular isNew entries poolCoins poolCents playing version
    offers { mode currency least most } record { runs wins rating ratedRuns bestScore } } }`;

interface SeenRun {
  readonly id: string;
  readonly state: string;
  readonly commitment: string;
  readonly startedAt: number | null;
  readonly secrets: readonly string[];
  readonly isSettled: boolean;
  readonly result: { readonly score: number; readonly tieBreak: number; readonly digest: string } | null;
}
interface SeenGame {
  readonly id: GameId;
  readonly maxFeeCents: number;
  readonly isPopular: boolean;
  readonly entries: number;
  readonly offers: readonly { readonly mode: string }[];
  readonly record: { readonly bestScore: number | null };
}

let gate: HttpGateway;
let keys = 0;
beforeAll(async () => {
  gate = await HttpGateway.open({ change: () => ({ courseSecret: () => Buffer.from(course.lastSecret, 'hex') }) });
});
afterEach(async () => {
  expect(await findViolations(gate.db.read)).toEqual([]);
});
afterAll(() => gate.close());

const inputOf = (game: string) => ({ game, version: 1, mode: 'PRACTICE', entry: 0, inputClass: 'KEYS' });
async function enter(player: SignedIn, game: string): Promise<SeenRun> {
  const headers = { 'idempotency-key': `arcade-key-${++keys}` };
  const { data } = await player.graphql(ENTER, { input: inputOf(game) }, headers);
  return (data as { enterArcade: SeenRun }).enterArcade;
}
const begin = async (player: SignedIn, id: string) =>
  (await player.ask<{ beginArcadeRun: SeenRun }>(BEGIN, { id })).beginArcadeRun;
const secretOf = async (player: SignedIn, runId: string, stage: number) =>
  (await player.ask<{ arcadeSecret: { secret: string } }>(SECRET, { runId, stage })).arcadeSecret.secret;
interface HandedIn {
  readonly receipt: { readonly receipt: string };
  readonly run: SeenRun;
}
const handIn = async (player: SignedIn, input: object) =>
  (await player.ask<{ handInArcadeStage: HandedIn }>(HAND_IN, { input })).handInArcadeStage;
const games = async (player: SignedIn, variables: Readonly<Record<string, unknown>> = {}) =>
  (await player.ask<{ arcadeGames: readonly SeenGame[] }>(GAMES_QUERY, variables)).arcadeGames;

const firstOf = (id: GameId) => {
  const run = stored.find(({ game }) => game === id);
  if (!run) throw new Error(`no stored run of ${id}`);
  return run;
};

test.each(GAME_IDS)(
  'a stored run of %s comes to what it was stored with when it is handed in stage by stage (AR-04)',
  async (id) => {
    const run = firstOf(id);
    course.lastSecret = run.lastSecret;
    const rules = await rulesOf(id);
    const { secrets, commitment } = courseOf(hexToBytes(run.lastSecret), rules.stages);
    const stages = readLog(rules, Buffer.from(run.log, 'base64')) ?? [];
    const player = await gate.player();
    const ticket = await enter(player, id);
    expect(ticket).toMatchObject({ state: 'ENTERED', secrets: [], result: null });
    expect(ticket.commitment).toBe(Buffer.from(commitment).toString('hex'));
    const begun = await begin(player, ticket.id);
    expect(begun.secrets).toEqual([Buffer.from(secrets[0] ?? []).toString('hex')]);
    let receipt = firstReceipt(ticket.id, commitment);
    let last: SeenRun = begun;
    for (const [stage, inputs] of stages.entries()) {
      const secret = secrets[stage] ?? new Uint8Array();
      expect(await secretOf(player, ticket.id, stage)).toBe(Buffer.from(secret).toString('hex'));
      gate.pass(stageMs(rules));
      const bytes = writeStage(rules, inputs);
      const handed = await handIn(player, { runId: ticket.id, stage, bytes: base64(bytes) });
      receipt = nextReceipt(receipt, bytes, secret);
      expect(handed.receipt.receipt).toBe(Buffer.from(receipt).toString('hex'));
      last = handed.run;
    }
    const { score, tieBreak, digest } = run;
    expect(last).toMatchObject({ state: 'ENDED', isSettled: true, result: { score, tieBreak, digest, paid: 0 } });
  },
);

describe('a player', () => {
  test('who comes back finds the open run with all secrets that are out and no more', async () => {
    const player = await gate.player();
    const { id } = await enter(player, 'spark-line');
    await begin(player, id);
    gate.pass(13 * SECOND);
    const { openArcadeRun } = await player.ask<{ openArcadeRun: SeenRun }>(OPEN);
    expect(openArcadeRun).toMatchObject({ id, state: 'BEGUN' });
    expect(openArcadeRun.secrets).toHaveLength(3);
    expect(await player.refusal(SECRET, { runId: id, stage: 3 })).toMatchObject({
      code: 'ARCADE_SECRET_EARLY',
      data: { revealsAt: (openArcadeRun.startedAt ?? 0) + 17 * SECOND },
    });
  });

  test('plays a run that has begun to its end while maintenance is on, and begins no other', async () => {
    const [playing, waiting] = [await gate.player(), await gate.player()];
    const [begun, ticket] = [await enter(playing, 'spark-line'), await enter(waiting, 'spark-line')];
    await begin(playing, begun.id);
    const rules = await rulesOf('spark-line');
    gate.pass(stageMs(rules));
    const set = (isOn: boolean) =>
      gate.db.transact((tx) => changeFlag(tx, 'maintenance-mode', isOn, playing.user.id, gate.deps.now()));
    await set(true);
    try {
      expect(await waiting.refusal(BEGIN, { id: ticket.id })).toMatchObject({ code: 'UNDER_MAINTENANCE' });
      const input = { runId: begun.id, stage: 0, bytes: base64(writeStage(rules, [])) };
      expect((await handIn(playing, input)).receipt).toMatchObject({ stage: 0 });
    } finally {
      await set(false);
      gate.pass(SECOND);
    }
  });

  test('is told live which run has moved', async () => {
    const player = await gate.player();
    const live = await goLive(player);
    const stands = gate.listening();
    const told = live.iterate('subscription { arcadeChanged }');
    await stands();
    const { id } = await enter(player, 'turncoat');
    expect((await told.next()).value).toMatchObject({ data: { arcadeChanged: id } });
    await live.close();
  });

  test('sees no secret in the log of the server', async () => {
    const player = await gate.player();
    const { id } = await enter(player, 'spark-line');
    await begin(player, id);
    const { secrets } = courseOf(Buffer.from(course.lastSecret, 'hex'), 10);
    const written = gate.logged.join('\n');
    expect(secrets.filter((secret) => written.includes(Buffer.from(secret).toString('hex')))).toEqual([]);
  });
});

describe('the list of games', () => {
  test('has ten, with what each asks, costs and is worth (AR-07, EN-42)', async () => {
    const listed = await games(await gate.player());
    expect(listed.map(({ id }) => id).toSorted()).toEqual(GAME_IDS.toSorted());
    for (const { id, maxFeeCents, record, offers } of listed) {
      expect(maxFeeCents).toBe(GAMES[id].maxFeeCents);
      expect(record).toEqual({ runs: 0, wins: 0, rating: 1_000, ratedRuns: 0, bestScore: null });
      // Nobody has a run that counts yet, so that there is nobody to be measured by.
      expect(offers.map(({ mode }) => mode)).toEqual(['PRACTICE', 'DAILY', 'SKILL', 'BATTLE', 'BRACKET']);
    }
  });

  test('is filtered and sorted', async () => {
    const player = await gate.player();
    const ids = async (variables: Readonly<Record<string, unknown>>) =>
      (await games(player, variables)).map(({ id }) => id);
    expect(await ids({ filter: 'POPULAR' })).toEqual([]);
    expect((await ids({ filter: 'HIGH_STAKES' })).toSorted()).toEqual(
      GAME_IDS.filter((id) => GAMES[id].maxFeeCents > 10_00).toSorted(),
    );
    expect((await ids({ filter: 'LOW_STAKES' })).length + (await ids({ filter: 'HIGH_STAKES' })).length).toBe(10);
    const fees = (await ids({ sort: 'ENTRY_FEE' })).map((id) => GAMES[id].maxFeeCents);
    expect(fees).toEqual(fees.toSorted((a, b) => b - a));
    expect(await ids({ mode: 'FREE' })).toEqual([]);
    expect(await ids({ mode: 'PRACTICE' })).toHaveLength(10);
    expect(await player.refusal('{ arcadeGame(id: "chess") { id } }')).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('costs nobody anything to practise in', async () => {
    const player = await gate.player();
    await enter(player, 'bank-shot');
    expect(await readBalance(gate.db.read, player.user.id, 'BC')).toBe(0);
    const { arcadeFreeDay } = await player.ask<{ arcadeFreeDay: object }>(
      '{ arcadeFreeDay { runsLeft netCoins resetsAt } }',
    );
    expect(arcadeFreeDay).toMatchObject({ runsLeft: 10, netCoins: 0 });
    const { arcadeRuns } = await player.ask<{ arcadeRuns: { edges: { node: object }[] } }>(
      '{ arcadeRuns(first: 5) { edges { node { id game mode state isSettled result { score } } } } }',
    );
    expect(arcadeRuns.edges.map(({ node }) => node)).toMatchObject([{ game: 'bank-shot', state: 'ENTERED' }]);
  });
});
