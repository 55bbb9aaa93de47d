import { afterEach, beforeEach, expect, it } from 'vitest';
import { putSignals } from '../../../db/proof/signal.queries.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { closeWithSoundBooks, openForDays } from '../../support/battle-gateway.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { CREATOR_WINS, type FedBattle, duelNow, fedBattle, playOver, startDuel } from '../../support/feed-steps.ts';
import type { HttpGateway } from '../../support/http-gateway.ts';

const log = openLog('silent');
const DESK = 'query { integrityDesk { signals { battleId kind players } silent { username silences heard } } }';
const TRUST = 'query { trust { results { battles proven disputed overturned } } }';

let gate: HttpGateway;
let battle: FedBattle;
beforeEach(async () => {
  gate = await openForDays();
  await gate.setting('proof_cs2', 'settle');
  battle = await fedBattle(gate);
});
afterEach(() => closeWithSoundBooks(gate));

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

it('/trust counts of the battles that were completed how many the game proved, and how many were disputed', async () => {
  const { creator } = battle.players;
  const counted = async () => (await creator.ask<{ trust: { results: unknown } }>(TRUST)).trust.results;
  expect(await counted()).toEqual({ battles: 0, proven: 0, disputed: 0, overturned: 0 });
  await playOver(gate, battle, duelNow(gate, { rounds: CREATOR_WINS }));
  await deliverEverything(gate.deps, log);
  expect(await counted()).toEqual({ battles: 1, proven: 1, disputed: 0, overturned: 0 });
  await battle.players.opponent.ask('mutation($input: ReportIssueInput!) { reportIssue(input: $input) { id } }', {
    input: {
      battleId: battle.id,
      type: 'MATCH_RESULT',
      description: 'That was not me who lost.',
      evidenceUrl: 'https://recordings.example/y',
    },
  });
  expect(await counted()).toEqual({ battles: 1, proven: 1, disputed: 1, overturned: 0 });
});
