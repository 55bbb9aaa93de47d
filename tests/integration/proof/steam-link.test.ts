import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { jobs } from '../../../db/jobs/job.table.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { closeWithSoundBooks, openForDays } from '../../support/battle-gateway.ts';
import { ONE, type SeenBattle } from '../../support/battle-operations.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { STEAM } from '../../support/duel-feeds.ts';
import {
  CREATOR_WINS,
  type FedBattle,
  PROOF_OF,
  connectGame,
  duelNow,
  fedBattle,
  playOver,
  sendPost,
  startDuel,
} from '../../support/feed-steps.ts';
import { type HttpGateway, PASSWORD, type SignedIn } from '../../support/http-gateway.ts';
import { archived } from '../../support/personal-data.ts';

const log = openLog('silent');
const UNLINK = 'mutation { unlinkGameAccount { madeAt accountId } }';
const LINK = 'query { myGameFeed { accountId isContested } }';

let gate: HttpGateway;
let battle: FedBattle;
beforeEach(async () => {
  gate = await openForDays();
  await gate.setting('proof_cs2', 'settle');
  battle = await fedBattle(gate);
});
afterEach(() => closeWithSoundBooks(gate));

const linkOf = async (player: SignedIn) => (await player.ask<{ myGameFeed: object }>(LINK)).myGameFeed;
const mailsOf = async ({ user }: SignedIn): Promise<number> =>
  (await gate.db.read.select().from(jobs).where(eq(jobs.kind, 'notification.mail'))).filter(
    ({ payload }) => (payload as { userId: string }).userId === user.id,
  ).length;

it('each change of a Steam account is mailed to its player', async () => {
  const player = await gate.player();
  const token = await connectGame(player);
  const [first] = duelNow(gate);
  if (!first) throw new Error('nothing was posted');
  await deliverEverything(gate.deps, log);
  expect(await mailsOf(player), 'a new file').toBe(1);
  const provider = { ...first.post.provider, steamid: '76561198000000077' };
  await sendPost(gate, token, { ...first.post, provider });
  await deliverEverything(gate.deps, log);
  expect(await mailsOf(player), 'linked').toBe(2);
  await player.ask(UNLINK);
  await deliverEverything(gate.deps, log);
  expect(await mailsOf(player), 'unlinked').toBe(3);
});

it('after an unlink the file is good for nothing, and a new one links anew', async () => {
  const { creator } = battle.players;
  await playOver(gate, battle, duelNow(gate, { rounds: CREATOR_WINS }));
  expect(await linkOf(creator)).toEqual({ accountId: STEAM.creator, isContested: false });
  expect(await creator.ask(UNLINK)).toEqual({ unlinkGameAccount: { madeAt: null, accountId: null } });
  const before = await gate.contents();
  const late = duelNow(gate).find(({ from }) => from === 'creator');
  if (!late) throw new Error('nothing was posted');
  expect((await sendPost(gate, battle.tokens.creator, late.post)).status).toBe(401);
  expect(await gate.contents()).toBe(before);
  expect((await sendPost(gate, await connectGame(creator), late.post)).status).toBe(200);
  expect(await linkOf(creator)).toEqual({ accountId: STEAM.creator, isContested: false });
});

it('a key that was made anew ends the one before at once, also for what was just said under it', async () => {
  const { creator } = battle.players;
  const said = duelNow(gate).find(({ from }) => from === 'creator');
  if (!said) throw new Error('nothing was posted');
  for (const time of ['the first', 'the second'])
    expect((await sendPost(gate, battle.tokens.creator, said.post)).status, time).toBe(200);
  const anew = await connectGame(creator);
  expect((await sendPost(gate, battle.tokens.creator, said.post)).status).toBe(401);
  expect((await sendPost(gate, anew, said.post)).status).toBe(200);
});

it('a game that names another account than the linked one settles nothing, in the next battle too', async () => {
  await playOver(gate, battle, duelNow(gate, { rounds: CREATOR_WINS }));
  const { creator, opponent } = battle.players;
  await gate.pay(opponent.user.id, 100_00);
  const id = await startDuel(creator, opponent);
  const strange = duelNow(gate, { rounds: CREATOR_WINS }).map((delivery) => {
    if (delivery.from !== 'creator') return delivery;
    const { provider, player, ...rest } = delivery.post;
    const own = player?.steamid === STEAM.creator;
    const steamid = '76561198000000077';
    return {
      ...delivery,
      post: {
        ...rest,
        provider: { ...provider, steamid },
        ...(player && { player: own ? { ...player, steamid } : player }),
      },
    };
  });
  expect(await playOver(gate, battle, strange)).toEqual([]);
  const { battle: seen } = await creator.ask<{ battle: SeenBattle }>(ONE, { id });
  expect(seen).toMatchObject({ status: 'ACTIVE', reports: [] });
  const { battleProof } = await creator.ask<{ battleProof: { creator: { flags: string[] } } }>(PROOF_OF, { id });
  expect(battleProof.creator.flags).toContain('WRONG_ACCOUNT');
});

it('account, file and all that a game told are in the archive of its player, and go with the account', async () => {
  // Nobody closes an account with money on it: this one stakes and loses all.
  const players = { creator: await gate.player({ cents: 52_50 }), opponent: await gate.player({ cents: 52_50 }) };
  const tokens = { creator: await connectGame(players.creator), opponent: await connectGame(players.opponent) };
  const { opponent } = players;
  const id = await startDuel(players.creator, opponent);
  await playOver(gate, { tokens }, duelNow(gate, { rounds: CREATOR_WINS }));
  await deliverEverything(gate.deps, log);
  const data = await archived<'gameAccounts' | 'feedKey' | 'feeds' | 'timeline'>(
    gate.db.read,
    'proof',
    opponent.user.id,
  );
  expect(data.gameAccounts).toMatchObject([{ platform: 'steam', accountId: STEAM.opponent }]);
  expect(data.feedKey).toMatchObject({ madeAt: expect.any(Number) as number });
  expect(data.feeds).toMatchObject([{ battleId: id, facts: { accountId: STEAM.opponent } }]);
  expect(data.timeline.filter(({ kind }) => kind === 'round')).toHaveLength(CREATOR_WINS.length);
  expect(JSON.stringify(data)).not.toContain(STEAM.creator);
  const CLOSE = 'mutation ($input: CloseAccountInput!) { closeAccount(input: $input) }';
  await opponent.ask(CLOSE, { input: { password: PASSWORD } });
  expect(await gate.contents()).not.toContain(STEAM.opponent);
  const gone = await archived(gate.db.read, 'proof', opponent.user.id);
  expect(gone).toEqual({ gameAccounts: [], lichessGames: [], feedKey: null, feeds: [], timeline: [] });
});
