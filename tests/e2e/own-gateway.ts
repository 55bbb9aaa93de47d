import { randomUUID } from 'node:crypto';
import { type Browser, type Page, expect } from 'playwright/test';
import type { RunningGateway } from './gateway.ts';
import { PASSWORD, WIDE } from './support.ts';

/** A page of somebody who is signed in to a gateway that a file has for itself. */
export async function enterAt({ url }: RunningGateway, browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: WIDE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const data = { username, password: PASSWORD };
  const signedIn = await page.request.post('/api/auth/login', { data, headers: { origin: url } });
  expect(signedIn.status()).toBe(200);
  return page;
}

/** What that gateway answers the page's player; every call carries a key of its own. */
export async function askAt<T>({ url }: RunningGateway, page: Page, query: string): Promise<T> {
  const headers = { origin: url, 'idempotency-key': randomUUID() };
  const answer = await page.request.post('/graphql', { data: { query }, headers });
  return ((await answer.json()) as { data: T }).data;
}
