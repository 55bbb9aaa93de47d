import { type Page, expect } from 'playwright/test';
import { DISPLAY_NAME_MAX } from '../../../domain/accounts/display-name.ts';
import { USERNAME_MAX } from '../../../domain/accounts/username.ts';
import { DESCRIPTION_MAX, TITLE_MAX } from '../../../domain/battles/create-battle.ts';
import { MESSAGE_MAX } from '../../../domain/chat/message-text.ts';
import { CAMPAIGN_TITLE_MAX, BRAND_MAX } from '../../../domain/sponsorships/sponsorships.schemas.ts';
import { TEAM_DESCRIPTION_MAX } from '../../../domain/teams/team.ts';
import { TEAM_NAME_MAX } from '../../../domain/teams/team-name.ts';
import { TOURNAMENT_TITLE_MAX } from '../../../domain/tournaments/tournaments.schemas.ts';
import { METHOD_LABEL_MAX } from '../../../domain/wallet/wallet.schemas.ts';
import { openDatabase } from '../database.ts';
import { NARROW, WIDE, player, settled, test } from '../support.ts';

const SCREEN_MS = 30_000;

/** Every text that somebody types and that stands in lists and on cards, by table and column, with what it may have. */
const TYPED: readonly (readonly [table: string, column: string, characters: number])[] = [
  ['users', 'display_name', DISPLAY_NAME_MAX],
  ['battles', 'title', TITLE_MAX],
  ['battles', 'description', DESCRIPTION_MAX],
  ['stake_subjects', 'title', TITLE_MAX],
  ['markets', 'title', TITLE_MAX],
  ['replays', 'title', TITLE_MAX],
  ['streams', 'title', TITLE_MAX],
  ['tournaments', 'title', TOURNAMENT_TITLE_MAX],
  ['teams', 'name', TEAM_NAME_MAX],
  ['teams', 'description', TEAM_DESCRIPTION_MAX],
  ['campaigns', 'title', CAMPAIGN_TITLE_MAX],
  ['campaigns', 'brand', BRAND_MAX],
  ['chat_messages', 'body', MESSAGE_MAX],
  ['payment_methods', 'name', METHOD_LABEL_MAX],
];

/** Without a place to break, from right to left, and of characters that are pairs. */
const WORDS: readonly ((characters: number) => string)[] = [
  (characters) => 'W'.repeat(characters),
  (characters) => 'ש'.repeat(characters),
  (characters) => '👾'.repeat(Math.floor(characters / 2)),
];

const SCREENS = [
  '/dashboard?tab=live-battles',
  '/dashboard?tab=tournaments',
  '/home',
  '/challenge/1',
  '/tournaments/cup-1',
  '/tournaments/bracket-6?tab=bracket',
  '/tournaments/bracket-6?tab=standings',
  '/leaderboards',
  '/replays',
  '/friends',
  '/notifications',
  '/notifications?tab=battle-invites',
  '/teams',
  '/teams/team-3',
  '/streams',
  '/stream/3',
  '/wallet',
  '/bets',
  '/statements',
  '/player/rival',
];

/** As if everybody had typed the longest that is taken; each row a word of another kind. */
function typeTheLongest(): void {
  const db = openDatabase();
  db.transaction(() => {
    for (const [table, column, characters] of TYPED)
      for (const [kind, word] of WORDS.entries())
        db.prepare(`UPDATE ${table} SET ${column} = ? WHERE rowid % ? = ?`).run(word(characters), WORDS.length, kind);
    db.prepare(
      `UPDATE users SET username = substr(printf('%0*d', ?, 0), length(id) + 1) || id WHERE username NOT IN ('demo', 'rival')`,
    ).run(USERNAME_MAX);
  })();
  db.close();
}

/** What of a page sticks out to the side and cannot be scrolled to within a part of it. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isHeld = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible' || getComputedStyle(at).position === 'fixed') return true;
      return false;
    };
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const out = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1 && !isHeld(element),
    );
    return [
      ...(wide > 0 ? [`the page, by ${wide} pixels`] : []),
      ...out.slice(0, 3).map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`),
    ];
  });

test('the longest that players can type sticks out of no page of lists or cards, in one word, from right to left and in emoji, at 390 and at 1440 pixels (issue 18)', async ({
  browser,
}) => {
  test.setTimeout(SCREENS.length * SCREEN_MS);
  const page = await player(browser, 'demo');
  typeTheLongest();
  for (const path of SCREENS)
    await test.step(path, async () => {
      await page.setViewportSize(NARROW);
      await page.goto(path);
      for (const viewport of [NARROW, WIDE]) {
        await page.setViewportSize(viewport);
        await settled(page);
        await expect(page.locator('h1')).toBeVisible();
        expect.soft(await sticksOut(page), `${path} at ${viewport.width}`).toEqual([]);
      }
    });
});
