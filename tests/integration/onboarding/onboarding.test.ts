import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { preferences } from '../../../db/accounts/preferences.table.ts';
import { tutorialRuns } from '../../../db/onboarding/onboarding.table.ts';
import { readAverageScore } from '../../../db/onboarding/tutorial-run.queries.ts';
import { seedDemo } from '../../../db/seed/demo.ts';
import { seal } from '../../../gateway/kernel/sealed.ts';
import { updateUserStanding } from '../../../db/accounts/user.queries.ts';
import { ledgerAccounts, transfers } from '../../../db/wallet/ledger.table.ts';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import { MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { bonusAccount } from '../../../domain/wallet/ledger.ts';
import type { Client } from '../../support/http-client.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { findViolations } from '../../support/invariants.ts';
import {
  COMPLETE_SETUP,
  SETUP,
  START,
  STEPS,
  SUBMIT,
  aimedShots,
  playRound,
  setUp,
  startRound,
} from '../../support/tutorial-round.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

const TOUR = `mutation { completeTour { ${STEPS} } }`;
const COMPLETE = `mutation { completeOnboarding { ${STEPS} } }`;
const PROFILE = '{ profileSetup { displayName favoriteGames notifications { email chat missions } } }';
const NOTHING = {
  setupCompletedAt: null,
  tourCompletedAt: null,
  tutorialCompletedAt: null,
  completedAt: null,
  starterBonusCoins: 0,
};

interface Result {
  readonly score: number;
  readonly hasPassed: boolean;
  readonly communityAverage: number;
  readonly bonusCoins: number;
  readonly viewer: { wallet: { battleCoins: number } };
}
const submit = async (client: Client, round: object, key?: string): Promise<Result> =>
  (await client.ask<{ submitTutorial: Result }>(SUBMIT, { ...round }, key)).submitTutorial;
const stepsOf = async (client: Client) =>
  (await client.ask<{ viewer: { onboarding: typeof NOTHING } }>(`{ viewer { ${STEPS} } }`)).viewer.onboarding;
const coins = ({ user }: SignedIn) => readBalance(gate.db.read, user.id, 'BC');
const bonusesOf = ({ user }: SignedIn) =>
  gate.db.read
    .select()
    .from(transfers)
    .where(eq(transfers.opKey, `starter-bonus:${user.id}`));
const runsOf = ({ user }: SignedIn) => gate.db.read.select().from(tutorialRuns).where(eq(tutorialRuns.userId, user.id));

async function ready(): Promise<SignedIn> {
  const player = await gate.player();
  await setUp(player);
  return player;
}

describe('the steps', () => {
  test('are kept for the account, each with its first moment, and a second browser goes on from there (EN-15)', async () => {
    const player = await gate.player();
    expect(await stepsOf(player)).toEqual(NOTHING);
    const setupCompletedAt = gate.deps.now();
    await setUp(player);
    const other = await gate.enter(player.user);
    expect(await stepsOf(other)).toEqual({ ...NOTHING, setupCompletedAt });

    gate.pass(MINUTE);
    const tourCompletedAt = gate.deps.now();
    await other.ask(TOUR);
    gate.pass(MINUTE);
    await player.ask(TOUR);
    await setUp(player);
    const round = await playRound(gate, player, 9);
    const tutorialCompletedAt = gate.deps.now();
    await submit(player, round);
    const steps = { setupCompletedAt, tourCompletedAt, tutorialCompletedAt, completedAt: null, starterBonusCoins: 50 };
    expect(await stepsOf(other)).toEqual(steps);
    const completedAt = gate.deps.now();
    await other.ask(COMPLETE);
    gate.pass(MINUTE);
    await player.ask(COMPLETE);
    expect(await stepsOf(player)).toEqual({ ...steps, completedAt });
  });

  test('are refused before the one that they need', async () => {
    const player = await gate.player();
    const missing = { status: 409, code: 'ONBOARDING_INCOMPLETE' };
    expect(await player.refusal(TOUR)).toEqual(missing);
    expect(await player.refusal(START)).toEqual(missing);
    expect(await player.refusal(SUBMIT, { runId: 'none', shots: [] })).toEqual(missing);
    expect(await player.refusal(COMPLETE)).toEqual(missing);
    await setUp(player);
    expect(await player.refusal(COMPLETE)).toEqual(missing);
    expect(await stepsOf(player)).toMatchObject({ tourCompletedAt: null, completedAt: null });
  });

  test('of one account are nobody else’s', async () => {
    const [one, other] = [await ready(), await gate.player()];
    expect(await stepsOf(other)).toEqual(NOTHING);
    const { id, seed } = await startRound(one);
    await setUp(other);
    gate.pass(33 * SECOND);
    expect(await other.refusal(SUBMIT, { runId: id, shots: aimedShots({ seed }, 9) })).toEqual({
      status: 409,
      code: 'TUTORIAL_OVER',
    });
    expect(await coins(other)).toBe(0);
  });
});

describe('the profile setup', () => {
  test('stores name, games and channels, and leaves what the settings page stores', async () => {
    const player = await gate.player({ username: 'setup_player' });
    expect(await player.ask(PROFILE)).toEqual({
      profileSetup: {
        displayName: 'setup_player',
        favoriteGames: [],
        notifications: { email: true, chat: true, missions: true },
      },
    });
    await gate.db.transact((tx) => tx.insert(preferences).values({ userId: player.user.id, marketing: true }));
    await player.ask(COMPLETE_SETUP, {
      input: { ...SETUP, displayName: '  Nova   Prime ', favoriteGames: ['cs2', 'apex', 'cs2'] },
    });
    const stored = { ...SETUP, displayName: 'Nova Prime', favoriteGames: ['apex', 'cs2'] };
    expect(await player.ask(PROFILE)).toEqual({ profileSetup: stored });
    const [row] = await gate.db.read.select().from(preferences).where(eq(preferences.userId, player.user.id));
    expect(row).toMatchObject({ marketing: true, battleUpdates: true, chat: false });
    const seen = await (await gate.player()).ask('{ player(username: "setup_player") { displayName } }');
    expect(seen).toEqual({ player: { displayName: 'Nova Prime' } });
  });

  test('refuses an unusable name and no or unknown games, and changes nothing', async () => {
    const player = await gate.player();
    const before = await gate.contents();
    for (const displayName of ['', '   ', 'x'.repeat(31), '\u202e\u2066'])
      expect(await player.refusal(COMPLETE_SETUP, { input: { ...SETUP, displayName } })).toEqual({
        status: 400,
        code: 'DISPLAY_NAME_UNUSABLE',
        field: 'displayName',
      });
    for (const favoriteGames of [[], ['csgo'], ['cs2', 'csgo']])
      expect(await player.refusal(COMPLETE_SETUP, { input: { ...SETUP, favoriteGames } })).toEqual({
        status: 400,
        code: 'BAD_INPUT',
        field: 'favoriteGames',
      });
    expect(await gate.contents()).toBe(before);
  });
});

describe('the tutorial', () => {
  test('is scored by the server from the shots alone, passed at 60 or not, and brings 50 BC either way (ON-15, ON-16, ON-19)', async () => {
    for (const [hits, score, hasPassed] of [
      [15, 100, true],
      [9, 60, true],
      [8, 53, false],
      [0, 0, false],
    ] as const) {
      const player = await ready();
      const house = async () =>
        (
          await gate.db.read
            .select()
            .from(ledgerAccounts)
            .where(eq(ledgerAccounts.id, bonusAccount('BC')))
        )[0]?.balance;
      const before = (await house()) ?? 0;
      expect(await submit(player, await playRound(gate, player, hits))).toMatchObject({
        score,
        hasPassed,
        bonusCoins: 50,
        viewer: { wallet: { battleCoins: 50 } },
      });
      expect(await house()).toBe(before - 50);
      expect(await bonusesOf(player)).toMatchObject([{ kind: 'bonus', actorId: player.user.id, at: gate.deps.now() }]);
    }
    expect(await findViolations(gate.db.read, { isOrdered: false })).toEqual([]);
  });

  test('brings 50 BC once when a round is handed in fifty times at once, with one key and with many', async () => {
    const player = await ready();
    const round = await playRound(gate, player, 10);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        player.graphql(SUBMIT, round, { 'idempotency-key': n % 2 === 0 ? 'the-same-key' : `key-number-${n}` }),
      ),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken.length).toBeGreaterThanOrEqual(1);
    for (const { data } of taken) expect(data).toMatchObject({ submitTutorial: { score: 67, bonusCoins: 50 } });
    for (const { status, errors } of answers)
      if (status !== 200) expect(errors[0]?.extensions['code']).toBe('TUTORIAL_OVER');
    expect(await coins(player)).toBe(50);
    expect(await bonusesOf(player)).toHaveLength(1);
    expect(await findViolations(gate.db.read, { isOrdered: false })).toEqual([]);
  });

  test('brings 50 BC once over two rounds, and keeps the moment of the first', async () => {
    const player = await ready();
    await submit(player, await playRound(gate, player, 3));
    const first = await stepsOf(player);
    gate.pass(MINUTE);
    expect(await submit(player, await playRound(gate, player, 15))).toMatchObject({
      score: 100,
      bonusCoins: 0,
      viewer: { wallet: { battleCoins: 50 } },
    });
    expect(await stepsOf(player)).toEqual(first);
    expect(await bonusesOf(player)).toHaveLength(1);
    expect(await runsOf(player)).toMatchObject([{ score: 100 }]);
  });

  test('answers a repeated call as the first, and needs a key', async () => {
    const player = await ready();
    const round = await playRound(gate, player, 9);
    const first = await submit(player, round, 'one-intention');
    gate.pass(SECOND);
    expect(await submit(player, round, 'one-intention')).toEqual(first);
    expect(await player.refusal(SUBMIT, { ...round, shots: [] }, 'one-intention')).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await player.refusal(SUBMIT, round)).toEqual({ status: 409, code: 'TUTORIAL_OVER' });
    const keyless = await player.graphql(SUBMIT, round);
    expect(keyless.errors[0]?.extensions['code']).toBe('IDEMPOTENCY_KEY_REQUIRED');
    expect(await coins(player)).toBe(50);
  });

  test('refuses a round that was not played: too early, too late, or with shots that nobody can have fired', async () => {
    const player = await ready();
    const forged = { status: 400, code: 'BAD_INPUT', field: 'shots' };
    const { id, seed } = await startRound(player);
    const shots = aimedShots({ seed }, 15);
    const [good] = shots;
    expect(await player.refusal(SUBMIT, { runId: id, shots })).toEqual(forged);
    gate.pass(29 * SECOND);
    expect(await player.refusal(SUBMIT, { runId: id, shots })).toEqual(forged);
    gate.pass(2 * SECOND);
    for (const bad of [
      shots.toReversed(),
      Array.from({ length: 12 }, () => good),
      [{ ...good, atMs: 30_000 }],
      [{ ...good, x: 1_000 }],
      [{ ...good, y: -1 }],
      Array.from({ length: 2_000 }, (_, n) => ({ ...good, atMs: n * 15 })),
    ])
      expect(await player.refusal(SUBMIT, { runId: id, shots: bad })).toEqual(forged);
    gate.pass(10 * MINUTE);
    expect(await player.refusal(SUBMIT, { runId: id, shots })).toEqual({ status: 409, code: 'TUTORIAL_OVER' });
    expect(await coins(player)).toBe(0);
    expect((await stepsOf(player)).tutorialCompletedAt).toBeNull();
  });

  test('has one open round for each player: a new one ends the one before', async () => {
    const player = await ready();
    const old = await playRound(gate, player, 15);
    const round = await playRound(gate, player, 9);
    expect(await player.refusal(SUBMIT, old)).toEqual({ status: 409, code: 'TUTORIAL_OVER' });
    expect((await submit(player, round)).score).toBe(60);
    expect(await runsOf(player)).toHaveLength(1);
  });

  test('begins thirty rounds within a quarter of an hour, then asks to wait', async () => {
    const player = await ready();
    for (let n = 0; n < 30; n++) await startRound(player);
    expect(await player.refusal(START)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    gate.pass(15 * MINUTE);
    expect((await startRound(player)).id).toEqual(expect.any(String));
  });

  test('a suspended player begins and hands in nothing', async () => {
    const player = await ready();
    const round = await playRound(gate, player, 9);
    await gate.db.transact((tx) => updateUserStanding(tx, player.user.id, { status: 'suspended' }));
    expect(await player.refusal(SUBMIT, round)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await coins(player)).toBe(0);
  });
});

