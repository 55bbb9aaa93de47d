import { type Page, expect } from 'playwright/test';
import { boxOf, pathOf } from '../reads.ts';
import { NARROW, createBattle, expectUsable, joinBattle, player, settled, test, beginBattle } from '../support.ts';
import { message } from '../chat/panel.ts';

const streams = (page: Page) => page.getByRole('list', { name: 'Streams', exact: true }).getByRole('listitem');

/** Lets the answers about one field come when `change` lets them, and as it makes them. */
async function changeAnswers<T>(page: Page, field: string, change: (answer: T) => Promise<T>): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data?: Record<string, T> | null };
    const asked = answer.data?.[field];
    if (asked !== undefined) Object.assign(answer.data ?? {}, { [field]: await change(asked) });
    await route.fulfill({ response, json: answer });
  });
}

/** Fills in what going live needs, and goes live. */
async function goLive(page: Page, title: string): Promise<void> {
  await page.goto('/go-live');
  await settled(page);
  const begin = page.getByRole('button', { name: 'Go Live', exact: true });
  await expect(begin).toBeDisabled();
  await expect(page.getByText('Stream must have a title and selected game to go live')).toBeVisible();
  await page.getByLabel('Stream Title').fill(title);
  await page.getByLabel('Game', { exact: true }).selectOption('valorant');
  await expect(begin).toBeDisabled();
  await page.getByLabel('Category', { exact: true }).selectOption('1v1');
  await begin.click();
  await expect(page.getByRole('link', { name: 'Watch Your Stream' })).toBeVisible();
}

test('who goes live is listed, watched, counted, followed and written to, and sees in the end how it went (GL-13, GL-14, ER-16, SM-01, SM-07, SM-09, HZ-07, RO-08)', async ({
  browser,
}) => {
  const [demo, rival] = [await player(browser, 'demo'), await player(browser, 'rival')];
  await rival.goto('/streams?category=competitive&sort=recent');
  await expect(streams(rival).first()).toBeVisible();
  await goLive(demo, 'A quiet evening of duels');
  // The list follows what happens.
  await expect(streams(rival).first()).toContainText('A quiet evening of duels');
  await rival.getByRole('link', { name: 'A quiet evening of duels' }).click();
  await expect(rival.getByRole('heading', { level: 1 })).toHaveText('A quiet evening of duels');

  await demo.getByRole('link', { name: 'Watch Your Stream' }).click();
  await expect(demo.getByText('1 viewer').first()).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Follow demo', exact: true })).toHaveCount(0);

  await rival.getByRole('button', { name: 'Follow demo', exact: true }).click();
  await expect(rival.getByRole('button', { name: 'Following demo', exact: true })).toBeVisible();
  const said = 'Good luck tonight, from the second row!';
  const chat = rival.getByRole('region', { name: 'Live chat' });
  await chat.getByRole('textbox').fill(said);
  await chat.getByRole('textbox').press('Enter');
  await expect(message(demo.getByRole('region', { name: 'Live chat' }), said)).toBeVisible();

  await demo.getByRole('button', { name: 'End Stream', exact: true }).click();
  await demo.getByRole('alertdialog').or(demo.getByRole('dialog')).getByRole('button', { name: 'End Stream' }).click();
  const summary = demo.getByRole('group', { name: 'Summary of the stream' });
  await expect(summary).toContainText('Viewers in all1');
  await expect(summary).toContainText('New followers1');
  await expect(rival.getByText('This stream is over.')).toBeVisible();
  await expect(rival.getByText('The stream is over, and its chat is closed.')).toBeVisible();
  await rival.getByRole('link', { name: 'Back to Streams' }).click();
  await expect(streams(rival).first()).toBeVisible();
  await expect(rival.getByText('A quiet evening of duels')).toHaveCount(0);
});

