import type Database from 'better-sqlite3';
import { type APIResponse, type Page, expect } from 'playwright/test';
import { openDatabase } from '../database.ts';
import type { FeedFacts } from '../../../domain/proof/feed-facts.ts';
import type { Seat } from '../../../domain/proof/cross-check.ts';
import type { FeedPost } from '../../../domain/proof/proof.schemas.ts';
import type { Delivery } from '../../support/duel-feeds.ts';
import { textOf } from '../reads.ts';
import { createBattle, joinBattle, settled, beginBattle } from '../support.ts';
import { walkNow } from '../walk-clock.mjs';

const HOUR = 3_600_000;

function inDatabase<T>(work: (db: Database.Database) => T): T {
  const db = openDatabase();
  try {
    return work(db);
  } finally {
    db.close();
  }
}

export const setProofMode = (mode: 'off' | 'show' | 'settle'): void =>
  inDatabase((db) => void db.prepare("UPDATE settings SET value = ? WHERE key = 'proof_cs2'").run(mode));

/** As if the match had begun an hour ago: no human plays its rounds as fast as a test. */
export const beginEarlier = (battleId: string): void =>
  inDatabase((db) => {
    const facts = "json_set(facts, '$.startedAt', json_extract(facts, '$.startedAt') - ?)";
    db.prepare(`UPDATE battle_feeds SET facts = ${facts} WHERE battle_id = ?`).run(HOUR, battleId);
  });

/** As if both games had fallen silent some minutes ago. */
export const fallSilent = (battleId: string): void =>
  inDatabase((db) => {
    const facts = "json_set(facts, '$.lastAt', json_extract(facts, '$.lastAt') - 300000)";
    db.prepare(`UPDATE battle_feeds SET heard_at = heard_at - 300000, facts = ${facts} WHERE battle_id = ?`).run(
      battleId,
    );
  });

/** As if what was told so far had been heard two minutes earlier. */
export const hearEarlier = (battleId: string): void =>
  inDatabase((db) => {
    const rows = db
      .prepare<[string], { player_id: string; facts: string }>(
        'SELECT player_id, facts FROM battle_feeds WHERE battle_id = ?',
      )
      .all(battleId);
    for (const { player_id: playerId, facts } of rows) {
      const told = JSON.parse(facts) as FeedFacts;
      const earlier = (at: number): number => at - 120_000;
      const moved = {
        ...told,
        startedAt: told.startedAt === null ? null : earlier(told.startedAt),
        rounds: told.rounds.map((round) => ({ ...round, at: earlier(round.at) })),
      };
      db.prepare('UPDATE battle_feeds SET facts = ? WHERE battle_id = ? AND player_id = ?').run(
        JSON.stringify(moved),
        battleId,
        playerId,
      );
    }
  });

/** As if the decision over one of the demo's battles had turned its result round. */
export const overturnOne = (): void =>
  inDatabase((db) => void db.prepare("UPDATE disputes SET action = 'overturn' WHERE id = 'decided-1'").run());

interface Results {
  readonly battles: number;
  readonly disputed: number;
  readonly overturned: number;
}

/** How many battles are completed, and how many of these were disputed and overturned, by the rows themselves. */
export const countResults = (): Results | undefined =>
  inDatabase((db) =>
    db
      .prepare<[], Results>(
        `SELECT count(DISTINCT battles.id) AS battles, count(DISTINCT subject_id) AS disputed,
           count(DISTINCT CASE WHEN action = 'overturn' THEN subject_id END) AS overturned
         FROM battles LEFT JOIN disputes ON subject_kind = 'battle' AND subject_id = battles.id
         WHERE battles.status = 'completed'`,
      )
      .get(),
  );

/** Makes the file on the page of the battle and answers the key that stands in it. */
export async function connectGame(page: Page): Promise<string> {
  await settled(page);
  await page.getByRole('button', { name: /Connect CS2|Set Up CS2 Again/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect CS2' });
  await dialog.getByRole('button', { name: /Make (My|a New) File/ }).click();
  const text = await textOf(dialog.getByLabel('The file'), /"token" "[\w-]+"/);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  return /"token" "([\w-]+)"/.exec(text)?.[1] ?? '';
}

/** A CS2 duel that both have started; its page is open on both sides. */
export async function startDuel(creator: Page, opponent: Page, title: string): Promise<string> {
  const id = await createBattle(creator, { stake: '20', title, game: 'CS2' });
  await joinBattle(opponent, id);
  await beginBattle(creator, opponent);
  await expect(opponent.getByText('Live Match').first()).toBeVisible();
  return id;
}

/** One post, as often as the gateway asks for patience. */
export async function post(page: Page, token: string, body: FeedPost): Promise<APIResponse> {
  const provider = { ...body.provider, timestamp: Math.floor(walkNow() / 1000) };
  for (;;) {
    const answer = await page.request.post('/api/feeds/cs2', { data: { ...body, provider, auth: { token } } });
    if (answer.status() !== 429) return answer;
  }
}

/** Both clients post what they tell, in its order. */
export async function play(
  page: Page,
  tokens: Readonly<Record<Seat, string>>,
  deliveries: readonly Delivery[],
): Promise<void> {
  for (const { from, post: told } of deliveries) expect((await post(page, tokens[from], told)).status()).toBe(200);
}
