import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type Page, expect } from 'playwright/test';
import type { Seat } from '../../../domain/proof/cross-check.ts';
import type { FeedPost } from '../../../domain/proof/proof.schemas.ts';
import { type Delivery, essentials } from '../../support/duel-feeds.ts';
import { isFirstOf } from '../reads.ts';
import { expectUsable, photograph, player, reportResult, settled, test } from '../support.ts';
import { beginEarlier, connectGame, fallSilent, play, post, setProofMode, startDuel } from './feed-client.ts';
import { walkNow } from '../walk-clock.mjs';

/** 13 to 5 for the creator. */
const SHORT: readonly Seat[] = Array.from({ length: 18 }, (_, index): Seat =>
  index < 10 && index % 2 === 1 ? 'opponent' : 'creator',
);
/** Another network than that of the players: the loopback has many. */
const THIEF = '127.0.1.1';

type Tokens = Readonly<Record<Seat, string>>;

/** A post as somebody sends it who has the key and sits elsewhere. */
async function postFrom(address: string, page: Page, token: string, body: FeedPost): Promise<number> {
  const provider = { ...body.provider, timestamp: Math.floor(walkNow() / 1000) };
  const call = request({
    // By number: the gateway listens on IPv4 alone.
    host: '127.0.0.1',
    port: new URL(page.url()).port,
    path: '/api/feeds/cs2',
    method: 'POST',
    localAddress: address,
    headers: { 'content-type': 'application/json' },
  });
  call.end(JSON.stringify({ ...body, provider, auth: { token } }));
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
}

const statusOf = (page: Page) => page.getByText('Live Match').first();
const sharedScore = (page: Page) => page.getByRole('status', { name: 'Score as far as both games agree' });

async function duelOf(
  demo: Page,
  rival: Page,
  title: string,
): Promise<{ readonly id: string; readonly tokens: Tokens; readonly duel: readonly Delivery[] }> {
  await demo.goto('/challenge/1');
  setProofMode('settle');
  const id = await startDuel(demo, rival, title);
  const tokens = { creator: await connectGame(demo), opponent: await connectGame(rival) };
  const duel = essentials({ rounds: SHORT });
  await play(demo, tokens, duel.slice(0, 2));
  beginEarlier(id);
  return { id, tokens, duel };
}

test('a key that was stolen settles nothing: beside the player’s own game it leaves the battle to the reports', async ({
  browser,
}, info) => {
  const [demo, rival] = [await player(browser, 'demo'), await player(browser, 'rival')];
  const { tokens, duel } = await duelOf(demo, rival, 'With a stolen key');
  await play(demo, tokens, duel.slice(2, 12));
  const stolen = duel.slice(2, 12).findLast(({ from }) => from === 'opponent');
  if (!stolen) throw new Error('nothing was posted');
  expect(await postFrom(THIEF, demo, tokens.opponent, stolen.post)).toBe(200);
  await play(demo, tokens, duel.slice(12));
  await demo.reload();
  await expect(demo.getByText('The games can’t decide this one, so report your result.')).toBeVisible();
  await expect(statusOf(demo)).toBeVisible();
  await settled(demo);
  await expectUsable(demo);
  await photograph(demo, info, 'stolen key');
  await reportResult(demo, 'won', '13–5');
  await expect(rival.getByText('13–5').first()).toBeVisible();
  await reportResult(rival, 'lost', '5–13');
  await expect(demo.getByRole('heading', { name: 'You Won!' })).toBeVisible();
});

test('posts that were recorded and are sent again change neither score nor result', async ({ browser }) => {
  const [demo, rival] = [await player(browser, 'demo'), await player(browser, 'rival')];
  const { tokens, duel } = await duelOf(demo, rival, 'Sent again');
  const recorded: { readonly token: string; readonly body: FeedPost }[] = [];
  for (const { from, post: told } of duel.slice(2, 24)) {
    const provider = { ...told.provider, timestamp: Math.floor(walkNow() / 1000) };
    const body = { ...told, provider };
    recorded.push({ token: tokens[from], body });
    expect((await post(demo, tokens[from], body)).status()).toBe(200);
  }
  await expect(sharedScore(demo)).toContainText('3–3');
  for (const { token, body } of recorded) {
    const send = () => rival.request.post('/api/feeds/cs2', { data: { ...body, auth: { token } } });
    await expect.poll(async () => (await send()).status()).toBe(200);
  }
  await demo.reload();
  await expect(sharedScore(demo)).toContainText('3–3');
  await play(demo, tokens, duel.slice(24));
  await expect(demo.getByRole('heading', { name: 'You Won!' })).toBeVisible();
  await expect(demo.getByText('Proven by CS2 on both sides').first()).toBeVisible();
});

test('two games on two maps are no match: a dispute is opened, and both read why', async ({ browser }) => {
  const [demo, rival] = [await player(browser, 'demo'), await player(browser, 'rival')];
  await demo.goto('/challenge/1');
  setProofMode('settle');
  await startDuel(demo, rival, 'On two maps');
  const tokens = { creator: await connectGame(demo), opponent: await connectGame(rival) };
  const own = essentials({ rounds: SHORT }).filter(({ from }) => from === 'creator');
  const other = essentials({ rounds: SHORT, map: 'de_nuke' }).filter(({ from }) => from === 'opponent');
  await play(demo, tokens, own.slice(0, 2));
  await play(demo, tokens, other.slice(0, 2));
  await expect(demo.getByText('In dispute').first()).toBeVisible();
  for (const page of [demo, rival])
    await expect(page.getByText('The two games tell of different maps.').first()).toBeVisible();
});

test('with an account that was unlinked the game is not heard any more, and the other one alone settles nothing', async ({
  browser,
}, info) => {
  const [demo, rival] = [await player(browser, 'demo'), await player(browser, 'rival')];
  await demo.goto('/challenge/1');
  setProofMode('settle');
  await rival.goto('/profile');
  await settled(rival);
  const account = rival.getByRole('region', { name: 'Game Accounts' });
  const connect = account.getByRole('button', { name: 'Connect CS2' });
  if (await isFirstOf(connect, account.getByRole('button', { name: 'Unlink CS2' }))) {
    await connect.click();
    const dialog = rival.getByRole('dialog', { name: 'Connect CS2' });
    await dialog.getByRole('button', { name: /Make (My|a New) File/ }).click();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  }
  const old = await connectGame(rival);
  const duel = essentials({ rounds: SHORT });
  const told = duel.find(({ from }) => from === 'opponent');
  if (!told) throw new Error('nothing was posted');
  expect((await post(rival, old, told.post)).status()).toBe(200);
  await account.getByRole('button', { name: 'Unlink CS2' }).click();
  await rival
    .getByRole('alertdialog')
    .or(rival.getByRole('dialog'))
    .getByRole('button', { name: /Unlink/ })
    .click();
  await expect(account.getByRole('button', { name: 'Connect CS2' })).toBeVisible();

  const id = await startDuel(demo, rival, 'Unlinked');
  const tokens = { creator: await connectGame(demo), opponent: old };
  expect((await post(rival, old, told.post)).status()).toBe(401);
  const alone = duel.filter(({ from }) => from === 'creator');
  await play(demo, tokens, alone.slice(0, 1));
  beginEarlier(id);
  await play(demo, tokens, alone.slice(1));
  fallSilent(id);
  await demo.reload();
  await expect(demo.getByText(/Only one game sent data to the end/)).toBeVisible();
  await expect(statusOf(demo)).toBeVisible();
  await expect(demo.getByText('Not connected').first()).toBeVisible();
  await settled(demo);
  await photograph(demo, info, 'unlinked');
});