test('a streamer raids another live stream, whose chat says so; viewers go there by themselves, or when they press Go where less motion is set, or stay', async ({
  browser,
}) => {
  const [demo, rival] = [
    await player(browser, 'demo', { expected: /409/ }),
    await player(browser, 'rival', { viewport: NARROW }),
  ];
  await goLive(demo, 'The last round of the evening');
  await goLive(rival, 'Still on for a while');
  const path = await pathOf(demo.getByRole('link', { name: 'Watch Your Stream' }));
  const target = await pathOf(rival.getByRole('link', { name: 'Watch Your Stream' }));

  // Nobody watches, and rival takes no raids for now.
  await settled(rival);
  await rival.getByRole('switch', { name: 'Take raids' }).click();
  await expect(rival.getByRole('switch', { name: 'Take raids' })).not.toBeChecked();
  await demo.getByRole('button', { name: 'Raid', exact: true }).click();
  const dialog = demo.getByRole('dialog', { name: 'Raid another stream' });
  await dialog.getByLabel('Live stream').fill('still ON');
  await expect(dialog.getByText('No live stream that accepts raids matches “still ON”.')).toBeVisible();
  await expectUsable(demo);
  await rival.getByRole('switch', { name: 'Take raids' }).click();
  await expect(rival.getByRole('switch', { name: 'Take raids' })).toBeChecked();
  await dialog.getByLabel('Live stream').fill('still on');
  await dialog.getByRole('button', { name: 'Raid rival' }).click();
  await expect(dialog.getByText('Nobody is watching right now who could go there.')).toBeVisible();

  const [moving, still, staying] = [
    await player(browser, 'moderator', { motion: 'on' }),
    await player(browser, 'admin', { viewport: NARROW }),
    await player(browser, 'rival', { motion: 'on' }),
  ];
  for (const page of [moving, still, staying]) {
    await page.goto(path);
    await settled(page);
  }
  await expect(moving.getByText('3 viewers').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Raid rival' }).click();
  await expect(demo.getByText('You’re sending your viewers to rival', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();

  const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'demo is sending everyone here to rival' });
  await expect(notice(moving).getByRole('timer', { name: /Time left to stay/ })).toBeVisible();
  await notice(staying).getByRole('button', { name: 'Stay here' }).click();
  await expect(notice(still)).toBeVisible();
  await expect(notice(still).getByRole('timer')).toHaveCount(0);
  await expectUsable(still);
  await expect(moving).toHaveURL(({ pathname }) => pathname === target);
  await expect(still).toHaveURL(({ pathname }) => pathname === path);
  await notice(still).getByRole('link', { name: 'Go' }).click();
  await expect(still).toHaveURL(({ pathname }) => pathname === target);
  await expect(message(moving.getByRole('region', { name: 'Live chat' }), 'came with 3 viewers')).toBeVisible();
  await expect(notice(staying)).toHaveCount(0);
  await expect(staying).toHaveURL(({ pathname }) => pathname === path);

  for (const page of [demo, rival]) {
    await page.getByRole('button', { name: 'End Stream', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End Stream' }).click();
    await expect(page.getByRole('group', { name: 'Summary of the stream' })).toBeVisible();
  }
});

test('what comes late moves nothing on the page to go live, and a stream is shown as begun however late an older answer is', async ({
  browser,
}) => {
  for (const viewport of [undefined, NARROW]) {
    const page = await player(browser, 'rival', viewport ? { viewport } : {});
    let release: () => void = () => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await changeAnswers<object>(page, 'ingest', async (ingest) => {
      await isReleased;
      // Of two gateways that are tested at a time one alone has the port.
      return { ...ingest, rtmp: 'ON', rtmpUrl: 'rtmp://localhost:1935/live' };
    });
    await page.goto('/go-live');
    const begin = page.getByRole('button', { name: 'Go Live', exact: true });
    const camera = page.getByRole('switch', { name: 'Camera' });
    // Challenges are another panel's: they have come.
    await expect(
      page.getByRole('radio', { name: 'No challenge' }).or(page.getByText('Nothing of yours to show')),
    ).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Simulcast to Kick' })).toBeVisible();
    const places = async () => [await boxOf(begin), await boxOf(camera)];
    await expect(page.getByText('Waiting for input...')).toBeHidden();
    const before = await places();
    release();
    await expect(page.getByText('Waiting for input...')).toBeVisible();
    expect(await places()).toEqual(before);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }

  const page = await player(browser, 'rival');
  await page.goto('/go-live');
  await settled(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Live Streams' }).first().click();
  await expect(streams(page).first()).toBeVisible();
  // What the page asks when it is opened again is answered after everything else.
  let answerOlder: () => void = () => undefined;
  const isOlderDue = new Promise<void>((resolve) => (answerOlder = resolve));
  let asked = 0;
  await changeAnswers(page, 'ownStream', async (answer) => {
    if (++asked === 1) await isOlderDue;
    return answer;
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Go Live' }).first().click();
  await page.getByLabel('Stream Title').fill('Behind an older answer');
  await page.getByLabel('Game', { exact: true }).selectOption('valorant');
  await page.getByLabel('Category', { exact: true }).selectOption('1v1');
  await settled(page);
  // It counts when the server has answered, which the page, whose question is held back, does not wait for.
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Go Live', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Watch Your Stream' })).toBeVisible();
  answerOlder();
  await page.getByRole('button', { name: 'End Stream', exact: true }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'End Stream' }).click();
  await expect(page.getByRole('group', { name: 'Summary of the stream' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('whose stream staff have ended is led to the reason, which nobody else reads (GL-14, SM-09)', async ({
  browser,
}) => {
  const [demo, rival, staff] = [
    await player(browser, 'demo'),
    await player(browser, 'rival'),
    await player(browser, 'moderator'),
  ];
  await goLive(demo, 'Not for long');
  const path = await pathOf(demo.getByRole('link', { name: 'Watch Your Stream' }));
  await rival.goto(path);
  await expect(rival.getByRole('heading', { level: 1 })).toHaveText('Not for long');
  await staff.goto(path);
  await settled(staff);
  await staff.getByRole('button', { name: 'End stream', exact: true }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Shows the play of another');
  await dialog.getByRole('button', { name: 'End stream' }).click();
  await expect(demo.getByText('A moderator ended this stream: Shows the play of another')).toBeVisible();
  await expect(demo).toHaveURL(({ pathname }) => pathname === path);
  await expect(rival.getByText('This stream is over.')).toBeVisible();
  await demo.goto('/go-live');
  await settled(demo);
  await expect(demo.getByRole('button', { name: 'Go Live', exact: true })).toBeDisabled();
});

test('twenty sample streams stand in pages of 12 and 8, and filters hold from Apply on (SM-01, SM-02, SM-04, SM-05, SM-06, SM-08, EN-41)', async ({
  browser,
}) => {
  for (const viewport of [undefined, NARROW]) {
    const page = await player(browser, 'demo', viewport ? { viewport } : {});
    await page.goto('/streams');
    await expect(streams(page)).toHaveCount(12);
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(streams(page)).toHaveCount(20);
    await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0);
    await expectUsable(page);

    // On a phone they are folded, at first and by Apply.
    const unfold = async (): Promise<void> => {
      if (viewport) await page.getByRole('button', { name: /^Filters/ }).click();
    };
    await unfold();
    await page.getByLabel('Category', { exact: true }).selectOption('tournament');
    await page.getByLabel('Sort by').selectOption('title');
    await expect(streams(page)).toHaveCount(20);
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(streams(page)).toHaveCount(4);
    await expect(streams(page).first()).toContainText('Captains draft, best of three');
    const chips = page.getByRole('list', { name: 'Applied filters' }).getByRole('button');
    await expect(chips).toHaveText(['Tournament', 'Sorted by A-Z']);
    await page.getByRole('button', { name: 'Remove Tournament' }).click();
    await expect(chips).toHaveText(['Sorted by A-Z']);
    await expect(streams(page)).toHaveCount(12);
    await unfold();
    await page.getByLabel('Game', { exact: true }).selectOption('chess');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(streams(page)).toHaveCount(1);
    await unfold();
    await page.getByLabel('Category', { exact: true }).selectOption('competitive');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page.getByText('No streams match these filters')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(streams(page)).toHaveCount(12);
    for (const [name, path] of [
      ['Terms', '/terms'],
      ['Privacy', '/privacy'],
      ['Contact', '/contact'],
    ] as const)
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
});

test('an unknown stream shows stream 1, with its match beside it (SM-10, C-34)', async ({ browser }) => {
  const page = await player(browser, 'rival');
  await page.goto('/stream/nobody-knows-it');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operators only, first to 13');
  await expect(page.getByRole('region', { name: 'LunaStrike against AceViper' })).toBeVisible();
  await expectUsable(page);
});

test('a stream shows the own battle, whose page leads to it (GL-07, GL-08, ER-17, CH-08)', async ({ browser }) => {
  const demo = await player(browser, 'demo');
  const battle = await createBattle(demo, { stake: '10', title: 'Shown to everybody' });
  await demo.goto('/go-live');
  const betting = demo.getByRole('switch', { name: 'Spectator betting' });
  await expect(betting).toBeDisabled();
  await expect(demo.getByText('Select a challenge to enable betting features')).toBeVisible();
  await settled(demo);
  await demo.getByRole('radio', { name: /Shown to everybody/ }).check();
  await expect(betting).toBeEnabled();
  await expect(demo.getByText('Select a challenge to enable betting features')).toHaveCount(0);
  await demo.getByLabel('Stream Title').fill('With a stake');
  await expect(demo.getByText('12/100 characters')).toBeVisible();
  await demo.getByLabel('Game', { exact: true }).selectOption('cs2');
  await demo.getByLabel('Category', { exact: true }).selectOption('tournament');
  await demo.getByRole('button', { name: 'Go Live', exact: true }).click();
  await expect(demo.getByRole('link', { name: 'Watch Your Stream' })).toBeVisible();
  await demo.getByRole('link', { name: 'Watch Your Stream' }).click();
  await expect(demo.getByText('$10.00 wager').first()).toBeVisible();
  const rival = await player(browser, 'rival');
  await joinBattle(rival, battle);
  await beginBattle(rival, demo);
  await rival.getByRole('link', { name: 'View Live Stream' }).click();
  await expect(rival.getByRole('heading', { level: 1 })).toHaveText('With a stake');
});

test('the sections of Go Live stand there on wide and narrow screens (GL-01 to GL-05, GL-09, GL-15, GL-16, ER-18, ER-19)', async ({
  browser,
}) => {
  for (const viewport of [undefined, NARROW]) {
    const page = await player(browser, 'rival', viewport ? { viewport } : {});
    await page.goto('/go-live');
    for (const name of [
      'Stream Configuration',
      'Challenge Integration',
      'Stream Source',
      'Platform Sync',
      'Stream Preview',
      'Launch Controls',
      'Tips',
    ])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await expect(page.getByText('Waiting for input...')).toBeVisible();
    await expect(page.getByText('N/A')).toHaveCount(5);
    await expect(page.getByText('Streaming unavailable – Connect your streaming software to begin')).toBeVisible();
    await expect(page.getByText('1080p60 with 6000 kbps')).toBeVisible();
    await expect(page.getByLabel('Game', { exact: true }).getByRole('option')).toHaveText([
      'Valorant',
      'Apex Legends',
      'Fortnite',
      'Counter-Strike 2',
      'Rocket League',
    ]);
    await expect(page.getByLabel('Category', { exact: true }).getByRole('option')).toHaveText([
      'Solo',
      '1v1',
      'Tournament',
      'Practice',
    ]);
    await expect(page.getByLabel('Language').getByRole('option')).toHaveText([
      'Not said',
      'English',
      'Spanish',
      'French',
      'German',
      'Portuguese',
    ]);
    await expect(page.getByRole('group', { name: 'Tags' }).getByRole('checkbox')).toHaveCount(8);
    await expect(page.getByText('0/100 characters')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Camera' })).not.toBeChecked();
    for (const name of ['Microphone', 'System sound'])
      await expect(page.getByRole('radio', { name })).not.toBeChecked();
    await expect(page.getByRole('radio', { name: 'Both' })).toBeChecked();
    await expectUsable(page);
  }
});

test('the Hype Zone shows the live match with its players and chat (HZ-01, HZ-02, HZ-07, HZ-08, EN-31)', async ({
  browser,
}) => {
  for (const viewport of [undefined, NARROW]) {
    const page = await player(browser, 'demo', viewport ? { viewport } : {});
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hype Zone');
    await expect(page.getByRole('region', { name: 'Operators only' })).toContainText('$200.00 prize pool');
    const luna = page.getByRole('article', { name: 'LunaStrike' });
    await expect(luna).toContainText('Total wagered');
    await expect(luna.getByRole('link', { name: 'Watch the stream of LunaStrike' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'AceViper' })).toContainText('Win rate');
    await expect(message(page.getByRole('region', { name: 'Live Chat' }), 'Pistol round for AceViper!')).toBeVisible();
    await expect(page.getByText('Top Replays of the Week')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Friends live' })).toBeVisible();
    await expectUsable(page);
  }
});
