import { type Page, expect } from 'playwright/test';
import { pathOf } from '../reads.ts';
import {
  createBattle,
  expectUsable,
  joinBattle,
  player,
  reportResult,
  settled,
  test,
  beginBattle,
} from '../support.ts';

const stage = (page: Page, guest: string) => page.getByRole('region', { name: `demo against ${guest}` });

test('who watches a stream sees who meets in its battle, for how much and how it stands, as it happens, until the pool is paid (GL-07, SM-09)', async ({
  browser,
}) => {
  const [demo, rival, viewer] = [
    await player(browser, 'demo'),
    await player(browser, 'rival'),
    await player(browser, 'moderator'),
  ];
  const title = 'Settled while you watch';
  const id = await createBattle(demo, { stake: '5', title });

  await demo.goto('/go-live');
  await settled(demo);
  await demo.getByLabel('Stream Title').fill('A duel to watch');
  await demo.getByLabel('Game', { exact: true }).selectOption('valorant');
  await demo.getByLabel('Category', { exact: true }).selectOption('1v1');
  await demo.getByRole('radio', { name: title }).check();
  await demo.getByRole('button', { name: 'Go Live', exact: true }).click();
  const path = await pathOf(demo.getByRole('link', { name: 'Watch Your Stream' }));

  await viewer.goto(path);
  await expect(stage(viewer, 'an open seat')).toContainText('Free seat for $5.25');
  await expect(stage(viewer, 'an open seat')).toContainText('$10.00');
  // From here on the page stands: nothing loads it anew.
  await viewer.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

  await joinBattle(rival, id);
  await expect(stage(viewer, 'rival')).toContainText('Ready to start');
  await beginBattle(rival, demo);
  await expect(stage(viewer, 'rival')).toContainText('Being played');
  await expect(stage(viewer, 'rival')).toContainText('Live Match');
  await expectUsable(viewer);

  await rival.getByRole('button', { name: 'Report Result' }).waitFor();
  await reportResult(rival, 'lost', '9-13');
  await expect(stage(viewer, 'rival')).toContainText('Result is final in');
  await demo.goto(`/challenge/${id}`);
  await reportResult(demo, 'won', '13-9');
  await expect(stage(viewer, 'rival')).toContainText('demo won');
  await expect(stage(viewer, 'rival')).toContainText('demo was paid the $10.00 pool');
  expect(await viewer.evaluate(() => 'isSamePage' in globalThis)).toBe(true);

  await demo.goto(path);
  await demo.getByRole('button', { name: 'End Stream', exact: true }).click();
  await demo.getByRole('alertdialog').getByRole('button', { name: 'End Stream' }).click();
  await expect(viewer.getByText('This stream is over.')).toBeVisible();
});

test('the Hype Zone lists what the player is in the middle of, and what becomes of it, as it happens', async ({
  browser,
}) => {
  const [rival, demo] = [await player(browser, 'rival'), await player(browser, 'demo')];
  const title = 'Listed while it runs';
  await demo.goto('/home');
  const running = demo.getByRole('region', { name: 'Your running contests' }).getByRole('list');
  const own = running.getByRole('link', { name: new RegExp(title) });
  await expect(running).toBeVisible();
  await expect(own).toHaveCount(0);

  const creator = await player(browser, 'demo');
  const id = await createBattle(creator, { stake: '5', title });
  await expect(own).toContainText('Waiting for an opponent');
  await joinBattle(rival, id);
  await expect(own).toContainText('Ready to start');
  await beginBattle(rival, creator);
  await expect(own).toContainText('Play, then report the result');
  await reportResult(rival, 'lost', '9-13');
  await creator.goto(`/challenge/${id}`);
  await reportResult(creator, 'won', '13-9');
  await expect(own).toHaveCount(0);
});
