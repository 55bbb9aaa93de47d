import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Job, jobs } from '../../../db/jobs/job.table.ts';
import { gameAccounts } from '../../../db/proof/proof.table.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { readConfig } from '../../../gateway/kernel/config/config.ts';
import { mailNotification } from '../../../gateway/notifications/mail-notification.ts';
import { HttpGateway, PASSWORD, type SignedIn } from '../../support/http-gateway.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { ordersIn } from '../../support/second-factor.ts';
import { startDuel } from '../../support/feed-steps.ts';
import { CANCEL, CREATE, report } from '../../support/battle-operations.ts';
import { LichessStandIn } from '../../support/lichess-stand-in.ts';
import { LINK, MY_LICHESS, UNLINK, linkLichess, openChess, setChess } from '../../support/lichess-steps.ts';
import { archived } from '../../support/personal-data.ts';

const site = new LichessStandIn();
let gate: HttpGateway;
beforeAll(async () => {
  gate = await openChess(site);
});
afterAll(async () => {
  await gate.close();
  await site.close();
});

const linkOf = async (player: SignedIn) => (await player.ask<{ myLichess: object }>(MY_LICHESS)).myLichess;
const begin = async (player: SignedIn): Promise<URL> =>
  new URL((await player.ask<{ startLichessLink: string }>(LINK)).startLichessLink);
async function comeBack(player: Pick<SignedIn, 'rest'>, query: string): Promise<string | null> {
  const { status, headers } = await player.rest('GET', `/api/lichess/callback${query}`);
  expect(status).toBe(303);
  return new URL(String(headers.location), 'http://here.example').searchParams.get('lichess');
}

/** Does the jobs of the mails that cannot wait; those that they order stay to be looked at. */
async function mailNotifications(): Promise<void> {
  const due = await gate.db.read.select().from(jobs).where(eq(jobs.kind, 'notification.mail')).orderBy(jobs.id);
  for (const job of due) await mailNotification(gate.deps, job as Job<'notification.mail'>);
}

it('links an account by PKCE, without any right, and gives the token back at once', async () => {
  const player = await gate.player();
  const address = await begin(player);
  expect(address.origin).toBe(site.origin);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: `${gate.deps.config.publicUrl}/api/lichess/callback`,
  });
  expect(address.searchParams.get('scope')).toBeNull();
  expect(await linkLichess(site, player, 'DrPawn')).toBe('linked');
  expect(await linkOf(player)).toMatchObject({ isOffered: true, accountId: 'drpawn', isBound: false });
  expect(site.tokens.size).toBe(0);
  expect(await gate.contents()).not.toContain('lio_DrPawn');
});

it('tells the player of each change, on the site and by mail', async () => {
  const player = await gate.player();
  await linkLichess(site, player, 'Told');
  await player.ask(UNLINK);
  await player.ask(UNLINK);
  await deliverEverything(gate.deps, openLog('silent'));
  const { notifications } = await player.ask<{ notifications: { edges: { node: { title: string } }[] } }>(
    '{ notifications(first: 10) { edges { node { title } } } }',
  );
  const told = ['Lichess account linked', 'Lichess account unlinked'];
  expect(notifications.edges.map(({ node }) => node.title)).toEqual(told.toReversed());
  await mailNotifications();
  const mails = (await ordersIn(gate)).filter(({ to }) => to === player.user.email).map(({ mail }) => mail);
  expect(mails).toMatchObject(told.map((title) => ({ kind: 'notification', title })));
});

it('belongs to one player: another is refused until it is unlinked, and one that is linked anew takes the place of the earlier', async () => {
  const [owner, other] = [await gate.player(), await gate.player()];
  expect(await linkLichess(site, owner, 'Single')).toBe('linked');
  expect(await linkLichess(site, other, 'SINGLE')).toBe('GAME_ACCOUNT_TAKEN');
  expect(await linkOf(other)).toMatchObject({ accountId: null });
  expect(await linkLichess(site, owner, 'Second')).toBe('linked');
  expect(await linkOf(owner)).toMatchObject({ accountId: 'second' });
  expect(await linkLichess(site, other, 'Single')).toBe('linked');
});

it('takes a state once, from the browser session that began, and within ten minutes', async () => {
  const [player, thief] = [await gate.player(), await gate.player()];
  site.person = 'Careful';
  const { search } = site.agree((await begin(player)).href);
  expect(await comeBack(gate.visitor(), search)).toBe('UNAUTHENTICATED');
  expect(await comeBack(thief, search)).toBe('expired');
  expect(await comeBack(player, search), 'the thief has spent it').toBe('expired');
  const late = site.agree((await begin(player)).href);
  gate.pass(11 * MINUTE);
  expect(await comeBack(player, late.search)).toBe('expired');
  const { search: declined } = await begin(player);
  const state = new URLSearchParams(declined).get('state') ?? '';
  expect(await comeBack(player, `?error=access_denied&state=${state}`)).toBe('declined');
  expect(await linkOf(player)).toMatchObject({ accountId: null });
});

