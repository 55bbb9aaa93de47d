import { afterEach, beforeEach, expect, it } from 'vitest';
import { listSignals, putSignals } from '../../../db/proof/signal.queries.ts';
import { insertKnownDevice } from '../../../db/security/known-device.queries.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { passDeadlines } from '../../../gateway/battles/ending/pass-deadlines.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { closeWithSoundBooks } from '../../support/battle-gateway.ts';
import { DECIDE, WAIVE } from '../../support/battle-operations.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { forged } from '../../support/duel-feeds.ts';
import { CREATOR_WINS, type FedBattle, duelNow, fedBattle, playOver, startDuel } from '../../support/feed-steps.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

const log = openLog('silent');
const DESK = 'query { integrityDesk { signals { battleId kind players } silent { username silences heard } } }';
const TRUST = 'query { trust { results { battles proven disputed overturned } } }';

let gate: HttpGateway;
let battle: FedBattle;
beforeEach(async () => {
  gate = await HttpGateway.open({ env: { TRUST_PROXY: '1' } });
  await gate.setting('session_timeout', '999999999');
  await gate.setting('proof_cs2', 'settle');
  battle = await fedBattle(gate);
});
afterEach(() => closeWithSoundBooks(gate));

/** What the games of the battle left, as staff read it. */
async function signalsSeen(): Promise<unknown[]> {
  await deliverEverything(gate.deps, log);
  const moderator = await gate.player({ role: 'moderator' });
  const { integrityDesk } = await moderator.ask<{ integrityDesk: { signals: { kind: string; players: string[] }[] } }>(
    DESK,
  );
  return integrityDesk.signals.map(({ kind, players }) => [kind, ...players]);
}
const namesOf = ({ players: { creator, opponent } }: FedBattle) => [creator.user.username, opponent.user.username];
const disputeOf = async (reader: SignedIn): Promise<string> =>
  (
    await reader.ask<{ battle: { dispute: { id: string } } }>(
      'query($id: ID!) { battle(id: $id) { dispute { id } } }',
      { id: battle.id },
    )
  ).battle.dispute.id;

it('staff read of a battle that both games spoke from one network, and nobody else does', async () => {
  await playOver(gate, battle, duelNow(gate, { rounds: CREATOR_WINS }));
  await deliverEverything(gate.deps, log);
  const { creator, opponent } = battle.players;
  const moderator = await gate.player({ role: 'moderator' });
  expect(await moderator.ask(DESK)).toEqual({
    integrityDesk: {
      signals: [{ battleId: battle.id, kind: 'ONE_NETWORK', players: [creator.user.username, opponent.user.username] }],
      silent: [],
    },
  });
  expect((await creator.refusal(DESK)).code).toBe('FORBIDDEN');
});

it('two games that contradict each other stay at the desk when a person has decided', async () => {
  await playOver(gate, battle, forged(duelNow(gate, { rounds: CREATOR_WINS }), 4));
  expect(await signalsSeen(), 'not while it is open').toEqual([]);
  const { creator, opponent } = battle.players;
  const moderator = await gate.player({ role: 'moderator' });
  const disputeId = await disputeOf(moderator);
  for (const side of [creator, opponent]) await side.ask(WAIVE, { id: disputeId });
  await moderator.ask(DECIDE, { input: { disputeId, action: 'VOID', reason: 'Seen.' } });
  expect(await signalsSeen()).toEqual(
    expect.arrayContaining([
      ['CONTRADICTION', ...namesOf(battle)],
      ['ONE_NETWORK', ...namesOf(battle)],
    ]),
  );
});

it('a file that two networks used is told of its player alone', async () => {
  const elsewhere = { 'x-forwarded-for': '203.0.113.9' };
  await playOver(gate, battle, duelNow(gate, { rounds: CREATOR_WINS }), ({ from }, index) =>
    from === 'opponent' && index > 40 && index < 44 ? elsewhere : {},
  );
  gate.pass(180 * MINUTE);
  await passDeadlines(gate.deps);
  expect(await signalsSeen()).toContainEqual(['TWO_WRITERS', battle.players.opponent.user.username]);
});