describe('the community average', () => {
  test('counts every player once, by the latest round', async () => {
    const own = await HttpGateway.open();
    try {
      const play = async (client: SignedIn, hits: number) =>
        submit(client, await playRound(own, client, hits)).then(({ communityAverage }) => communityAverage);
      const [one, other] = [await own.player(), await own.player()];
      await setUp(one);
      await setUp(other);
      expect(await play(one, 15)).toBe(100);
      expect(await play(other, 9)).toBe(80);
      expect(await play(other, 0)).toBe(50);
      expect(await play(one, 3)).toBe(10);
    } finally {
      await own.close();
    }
  });

  test('is 58% in the demo data set, whose people have all finished the onboarding with their 50 BC', async () => {
    const demo = await HttpGateway.open();
    try {
      await seedDemo(demo.db, demo.deps, (text) => seal(demo.deps, text));
      expect(await readAverageScore(demo.db.read, 1_000)).toBe(58);
      for (const username of ['demo', 'rival', 'newcomer', 'moderator', 'admin']) {
        const client = demo.visitor();
        await client.rest('POST', '/api/auth/login', { username, password: 'demo-Gauntlet-1' });
        const { viewer } = await client.ask<{ viewer: { onboarding: object } }>(`{ viewer { ${STEPS} } }`);
        expect(Object.values(viewer.onboarding).every((value) => typeof value === 'number' && value > 0)).toBe(true);
      }
      expect(await findViolations(demo.db.read)).toEqual([]);
    } finally {
      await demo.close();
    }
  });
});

