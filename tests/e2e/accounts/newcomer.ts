import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Browser, type Page } from 'playwright/test';
import { openDatabase } from '../database.ts';
import { type VisitOptions, visitor } from '../support.ts';
import { walkNow } from '../walk-clock.mjs';

/** What the server under test was started with: its default. */
const SECRET = 'demo-secret-for-development-only';
const HOUR = 3_600_000;

const open = () => openDatabase();

/** A session of an account that exists; answers its token. */
export function sessionOf(userId: string): string {
  const db = open();
  const token = randomBytes(32).toString('base64url');
  const now = walkNow();
  db.prepare(
    `INSERT INTO sessions (id, token_hash, user_id, created_at, touched_at, expires_at, user_agent, address)
     VALUES (?, ?, ?, ?, ?, ?, 'e2e', '127.0.0.1')`,
  ).run(
    randomUUID(),
    createHash('sha256').update(`${SECRET}.${token}`).digest('base64url'),
    userId,
    now,
    now,
    now + HOUR,
  );
  db.close();
  return token;
}

/** An account whose address has just been verified, with nothing done yet but its date of birth told; answers the token of a session. */
export function signUp(username: string): { id: string; token: string } {
  const db = open();
  const id = randomUUID();
  const email = `${username}@players.example`;
  db.transaction(() => {
    db.prepare(
      `INSERT INTO users (id, username, username_key, email, email_key, display_name, password_hash, stated_born_on, created_at)
       VALUES (?, ?, ?, ?, ?, ?, 'none', '1990-05-04', ?)`,
    ).run(id, username, username.toLowerCase(), email, email, username, walkNow());
    for (const currency of ['USD', 'BC'])
      db.prepare(
        `INSERT INTO ledger_accounts (id, kind, owner_id, currency, balance, entry_count) VALUES (?, 'user', ?, ?, 0, 0)`,
      ).run(`user:${id}:${currency}`, id, currency);
  })();
  db.close();
  return { id, token: sessionOf(id) };
}

/** Writes down steps as done, as if the newcomer had gone through them elsewhere. */
export function completeSteps(userId: string, steps: readonly ('setup' | 'tutorial')[]): void {
  const db = open();
  db.prepare('INSERT INTO onboardings (user_id) VALUES (?) ON CONFLICT DO NOTHING').run(userId);
  for (const step of steps)
    db.prepare(`UPDATE onboardings SET ${step}_completed_at = ? WHERE user_id = ?`).run(walkNow(), userId);
  db.close();
}

/** A browser in which that account is signed in. */
export async function enter(
  browser: Browser,
  { token }: { readonly token: string },
  options: VisitOptions = {},
): Promise<Page> {
  const page = await visitor(browser, options);
  const url = process.env['E2E_URL'] ?? '';
  await page.context().addCookies([{ name: 'gauntlet_session', value: token, url }]);
  return page;
}
