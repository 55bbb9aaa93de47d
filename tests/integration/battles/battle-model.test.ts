import fc from 'fast-check';
import { expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import { type Real, type Tally, battleCommands } from '../../support/battle-commands.ts';
import { Model, type PlayerModel } from '../../support/battle-model.ts';
import { WORLD_START, World } from '../../support/world.ts';
import { EXTENT, runsOf } from '../../support/runs.ts';
import { SEED } from '../../support/seed.ts';

const COMMANDS_MIN =
  engine === 'sqlite'
    ? runsOf({ gate: 2_000, full: 20_000, deep: 100_000 })
    : runsOf({ gate: 1_500, full: 1_500, deep: 10_000 });
const RUNS_PER_ROUND = 20;
const COMMANDS_PER_RUN_MAX = 150;

type Cast = Pick<PlayerModel, 'balance' | 'rank'> & {
  readonly verification: 'verified' | 'pending';
  readonly friends: number[];
};

/** Rich and poor, verified and not, friends and strangers, and two moderators who play as well. */
const CAST: readonly Cast[] = [
  { balance: 9_000_00, rank: 'player', verification: 'verified', friends: [1, 3] },
  { balance: 3_000_00, rank: 'player', verification: 'verified', friends: [0] },
  { balance: 2_000_00, rank: 'player', verification: 'pending', friends: [] },
  { balance: 600_00, rank: 'moderator', verification: 'verified', friends: [0] },
  { balance: 25_00, rank: 'senior', verification: 'verified', friends: [] },
];
const ROLES = { player: 'player', moderator: 'moderator', senior: 'senior_moderator' } as const;

async function setUp(): Promise<{ model: Model; real: Real }> {
  const world = await World.open({ connections: 2 });
  const actors = [];
  for (const { balance, rank, verification } of CAST) {
    actors.push(await world.player({ cents: balance, role: ROLES[rank], verification }));
  }
  for (const [index, { friends }] of CAST.entries()) {
    for (const friend of friends) {
      const [one, other] = [actors[index], actors[friend]];
      if (one && other) await world.befriend(one, other);
    }
  }
  const players = CAST.map(({ balance, rank, verification, friends }) => {
    return {
      balance,
      rank,
      friends,
      dayMax: verification === 'verified' ? 5_000_00 : 500_00,
      staked: new Map<string, number>(),
      noShows: [],
    };
  });
  return {
    model: new Model(WORLD_START, players),
    real: { world, actors, battles: [], told: [], judged: new Map(), seen: null },
  };
}

it(
  'moves money as the specification says, whatever players, moderators and deadlines do in whatever order (CH-09, CH-10, CH-11, CH-17, CH-18, BC-01, BC-02, HE-08)',
  { timeout: runsOf({ gate: 600_000, full: 1_800_000, deep: 3_600_000 }) },
  async () => {
    const tally: Tally = new Map();
    const total = () => [...tally.values()].reduce((sum, value) => sum + value, 0);
    const commands = fc.commands(battleCommands(CAST.length, tally), {
      size: 'max',
      maxCommands: COMMANDS_PER_RUN_MAX,
    });
    const property = fc.asyncProperty(commands, async (chosen) => {
      const scene = await setUp();
      const { db } = scene.real.world;
      try {
        await fc.asyncModelRun(() => scene, chosen);
        expect(await verifyLedger(db.read)).toEqual([]);
      } finally {
        await db.close();
      }
    });
    for (let round = 0; total() < COMMANDS_MIN; round++) {
      await fc.assert(property, { seed: SEED + round, numRuns: RUNS_PER_ROUND });
    }
    const list = [...tally].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, times]) => `\n  ${name} ${times}`);
    process.stdout.write(`${total()} commands (seed ${SEED}) on ${engine}${EXTENT === 'deep' ? list.join('') : ''}\n`);
    expect(total()).toBeGreaterThanOrEqual(COMMANDS_MIN);
    // Every kind of ending was reached, not only refusals.
    for (const wanted of [
      'create: ok',
      'join: ok',
      'start: ok',
      'report: ok',
      'complain: ok',
      'cancel: ok',
      'decide: ok',
      'deadlines',
      'repeat',
      'reuse',
    ]) {
      expect(tally.get(wanted) ?? 0, wanted).toBeGreaterThan(COMMANDS_MIN / 1_000);
    }
  },
);
