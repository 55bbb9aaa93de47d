/** The world that a measurement runs in: a database with funded players. */
import { rmSync } from 'node:fs';
import { v7 } from 'uuid';
import { externalAccount, userAccount } from '../../domain/wallet/ledger.ts';
import { readUser } from '../../db/accounts/user.queries.ts';
import { openAccount } from '../../db/wallet/open-account.ts';
import type { Database } from '../../db/client/database.ts';
import { openDatabase } from '../../db/client/open.ts';
import { seedBasics } from '../../db/seed/basics.ts';
import { postTransfer } from '../../db/wallet/post-transfer.ts';
import { readConfig } from '../../gateway/kernel/config/config.ts';
import type { Deps } from '../../gateway/kernel/deps.ts';
import { openSession } from '../../gateway/security/sessions/session.ts';
import { realDeps } from '../../gateway/server/real-deps.ts';

/** More than a measurement can lose. */
const FUNDS_CENTS = 1_000_000_000_00;

export const playerIds = (count: number): string[] => Array.from({ length: count }, (_, n) => `player-${n}`);

async function fund(db: Database, ids: readonly string[]): Promise<void> {
  // Booked now: months that lie behind would have statements issued while something else is measured.
  const at = Date.now();
  await db.transact(async (tx) => {
    for (const id of ids) {
      const username = id.replace('-', '').slice(0, 20);
      const email = `${id}@load.example`;
      await openAccount(tx, {
        id,
        username,
        usernameKey: username,
        email,
        emailKey: email,
        displayName: id,
        passwordHash: 'nobody signs in',
        role: 'player',
        status: 'active',
        verification: 'verified',
        // Of age on the first day there is: a load begins there.
        bornOn: '1930-01-01',
        isVip: true,
        isVerifiedCreator: false,
        createdAt: 0,
      });
      const legs = [
        { accountId: externalAccount('USD'), kind: 'deposit' as const, amount: -FUNDS_CENTS },
        { accountId: userAccount(id, 'USD'), kind: 'deposit' as const, amount: FUNDS_CENTS },
      ];
      await postTransfer(tx, {
        id: v7(),
        opKey: `deposit:${id}`,
        kind: 'deposit',
        currency: 'USD',
        subjectId: null,
        actorId: null,
        at,
        legs,
      });
    }
  });
}

/** Opens a fresh database with funded players; a SQLite file of that name is replaced. */
export async function setStage(
  url: string,
  ids: readonly string[],
  connections?: number,
): Promise<{ db: Database; deps: Deps }> {
  if (url.startsWith('file:'))
    for (const end of ['', '-wal', '-shm', '.lock']) rmSync(`${url.slice(5)}${end}`, { force: true });
  const db = await openDatabase(url, connections === undefined ? {} : { connections });
  await seedBasics(db);
  await fund(db, ids);
  return { db, deps: realDeps(readConfig({ DATABASE_URL: url }), db) };
}

/** A session of each player; answers their cookies. All at once, so that they share the commits. */
export const openSessions = (deps: Deps, ids: readonly string[]): Promise<string[]> =>
  Promise.all(
    ids.map(async (id) => {
      const user = await readUser(deps.db.read, id);
      if (!user) throw new Error('the stage has no such player');
      const from = { userAgent: 'load', address: '127.0.0.1' };
      const { token } = await deps.db.transact((tx) => openSession(deps, tx, user, from));
      return `gauntlet_session=${token}`;
    }),
  );

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
