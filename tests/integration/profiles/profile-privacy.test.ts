import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { lockMissionPlayer, updateMissionPlayer } from '../../../db/missions/index.ts';
import { befriend } from '../../../db/friends/friendship.queries.ts';
import { updateUserStanding } from '../../../db/accounts/user.queries.ts';
import { type SignedIn, HttpGateway } from '../../support/http-gateway.ts';
import { startedBattle, report } from '../../support/battle-operations.ts';

const PROFILE = `fragment P on PublicProfile {
  id username isHidden displayName isVerifiedCreator memberSince avatarUrl
  linkedAccounts { provider name }
  stats { totalBattles wins winRate averageWagerCents bestStreak }
  earnings { wonCents netCents }
  level { level into span }
  form { id result amountCents }
  achievements { id unlocked progress }
  history(first: 5) { edges { node { id status result stakeCents opponent { username } } } }
}`;
const PLAYER = `query ($username: String!) { player(username: $username) { ...P } } ${PROFILE}`;
const OWN = `{ viewer { profile { ...P } } } ${PROFILE}`;
const SAVE = 'mutation ($input: PreferencesInput!) { savePreferences(input: $input) { email } }';
const RECORD = 'query ($id: ID!) { battle(id: $id) { opponentRecord { battles wins } } }';

interface Seen {
  readonly isHidden: boolean;
  readonly displayName: string | null;
  readonly memberSince: number | null;
  readonly stats: { totalBattles: number; wins: number; winRate: number } | null;
  readonly earnings: { wonCents: number; netCents: number } | null;
  readonly level: { level: number; into: number; span: number } | null;
  readonly form: { id: string; result: string; amountCents: number | null }[] | null;
  readonly achievements: { unlocked: boolean; progress: number | null }[] | null;
  readonly history: { edges: { node: { id: string; stakeCents: number | null; status: string } }[] } | null;
}

const CHOICES = {
  email: true,
  chat: true,
  missions: true,
  battleUpdates: true,
  matchResults: true,
  walletChanges: true,
  marketing: false,
};

let gate: HttpGateway;
let owner: SignedIn;
let friend: SignedIn;
let stranger: SignedIn;
let staff: SignedIn;
let battleId: string;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
beforeEach(async () => {
  owner = await gate.player({ cents: 500_00 });
  friend = await gate.player({ cents: 500_00 });
  stranger = await gate.player();
  staff = await gate.player({ role: 'moderator' });
  await gate.db.transact((tx) => befriend(tx, owner.user.id, friend.user.id, gate.deps.now()));
  battleId = await startedBattle(owner, friend);
  await report(owner, battleId, 'WON');
  await report(friend, battleId, 'LOST');
});
afterAll(() => gate.close());

const choose = (profileVisibility: string, showStats: boolean, showEarnings: boolean) =>
  owner.ask(SAVE, { input: { ...CHOICES, profileVisibility, showStats, showEarnings } });
const seenBy = async (viewer: SignedIn, username = owner.user.username) =>
  (await viewer.ask<{ player: Seen }>(PLAYER, { username })).player;
const own = async () => (await owner.ask<{ viewer: { profile: Seen } }>(OWN)).viewer.profile;

const HIDDEN = {
  isHidden: true,
  displayName: null,
  isVerifiedCreator: false,
  memberSince: null,
  linkedAccounts: [],
  stats: null,
  earnings: null,
  level: null,
  form: null,
  achievements: null,
  history: null,
};

it('hides a profile from whoever it is not for: a card with the name and nothing else (SE-02, RO-09)', async () => {
  const sees = async (visibility: string) => {
    await choose(visibility, true, true);
    const all = [await seenBy(stranger), await seenBy(friend), await seenBy(staff)];
    for (const seen of all.filter(({ isHidden }) => isHidden)) expect(seen).toMatchObject(HIDDEN);
    return all.map(({ isHidden }) => !isHidden);
  };
  expect(await sees('PUBLIC')).toEqual([true, true, true]);
  expect(await sees('FRIENDS')).toEqual([false, true, true]);
  expect(await sees('PRIVATE')).toEqual([false, false, true]);
  const whole = { isHidden: false, stats: { totalBattles: 1, wins: 1, winRate: 100 } };
  expect(await own(), 'the owner sees everything').toMatchObject(whole);
  expect(await seenBy(owner)).toMatchObject(whole);
});