it('two players who signed in from one browser are told of, and those who share none are not', async () => {
  const at = gate.deps.now();
  const { creator, opponent } = battle.players;
  for (const { user } of [creator, opponent])
    await gate.db.transact((tx) =>
      insertKnownDevice(tx, {
        userId: user.id,
        deviceHash: 'one browser',
        name: 'Firefox',
        firstSeenAt: at,
        lastSeenAt: at,
      }),
    );
  await playOver(gate, battle, duelNow(gate, { rounds: CREATOR_WINS }));
  expect(await signalsSeen()).toContainEqual(['ONE_MACHINE', ...namesOf(battle)]);
});

it('a game that fell silent before the end is noted of its player, and is no signal by itself', async () => {
  const duel = duelNow(gate, { rounds: CREATOR_WINS });
  const cut = duel[Math.floor(duel.length * 0.6)]?.at ?? 0;
  await playOver(
    gate,
    battle,
    duel.filter(({ from, at }) => from === 'creator' || at < cut),
  );
  gate.pass(180 * MINUTE);
  await passDeadlines(gate.deps);
  expect(await signalsSeen()).toEqual([['ONE_NETWORK', ...namesOf(battle)]]);
  const kept = await listSignals(gate.db.read, 0, 10);
  expect(kept.filter(({ kind }) => kind === 'silence').map(({ seat }) => seat)).toEqual(['opponent']);
});

it('a game that fell silent in three battles is a habit, twice is none', async () => {
  const { creator, opponent } = battle.players;
  const moderator = await gate.player({ role: 'moderator' });
  const silentIn = async () => (await moderator.ask<{ integrityDesk: { silent: unknown } }>(DESK)).integrityDesk.silent;
  const ids = [battle.id];
  for (const _ of [1, 2]) {
    await gate.pay(creator.user.id, 100_00);
    await gate.pay(opponent.user.id, 100_00);
    ids.push(await startDuel(creator, opponent));
  }
  for (const [index, battleId] of ids.entries()) {
    expect(await silentIn()).toEqual([]);
    const signal = { battleId, kind: 'silence', seat: 'opponent', at: gate.deps.now() + index } as const;
    await gate.deps.db.transact((tx) => putSignals(tx, [signal, signal]));
  }
  expect(await silentIn()).toEqual([{ username: opponent.user.username, silences: 3, heard: 3 }]);
});

it('/trust counts of the battles that were completed how many the game proved, were disputed and overturned', async () => {
  const { creator, opponent } = battle.players;
  const counted = async () => (await creator.ask<{ trust: { results: unknown } }>(TRUST)).trust.results;
  expect(await counted()).toEqual({ battles: 0, proven: 0, disputed: 0, overturned: 0 });
  await playOver(gate, battle, duelNow(gate, { rounds: CREATOR_WINS }));
  await deliverEverything(gate.deps, log);
  expect(await counted()).toEqual({ battles: 1, proven: 1, disputed: 0, overturned: 0 });
  await opponent.ask('mutation($input: ReportIssueInput!) { reportIssue(input: $input) { id } }', {
    input: {
      battleId: battle.id,
      type: 'MATCH_RESULT',
      description: 'That was not me who lost.',
      evidenceUrl: 'https://recordings.example/y',
    },
  });
  expect(await counted()).toEqual({ battles: 1, proven: 1, disputed: 1, overturned: 0 });
  const senior = await gate.player({ role: 'administrator' });
  const disputeId = await disputeOf(senior);
  await creator.ask(WAIVE, { id: disputeId });
  await senior.ask(DECIDE, { input: { disputeId, action: 'OVERTURN', reason: 'A stolen key.' } });
  await deliverEverything(gate.deps, log);
  // The games name the one who is not paid any more, so that they prove it no more.
  expect(await counted()).toEqual({ battles: 1, proven: 0, disputed: 1, overturned: 1 });
});
