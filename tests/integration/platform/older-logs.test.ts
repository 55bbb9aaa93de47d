import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../db/client/open.ts';
import { accountLogs } from '../../../db/platform/account-log.table.ts';
import { oldDatabase } from '../../support/old-database.ts';

test('accounts that had a key or a webhook before there were logs have one, and nobody else', async () => {
  const user = (id: string) => ({
    id,
    username: id,
    username_key: id,
    email: `${id}@players.example`,
    email_key: `${id}@players.example`,
    display_name: id,
    password_hash: 'x',
    role: 'player',
    status: 'active',
    verification: 'verified',
    is_vip: false,
    is_verified_creator: false,
    created_at: 5,
  });
  const hook = { url: 'https://hooks.example.com/', types: '[]', secret: 'x', last_seq: 4, created_at: 5 };
  const key = { family_id: 'f', name: 'n', shown: 's', scopes: '[]', daily_stake_cents: 0, created_at: 5 };
  const url = await oldDatabase(
    {
      users: ['owner-a', 'owner-b', 'owner-c', 'nobody'].map(user),
      webhook_endpoints: [
        { ...hook, id: 'h1', user_id: 'owner-a' },
        { ...hook, id: 'h2', user_id: 'owner-a' },
        { ...hook, id: 'h3', user_id: 'owner-b' },
      ],
      api_keys: [
        { ...key, id: 'k1', user_id: 'owner-b', key_hash: '1', expires_at: 9 },
        { ...key, id: 'k2', user_id: 'owner-c', key_hash: '2', expires_at: 9 },
      ],
    },
    43,
  );
  const db = await openDatabase(url);
  const logs = await db.read.select().from(accountLogs).orderBy(asc(accountLogs.userId));
  expect(logs).toEqual(
    ['owner-a', 'owner-b', 'owner-c'].map((userId) => ({
      userId,
      lastSeq: 0,
      notedAt: 0,
      since: expect.any(Number) as number,
    })),
  );
  expect(logs.every(({ since }) => since > Date.UTC(2026, 0) && Number.isInteger(since))).toBe(true);
  await db.close();
});
