import { versionsAt } from '../../domain/accounts/legal.ts';
import type { NewUser } from '../accounts/user.table.ts';
import type { NoticeRule } from '../../domain/shared/notice.ts';
import { emailKeyOf } from '../../domain/accounts/email.ts';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import { insertAccepted } from '../accounts/legal.queries.ts';
import { openAccount } from '../wallet/open-account.ts';
import { readUser } from '../accounts/user.queries.ts';
import type { Database } from '../client/database.ts';
import { DESK_PLAYERS, PEOPLE, type Person, deskId } from './cast.ts';
import { seedCrowd } from './crowd.ts';
import { type Samples, Scene } from './scene.ts';

export const DEMO_PASSWORD = 'demo-Gauntlet-1';

export interface SeedDeps {
  readonly now: () => number;
  readonly randomBytes: (count: number) => Buffer;
  readonly passwords: { hash(password: string): Promise<string> };
  /** What players are told of what happens, and the samples in the order of the rooms. */
  readonly wiring: { readonly notices: ReadonlyMap<string, NoticeRule>; readonly samples: readonly Samples[] };
}

/**
 * Loads the demo data set into an installation that has none: people, and of each room a history of settled battles, a running one
 * with the documented id 1, open seats to join and the like. Answers whether the set is there. @param seal keeps a text so
 * that only the server reads it
 */
export async function seedDemo(db: Database, deps: SeedDeps, seal: (text: string) => string): Promise<boolean> {
  const known = await readUser(db.read, '1');
  if (known) return known.username === 'demo';
  const [open, closed] = await Promise.all([
    deps.passwords.hash(DEMO_PASSWORD),
    deps.passwords.hash(deps.randomBytes(32).toString('base64url')),
  ]);
  const now = deps.now();
  const { notices, samples } = deps.wiring;
  await db.transact(async (tx) => {
    const scene = new Scene(tx, { now, passwordHash: closed, seal, samples, notices });
    const { signedUpAt } = scene;
    for (const person of PEOPLE) await openAccount(tx, userOf(person, person.canSignIn ? open : closed, signedUpAt));
    for (const { id } of PEOPLE) await insertAccepted(tx, id, versionsAt(now), now);
    for (const [n, username] of DESK_PLAYERS.entries())
      await scene.openAccount({ id: deskId(n), username, createdAt: signedUpAt });
    await seedCrowd(tx, closed, signedUpAt);
    for (const one of samples) await one.open?.(scene);
    const past = samples
      .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
      .flatMap((one) => one.past?.(scene) ?? [])
      .toSorted((a, b) => a.at - b.at);
    for (const { happens } of past) await happens();
    for (const one of samples) await one.present?.(scene);
    for (const one of samples) await one.follows?.(scene);
  });
  return true;
}

function userOf(person: Person, passwordHash: string, createdAt: number): NewUser {
  const {
    id,
    username,
    displayName,
    role = 'player',
    verification = 'verified',
    isVerifiedCreator = false,
    referralCode,
  } = person;
  const email = `${username.toLowerCase()}@gauntlet.example`;
  return {
    id,
    username,
    usernameKey: usernameKeyOf(username),
    email,
    emailKey: emailKeyOf(email),
    displayName,
    passwordHash,
    role,
    status: 'active',
    verification,
    // Documents make it needless; whoever has shown none has told it.
    statedBornOn: verification === 'verified' ? null : '1998-05-24',
    isVip: false,
    isVerifiedCreator,
    referralCode: referralCode ?? null,
    createdAt,
  };
}
