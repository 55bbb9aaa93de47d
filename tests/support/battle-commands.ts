import { linkTransfers } from '../../db/wallet/link-transfers.ts';
import { engine } from '../../db/client/kit.ts';
import { CLAIMS, BATTLE_PRIVACIES } from '../../domain/battles/battle.ts';
import { DISPUTE_ACTIONS } from '../../domain/disputes/dispute.ts';
import { passDeadlines } from '../../gateway/battles/ending/pass-deadlines.ts';
import { decideDispute } from '../../gateway/disputes/decide-dispute.ts';
import { escalateDisputes } from '../../gateway/disputes/escalate-disputes.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import { openLog } from '../../gateway/kernel/log.ts';
import fc from 'fast-check';
import { deliverOnce } from './deliver.ts';
import { readBalances, readBattles } from './battle-look.ts';
import type { Answer, BattleModel, Model } from './battle-model.ts';
import { cancel, complain, create, join, press, report } from './battle-steps.ts';
import { say, waive } from './dispute-steps.ts';
import { findViolations, houseCents } from './invariants.ts';
import { versionOf } from './table-rows.ts';
import { type World, codeOf } from './world.ts';

/** A call that succeeded, to be repeated. */
interface Told {
  readonly actor: Actor;
  readonly key: string;
  readonly answer: string;
  readonly repeat: () => Promise<string>;
}

/** The product under test: a world, its players in the model's order, the battles' ids in the model's order. */
export interface Real {
  readonly world: World;
  readonly actors: readonly Actor[];
  readonly battles: string[];
  readonly told: Told[];
  /** The dispute that the call with this key was about. */
  readonly judged: Map<string, string>;
  /** What was stored when it was last compared, and which version of the database that was. */
  seen: { readonly version: number; readonly stored: string } | null;
}

type Command = fc.AsyncCommand<Model, Real>;

/** How often each answer was given, over all runs: a model test that only ever hears refusals proves nothing. */
export type Tally = Map<string, number>;

const log = openLog('silent');
const pick = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** The dispute over a battle that a call is about: its repetition names the same, even if another was opened since. */
async function caseOf({ world, judged }: Real, battleId: string, key: string): Promise<string> {
  const disputeId = judged.get(key) ?? (await world.disputes(battleId)).at(-1)?.id ?? 'no-such-dispute';
  judged.set(key, disputeId);
  return disputeId;
}

/** Compares every stored balance and battle with the model, and checks the invariants of what is new. */
async function compare(model: Model, real: Real, what: string): Promise<void> {
  const { read } = real.world.db;
  const said = {
    balances: model.players.map(({ balance }) => balance),
    house: model.house,
    battles: model.battles.map((b) => [
      b.status,
      b.creator,
      b.opponent,
      b.winner,
      b.stake,
      b.fee,
      b.endsAt,
      b.dueAt,
      b.dispute,
      b.escalatesAt,
    ]),
  };
  const expected = JSON.stringify(said);
  const version = versionOf(read);
  const seen = version !== null && real.seen?.version === version ? real.seen : null;
  const stored = seen?.stored ?? (await lookAt(real));
  if (expected !== stored) throw new Error(`after ${what}\nmodel  ${expected}\nstored ${stored}`);
  if (seen) return;
  const violations = await findViolations(read, { isOrdered: engine === 'sqlite' });
  if (violations.length > 0) throw new Error(`after ${what}\n${violations.join('\n')}`);
  real.seen = version === null ? null : { version, stored };
}

/** What is stored, written as the model is. */
async function lookAt({ world, actors, battles }: Real): Promise<string> {
  const { read } = world.db;
  const indexOf = (id: string | null) => (id === null ? null : actors.findIndex(({ userId }) => userId === id));
  const rows = await readBattles(read, battles);
  return JSON.stringify({
    balances: await readBalances(read, actors),
    house: await houseCents(read),
    battles: rows.map(({ row: b, dispute }) => [
      b.status,
      indexOf(b.creatorId),
      indexOf(b.opponentId),
      indexOf(b.winnerId),
      b.stakeCents,
      b.feeCents,
      b.endsAt,
      b.dueAt,
      dispute?.status ?? null,
      dispute?.escalatesAt ?? null,
    ]),
  });
}

