import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import { openAccount } from '../wallet/open-account.ts';
import type { Tx } from '../client/database.ts';

interface SampleAccount {
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly createdAt: number;
}

/** A verified player whom the data set needs around those that people sign in as. */
export async function openSampleAccount(
  tx: Tx,
  { id, username, passwordHash, createdAt }: SampleAccount,
): Promise<void> {
  const email = `${username.toLowerCase()}@gauntlet.example`;
  await openAccount(tx, {
    id,
    username,
    usernameKey: usernameKeyOf(username),
    email,
    emailKey: email,
    displayName: username,
    passwordHash,
    role: 'player',
    status: 'active',
    verification: 'verified',
    isVip: false,
    isVerifiedCreator: false,
    createdAt,
  });
}