it.each(['down', 'junk', 'drops', 'busy', 'refuses'] as const)(
  'links nothing when Lichess does not play along (%s)',
  async (fault) => {
    const player = await gate.player();
    site.fail('/api/account', fault);
    expect(await linkLichess(site, player, 'Unlucky')).toBe('failed');
    site.fail('/api/token', fault);
    expect(await linkLichess(site, player, 'Unlucky')).toBe('failed');
    expect(await linkOf(player)).toMatchObject({ accountId: null });
  },
);

it('stays as it is from the stake to the end of a chess battle', async () => {
  const player = await gate.player({ cents: 100_00 });
  await linkLichess(site, player, 'Bound');
  const away = site.agree((await begin(player)).href);
  const input = { game: 'CHESS', mode: 'DUEL', stakeCents: 10_00, title: '', description: '', privacy: 'PUBLIC' };
  const { createBattle } = await player.ask<{ createBattle: { id: string } }>(CREATE, { input });
  expect(await player.refusal(UNLINK)).toMatchObject({ code: 'GAME_ACCOUNT_BUSY' });
  expect(await player.refusal(LINK)).toMatchObject({ code: 'GAME_ACCOUNT_BUSY' });
  expect(await comeBack(player, away.search), 'begun before the stake').toBe('GAME_ACCOUNT_BUSY');
  expect(await linkOf(player)).toMatchObject({ accountId: 'bound', isBound: true });
  await player.ask(CANCEL, { battleId: createBattle.id });
  await player.ask(UNLINK);
  expect(await linkOf(player)).toMatchObject({ accountId: null, isBound: false });
});

it('stands beside a Steam account and does not touch it', async () => {
  const player = await gate.player();
  const { user } = player;
  const steam = { userId: user.id, platform: 'steam', accountId: '76561198000000001', linkedAt: 5 } as const;
  await gate.db.transact((tx) => tx.insert(gameAccounts).values(steam));
  await linkLichess(site, player, 'Both');
  await player.ask('mutation { unlinkGameAccount { madeAt } }');
  expect(await linkOf(player)).toMatchObject({ accountId: 'both' });
  const cs2 = await player.ask('{ myGameFeed { accountId } }');
  expect(cs2).toEqual({ myGameFeed: { accountId: null } });
});

it('is in the archive of its player, and goes with the account as does every name of its games', async () => {
  const [one, other] = [await gate.player({ cents: 52_50 }), await gate.player({ cents: 100_00 })];
  await linkLichess(site, one, 'Leaving');
  await linkLichess(site, other, 'Staying');
  const id = await startDuel(one, other, { game: 'CHESS', title: 'Once' });
  await deliverEverything(gate.deps, openLog('silent'));
  const read = await archived(gate.db.read, 'proof', one.user.id);
  expect(JSON.stringify(read)).toContain('"account":"leaving"');
  expect(JSON.stringify(read)).not.toContain('staying');
  await report(one, id, 'LOST');
  await report(other, id, 'WON');
  const CLOSE = 'mutation ($input: CloseAccountInput!) { closeAccount(input: $input) }';
  await one.ask(CLOSE, { input: { password: PASSWORD } });
  expect(await gate.contents()).not.toContain('leaving');
  expect(await linkOf(other)).toMatchObject({ accountId: 'staying' });
});

it('stops the start at an address that is no origin, and at a plain one in production', () => {
  const production = {
    NODE_ENV: 'production',
    PAYMENTS: 'sandbox',
    SESSION_SECRET: 'a-secret-of-its-own-and-long',
    PUBLIC_URL: 'https://here.example',
    MAIL_URL: 'smtps://mail.example',
  };
  expect(readConfig({}).lichess).toBeNull();
  expect(readConfig({ LICHESS_URL: 'https://lichess.org' }).lichess?.href).toBe('https://lichess.org/');
  for (const bad of [
    'https://lichess.org/api',
    'https://a:b@lichess.org',
    'https://lichess.org?x=1',
    'ftp://lichess.org',
  ])
    expect(() => readConfig({ LICHESS_URL: bad }), bad).toThrow('LICHESS_URL');
  expect(() => readConfig({ ...production, LICHESS_URL: 'http://lichess.org' })).toThrow('LICHESS_URL');
});

it('is not offered where the operator has not said where Lichess is, whatever the flag says', async () => {
  const bare = await HttpGateway.open();
  await setChess(bare, true);
  const player = await bare.player();
  expect(await player.refusal(LINK)).toMatchObject({ code: 'GAME_OFF' });
  expect((await player.ask<{ battleRules: object }>('{ battleRules { games } }')).battleRules).toEqual({
    games: ['VALORANT', 'CS2', 'APEX', 'LEAGUE'],
  });
  await bare.close();
});
