import type { Browser, Page } from 'playwright/test';
import { openDatabase } from '../database.ts';
import type { VisitOptions } from '../support.ts';
import { completeSteps, enter, signUp } from './newcomer.ts';
import { walkNow } from '../walk-clock.mjs';

/** A fresh account that has gone through the onboarding and signs in with the password of the demo accounts. */
export async function member(browser: Browser, username: string, options: VisitOptions = {}): Promise<Page> {
  const account = signUp(username);
  completeSteps(account.id, ['setup', 'tutorial']);
  const db = openDatabase();
  db.prepare(`UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE id = '1') WHERE id = ?`).run(
    account.id,
  );
  db.prepare('UPDATE onboardings SET completed_at = ? WHERE user_id = ?').run(walkNow(), account.id);
  db.close();
  return enter(browser, account, options);
}