it('leaves statistics, level and amounts out for everybody else as chosen (SE-03)', async () => {
  const level = { level: 1, into: 50, span: 200 };
  await gate.db.transact(async (tx) => {
    await lockMissionPlayer(tx, owner.user.id);
    await updateMissionPlayer(tx, owner.user.id, { xp: 150 });
  });
  for (const showStats of [true, false]) {
    for (const showEarnings of [true, false]) {
      await choose('PUBLIC', showStats, showEarnings);
      for (const viewer of [stranger, friend, staff]) {
        const seen = await seenBy(viewer);
        expect(seen.displayName).toBe(owner.user.displayName);
        expect(seen.stats === null).toBe(!showStats);
        expect(seen.level).toEqual(showStats ? level : null);
        expect(seen.history === null).toBe(!showStats);
        expect(seen.form === null).toBe(!showStats);
        expect(seen.achievements === null).toBe(!showStats);
        expect(seen.earnings).toEqual(showEarnings ? { wonCents: 50_00, netCents: 47_50 } : null);
        if (!showStats) continue;
        expect(seen.form).toEqual([{ id: battleId, result: 'WIN', amountCents: showEarnings ? 50_00 : null }]);
        expect(seen.history?.edges[0]?.node.stakeCents).toBe(showEarnings ? 50_00 : null);
      }
      expect(await own()).toMatchObject({
        earnings: { wonCents: 50_00, netCents: 47_50 },
        form: [{ amountCents: 50_00 }],
        stats: { wins: 1 },
        level,
      });
    }
  }
});

it('keeps the record on the challenge page back with the statistics', async () => {
  await choose('PUBLIC', true, false);
  expect(await friend.ask(RECORD, { id: battleId })).toMatchObject({ battle: { opponentRecord: { battles: 0 } } });
  await choose('PUBLIC', false, false);
  expect(await friend.ask(RECORD, { id: battleId })).toEqual({ battle: { opponentRecord: null } });
  await choose('PRIVATE', true, true);
  expect(await stranger.ask(RECORD, { id: battleId })).toEqual({ battle: { opponentRecord: null } });
});

it('keeps standing and form on the challenge page back with the statistics', async () => {
  const STANDINGS = 'query ($id: ID!) { battle(id: $id) { standings { playerId rating rankBadge form } } }';
  const standingsFor = async (client: SignedIn): Promise<unknown> =>
    (await client.ask<{ battle: { standings: unknown } }>(STANDINGS, { id: battleId })).battle.standings;
  const standing = (player: SignedIn, form: string[]) => ({
    playerId: player.user.id,
    rating: null,
    rankBadge: null,
    form,
  });
  const [ofOwner, ofFriend] = [standing(owner, ['WIN']), standing(friend, ['LOSS'])];
  await choose('PUBLIC', true, false);
  expect(await standingsFor(stranger)).toEqual([ofOwner, ofFriend]);
  await choose('PUBLIC', false, false);
  expect(await standingsFor(stranger)).toEqual([ofFriend]);
  expect(await standingsFor(owner)).toEqual([ofOwner, ofFriend]);
  await choose('FRIENDS', true, true);
  expect(await standingsFor(friend)).toEqual([ofOwner, ofFriend]);
  expect(await standingsFor(stranger)).toEqual([ofFriend]);
});

it('shows others settled public battles only, the player all but drafts (PR-04)', async () => {
  await choose('PUBLIC', true, false);
  const running = await startedBattle(owner, friend);
  const secret = await startedBattle(owner, friend, { privacy: 'FRIENDS' });
  await report(owner, secret, 'LOST');
  await report(friend, secret, 'WON');
  await owner.ask('mutation ($i: BattleTermsInput!) { saveDraft(input: $i) { id } }', {
    i: { game: 'CS2', mode: 'DUEL', stakeCents: 10_00 },
  });
  const ids = (seen: Seen) => seen.history?.edges.map(({ node }) => node.id);
  expect(ids(await seenBy(stranger))).toEqual([battleId]);
  expect(ids(await own())).toEqual([secret, running, battleId]);
});

it('turns pages by cursor, without losing or doubling a battle', async () => {
  const [a, b] = [await gate.player({ cents: 900_00 }), await gate.player({ cents: 900_00 })];
  const made: string[] = [];
  for (let n = 0; n < 7; n++) {
    gate.pass(n % 2);
    made.push(await startedBattle(n % 2 ? a : b, n % 2 ? b : a));
  }
  const page = `query ($u: String!, $after: String) { player(username: $u) { history(first: 3, after: $after) {
    edges { node { id } } pageInfo { hasNextPage endCursor } } } }`;
  interface Page {
    player: { history: { edges: { node: { id: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string } } };
  }
  const seen: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const answer: Page = await a.ask(page, { u: a.user.username, after });
    const { history } = answer.player;
    seen.push(...history.edges.map(({ node }) => node.id));
    [after, more] = [history.pageInfo.endCursor, history.pageInfo.hasNextPage];
  }
  expect(seen).toEqual(made.toReversed());
  expect((await a.refusal(page, { u: a.user.username, after: 'not ours' })).code).toBe('BAD_INPUT');
});

it('knows no closed and no unknown player, and shows a banned one as any other', async () => {
  const [closed, banned] = [await gate.account(), await gate.account()];
  await gate.db.transact(async (tx) => {
    await updateUserStanding(tx, closed.id, { status: 'closed' });
    await updateUserStanding(tx, banned.id, { status: 'banned' });
  });
  const missing = { status: 200, code: 'NOT_FOUND' };
  expect(await stranger.refusal(PLAYER, { username: closed.username })).toEqual(missing);
  expect(await stranger.refusal(PLAYER, { username: 'nobody-at-all' })).toEqual(missing);
  expect(await seenBy(stranger, banned.username)).toMatchObject({ isHidden: false });
});