describe('a step of the profile setup', () => {
  const SAVE =
    'mutation S($input: SaveSetupInput!) { saveSetup(input: $input) { displayName isBirthDateAsked onboarding { stepsDone stepsCount bonusCoinsAhead setupCompletedAt } } }';
  const save = async (client: Client, input: object) =>
    (await client.ask<{ saveSetup: { onboarding: Record<string, number | null> } }>(SAVE, { input })).saveSetup;
  const asked = { verification: 'unverified', statedBornOn: null } as const;

  test('is stored as it is gone on from, and another browser goes on there (ON-02)', async () => {
    const player = await gate.player(asked);
    expect(await save(player, { step: 1, displayName: ' Nova  Prime ', bornOn: '1998-05-24' })).toEqual({
      displayName: 'Nova Prime',
      isBirthDateAsked: false,
      onboarding: { stepsDone: 1, stepsCount: 4, bonusCoinsAhead: 50, setupCompletedAt: null },
    });
    expect((await save(player, { step: 2, favoriteGames: ['cs2', 'apex'] })).onboarding).toMatchObject({
      stepsDone: 2,
    });
    const other = await gate.enter(player.user);
    expect(await other.ask(PROFILE)).toMatchObject({
      profileSetup: { displayName: 'Nova Prime', favoriteGames: ['apex', 'cs2'] },
    });
    expect(await other.ask('{ viewer { onboarding { stepsDone } } }')).toEqual({
      viewer: { onboarding: { stepsDone: 2 } },
    });
    // Gone back to and changed, it takes nothing of what came after.
    expect(await save(other, { step: 1, displayName: 'Nova' })).toMatchObject({
      displayName: 'Nova',
      onboarding: { stepsDone: 2 },
    });
    expect(await player.ask(PROFILE)).toMatchObject({ profileSetup: { favoriteGames: ['apex', 'cs2'] } });
  });

  test('counts towards the end: the setup is three of four, the tutorial the last, and its bonus is ahead until then', async () => {
    const player = await ready();
    const progress = async () =>
      (
        await player.ask<{ viewer: { onboarding: object } }>(
          '{ viewer { onboarding { stepsDone stepsCount bonusCoinsAhead } } }',
        )
      ).viewer.onboarding;
    expect(await progress()).toEqual({ stepsDone: 3, stepsCount: 4, bonusCoinsAhead: 50 });
    await submit(player, await playRound(gate, player, 9));
    expect(await progress()).toEqual({ stepsDone: 4, stepsCount: 4, bonusCoinsAhead: 0 });
  });

  test('that is refused changes nothing, neither what else was chosen on it nor how far the setup is', async () => {
    const player = await gate.player(asked);
    await save(player, { step: 1, bornOn: '1998-05-24' });
    const before = await gate.contents();
    for (const [input, code, field] of [
      [{ step: 0 }, 'BAD_INPUT', 'step'],
      [{ step: 4 }, 'BAD_INPUT', 'step'],
      [{ step: 2, displayName: '   ' }, 'DISPLAY_NAME_UNUSABLE', 'displayName'],
      [{ step: 2, displayName: 'Nova', favoriteGames: [] }, 'BAD_INPUT', 'favoriteGames'],
      [{ step: 2, displayName: 'Nova', favoriteGames: ['csgo'] }, 'BAD_INPUT', 'favoriteGames'],
      [{ step: 2, displayName: 'Nova', bornOn: 'yesterday' }, 'BIRTH_DATE_UNUSABLE', 'bornOn'],
      [{ step: 2, displayName: 'Nova', bornOn: '1990-01-01' }, 'BIRTH_DATE_STATED', 'bornOn'],
    ] as const)
      expect(await player.refusal(SAVE, { input })).toMatchObject({ code, field });
    expect(await gate.contents()).toBe(before);
  });
});