/** Commands over a world of `size` players; `tally` counts what was answered. */
export function battleCommands(size: number, tally: Tally): fc.Arbitrary<Command>[] {
  const count = (name: string) => void tally.set(name, (tally.get(name) ?? 0) + 1);

  /** A player's call: the model says how it ends, the product must end alike. */
  const call = (
    name: string,
    needsBattle: boolean,
    predict: (model: Model) => Answer,
    run: (real: Real) => { actor: Actor; invoke: (key: string) => Promise<string> },
  ): Command => ({
    check: (model) => !needsBattle || model.battles.length > 0,
    toString: () => name,
    async run(model, real) {
      const expected = predict(model);
      const key = real.world.key();
      const { actor, invoke } = run(real);
      let answer = '';
      const actual = await codeOf(invoke(key).then((id) => (answer = id)));
      count(`${name.split(' ')[0] ?? name}: ${actual}`);
      if (actual !== expected) throw new Error(`${name}: the model says ${expected}, the product ${actual}`);
      if (actual === 'ok') {
        if (name.startsWith('create')) real.battles.push(answer);
        real.told.push({ actor, key, answer, repeat: () => invoke(key) });
      }
      await compare(model, real, name);
    },
  });

  const step = (
    name: string,
    check: (model: Model) => boolean,
    run: (model: Model, real: Real) => Promise<void>,
  ): Command => ({
    check,
    toString: () => name,
    async run(model, real) {
      await run(model, real);
      count(name.split(' ')[0] ?? name);
      await compare(model, real, name);
    },
  });

  const who = fc.nat(size - 1);
  const which = fc.nat(40);
  const stake = fc.constantFrom(4_99, 5_00, 5_09, 5_10, 20_00, 50_01, 249_99, 400_00, 1_000_00, 1_000_01);
  /** Mostly the newest battle that is ripe for the call, sometimes any: an even index wishes for a ripe one. */
  const battleOf = (model: Model, index: number, isRipe: (battle: BattleModel) => boolean): number => {
    const ripe = [...model.battles.keys()].filter((at) => isRipe(model.battles[at] as BattleModel));
    if (ripe.length > 0 && index % 4 !== 0) return pick(ripe.toReversed(), index % 2);
    return model.battles.length - 1 - (index % model.battles.length);
  };
  /** Mostly one of the two players, sometimes anybody. */
  const seat = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('creator', 'opponent') },
    { weight: 1, arbitrary: who },
  );
  type Seat = number | string;
  const seatOf = (model: Model, battle: number, chosen: Seat): number => {
    const row = model.battles[battle];
    if (typeof chosen === 'number' || !row) return Number(chosen);
    return chosen === 'creator' ? row.creator : (row.opponent ?? row.creator);
  };

  interface Scene {
    readonly real: Real;
    readonly actor: Actor;
    readonly id: string;
    readonly key: string;
  }
  const onBattle = (
    name: string,
    chosen: { index: number; seat: Seat; isRipe: (battle: BattleModel) => boolean },
    predict: (model: Model, battle: number, player: number) => Answer,
    invoke: (scene: Scene) => Promise<string>,
  ): Command => {
    let battle = 0;
    let player = 0;
    return call(
      name,
      true,
      (model) => {
        battle = battleOf(model, chosen.index, chosen.isRipe);
        player = seatOf(model, battle, chosen.seat);
        return predict(model, battle, player);
      },
      (real) => {
        const actor = pick(real.actors, player);
        const id = real.battles[battle] ?? '';
        return { actor, invoke: (key) => invoke({ real, actor, id, key }) };
      },
    );
  };

  const creates = fc
    .tuple(who, stake, fc.constantFrom(...BATTLE_PRIVACIES, 'public' as const))
    .map(([player, cents, privacy]) =>
      call(
        `create ${player} ${cents} ${privacy}`,
        false,
        (model) => model.create(player, cents, privacy),
        (real) => {
          const actor = pick(real.actors, player);
          return { actor, invoke: (key) => create(real.world, actor, { stakeCents: cents, privacy }, key) };
        },
      ),
    );
  const isWaiting = ({ status }: BattleModel) => status === 'waiting';
  const isFull = ({ status, opponent }: BattleModel) => status === 'waiting' && opponent !== null;
  const isActive = ({ status }: BattleModel) => status === 'active';
  const isDisputed = ({ dispute }: BattleModel) => dispute === 'pending' || dispute === 'escalated';
  const canBeDisputed = ({ status }: BattleModel) => status === 'active' || status === 'completed';

  const joins = fc
    .tuple(who, which, fc.constantFrom('right', 'right', 'right', 'none', 'wrong'))
    .map(([player, index, code]) =>
      onBattle(
        `join ${player} ${index} ${code}`,
        { index, seat: player, isRipe: (battle) => isWaiting(battle) && !isFull(battle) },
        (model, battle, joiner) => model.join(battle, joiner, code),
        async ({ real: { world }, actor, id, key }) => {
          const right = (await world.battle(id)).inviteCode;
          return join(world, actor, id, code === 'none' ? null : code === 'right' ? right : 'NOTTHECODE', key);
        },
      ),
    );
  const starts = fc.tuple(seat, which).map(([chosen, index]) =>
    onBattle(
      `start ${chosen} ${index}`,
      { index, seat: chosen, isRipe: isFull },
      (model, battle, player) => model.start(battle, player),
      ({ real, actor, id, key }) => press(real.world, actor, id, key),
    ),
  );
  const cancels = fc.tuple(seat, which).map(([chosen, index]) =>
    onBattle(
      `cancel ${chosen} ${index}`,
      { index, seat: chosen, isRipe: isWaiting },
      (model, battle, player) => model.cancel(battle, player),
      ({ real, actor, id, key }) => cancel(real.world, actor, id, key),
    ),
  );
  const reports = fc.tuple(seat, which, fc.constantFrom(...CLAIMS)).map(([chosen, index, claim]) =>
    onBattle(
      `report ${chosen} ${index} ${claim}`,
      { index, seat: chosen, isRipe: isActive },
      (model, battle, player) => model.report(battle, player, claim),
      ({ real, actor, id, key }) => report(real.world, actor, id, claim, key),
    ),
  );
  const complaints = fc
    .tuple(seat, which, fc.option(fc.constantFrom(1, 2), { nil: null }))
    .map(([chosen, index, link]) =>
      onBattle(
        `complain ${chosen} ${index} ${link}`,
        { index, seat: chosen, isRipe: canBeDisputed },
        (model, battle, player) => model.complain(battle, player, link),
        ({ real, actor, id, key }) =>
          complain(real.world, actor, id, key, link === null ? '' : `https://recordings.example/evidence-${link}`),
      ),
    );
  const judge = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(size - 2, size - 1) }, { weight: 1, arbitrary: who });
  const named = fc.option(who, { nil: null });
  const decisions = fc
    .tuple(judge, which, fc.constantFrom(...DISPUTE_ACTIONS), named)
    .map(([player, index, action, winner]) =>
      onBattle(
        `decide ${player} ${index} ${action} ${winner}`,
        { index, seat: player, isRipe: isDisputed },
        (model, battle, by) => model.decide(battle, by, action, winner),
        async ({ real, actor, id, key }) => {
          const { world, actors } = real;
          const disputeId = await caseOf(real, id, key);
          const winnerId = winner === null ? null : pick(actors, winner).userId;
          return decideDispute(world.deps, actor, key, {
            disputeId,
            action,
            winnerId,
            reason: 'Seen in the recording.',
          });
        },
      ),
    );

  const words = fc.tuple(seat, which, fc.boolean()).map(([chosen, index, isNew]) =>
    onBattle(
      `${isNew ? 'say' : 'waive'} ${chosen} ${index}`,
      { index, seat: chosen, isRipe: isDisputed },
      (model, battle, player) => model.speak(battle, player, isNew),
      async ({ real, actor, id, key }) => (isNew ? say : waive)(real.world, actor, await caseOf(real, id, key), key),
    ),
  );

  const move = (model: Model, { world }: Real, now: number) => {
    model.now = now;
    world.now = now;
  };
  const advances = fc
    .constantFrom(1, 1, 1_000, 60_000, 60_000, 29 * 60_000, 30 * 60_000, 3_600_000, 9 * 3_600_000)
    .map((ms) =>
      step(
        `advance ${ms}`,
        () => true,
        async (model, real) => move(model, real, model.now + ms),
      ),
    );
  /** To the very millisecond of the next deadline, or the one before it. */
  const toDue = fc.constantFrom(0, 1).map((early) =>
    step(
      `to-deadline ${early}`,
      (model) => (model.nextDue() ?? 0) - early >= model.now,
      async (model, real) => move(model, real, (model.nextDue() ?? 0) - early),
    ),
  );
  const deadlines = fc.constant(
    step(
      'deadlines',
      () => true,
      async (model, real) => {
        model.passDeadlines();
        while ((await passDeadlines(real.world.deps)) > 0);
        while ((await escalateDisputes(real.world.deps)) > 0);
      },
    ),
  );
  const repeats = fc.nat().map((index) => ({
    check: () => true,
    toString: () => `repeat ${index}`,
    async run(model: Model, real: Real) {
      if (real.told.length > 0) {
        const told = pick(real.told, index);
        const again = await told.repeat();
        if (again !== told.answer) throw new Error(`repeat: ${again} instead of ${told.answer}`);
      }
      count('repeat');
      await compare(model, real, 'repeat');
    },
  }));
  const reuses = fc.nat().map((index) => ({
    check: () => true,
    toString: () => `reuse ${index}`,
    async run(model: Model, real: Real) {
      if (real.told.length > 0) {
        const { actor, key } = pick(real.told, index);
        const code = await codeOf(create(real.world, actor, { title: 'Something else' }, key));
        if (code !== 'IDEMPOTENCY_KEY_REUSED') throw new Error(`reuse: ${code}`);
      }
      count('reuse');
      await compare(model, real, 'reuse');
    },
  }));
  const links = fc.constant(
    step(
      'link',
      () => true,
      async (_, { world }) => void (await linkTransfers(world.db)),
    ),
  );
  const deliveries = fc.constant(
    step(
      'deliver',
      () => true,
      async (_, { world }) => void (await deliverOnce(world.deps, log)),
    ),
  );

  const often = (times: number, arbitrary: fc.Arbitrary<Command>) => Array.from({ length: times }, () => arbitrary);
  return [
    ...often(3, creates),
    ...often(5, joins),
    ...often(5, starts),
    ...often(7, reports),
    ...often(2, cancels),
    ...often(2, complaints),
    ...often(5, decisions),
    ...often(3, words),
    advances,
    toDue,
    deadlines,
    repeats,
    reuses,
    links,
    deliveries,
  ];
}
