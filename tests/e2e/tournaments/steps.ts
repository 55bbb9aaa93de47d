import { type Browser, type Page, expect } from 'playwright/test';
import { openDatabase } from '../database.ts';
import { PASSWORD, visitor } from '../support.ts';
import { walkNow } from '../walk-clock.mjs';

const database = () => openDatabase();

/** Lets the next deadline of a tournament come at once, as if the time had passed. The worker does the rest. */
export function passStage(id: string): void {
  const db = database();
  const { changes } = db
    .prepare('UPDATE tournaments SET due_at = ? WHERE id = ? AND due_at IS NOT NULL')
    .run(walkNow(), id);
  db.close();
  expect(changes).toBe(1);
}

/** The same for the deadline of one match. */
export function passMatchTime(id: string, match: number): void {
  const db = database();
  const { changes } = db
    .prepare('UPDATE tournament_matches SET due_at = ? WHERE tournament_id = ? AND match = ? AND due_at IS NOT NULL')
    .run(walkNow(), id, match);
  db.close();
  expect(changes).toBe(1);
}

/** A page of somebody of the demo data set who otherwise does not sign in: what they do, they do by the API. */
export async function castMember(browser: Browser, userId: string): Promise<Page> {
  const db = database();
  db.prepare(`UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE id = '1') WHERE id = ?`).run(
    userId,
  );
  const { username } = db.prepare('SELECT username FROM users WHERE id = ?').get(userId) as { username: string };
  db.close();
  const page = await visitor(browser);
  const answer = await page.request.post('/api/auth/login', { data: { username, password: PASSWORD } });
  expect(answer.status()).toBe(200);
  return page;
}

let calls = 0;

/** Asks the API as the account of a page; every mutation has a key of its own. */
export async function ask<T>(page: Page, query: string, variables: object = {}): Promise<T> {
  const headers = { 'Idempotency-Key': `tournament-story-${++calls}` };
  const answer = await page.request.post('/graphql', { headers, data: { query, variables } });
  const { data, errors } = (await answer.json()) as { data: T; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

interface Row {
  readonly match: number;
  readonly slots: readonly [number, number];
  readonly status: string;
  readonly attempt: number;
}

export async function rowOf(page: Page, id: string, match: number): Promise<Row> {
  const { tournamentMatch } = await ask<{ tournamentMatch: { row: Row } }>(
    page,
    `query($id: ID!, $match: Int!) { tournamentMatch(id: $id, match: $match) { row { match slots status attempt } } }`,
    { id, match },
  );
  return tournamentMatch.row;
}

export const enterBy = (page: Page, id: string) =>
  ask(page, 'mutation($id: ID!) { enterTournament(id: $id) { id } }', { id });

export const leaveBy = (page: Page, id: string) =>
  ask(page, 'mutation($id: ID!) { leaveTournament(id: $id) { id } }', { id });

export const comeBy = (page: Page, id: string) =>
  ask(page, 'mutation($id: ID!) { checkInTournament(id: $id) { id } }', { id });

export async function checkInBy(page: Page, id: string, match: number): Promise<void> {
  const { attempt } = await rowOf(page, id, match);
  await ask(
    page,
    'mutation($id: ID!, $match: Int!, $attempt: Int!) { checkInMatch(id: $id, match: $match, attempt: $attempt) { id } }',
    { id, match, attempt },
  );
}

export async function reportBy(page: Page, id: string, match: number, games: readonly number[]): Promise<void> {
  const { attempt } = await rowOf(page, id, match);
  const recordingUrl = 'https://recordings.example/match';
  await ask(page, 'mutation($input: MatchReportFields!) { reportMatch(input: $input) { id } }', {
    input: { tournamentId: id, match, attempt, games, recordingUrl },
  });
}

/** Both of a match come and say the same, in the order of the slots. */
export async function playBy(
  pages: readonly [Page, Page],
  id: string,
  match: number,
  games: readonly number[],
): Promise<void> {
  for (const page of pages) await checkInBy(page, id, match);
  for (const page of pages) await reportBy(page, id, match, games);
}

/** Goes to a match on its page and says there that the player is there. */
export async function checkInOn(page: Page, id: string, match: number): Promise<void> {
  await page.goto(`/tournaments/${id}/matches/${match}`);
  await page.getByRole('button', { name: 'Check in' }).click();
  await expect(page.getByRole('button', { name: 'Check in' })).toHaveCount(0);
}

/** Reports on the page of the match; `result` as the choice is called. */
export async function reportOn(page: Page, result: string): Promise<void> {
  await page.getByRole('button', { name: 'Report result' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: result }).check();
  await dialog.getByLabel('Stream or recording link').fill('https://recordings.example/match');
  await dialog.getByRole('button', { name: 'Report result' }).click();
  await expect(dialog).toBeHidden();
  // The result may take the dialog away before the answer does, which then still goes a step back.
  await expect(page).not.toHaveURL(/dialog=/);
}
