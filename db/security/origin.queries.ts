import { and, gt, inArray } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { knownAddresses, knownDevices } from './second-factor.table.ts';

/** Where an account has signed in from: a browser or a network, as the hash that is kept of it. */
export interface Origin {
  readonly userId: string;
  readonly kind: 'browser' | 'network';
  readonly hash: string;
}

/** Where some accounts have signed in from since an instant. */
export async function listOrigins(reader: Reader, userIds: readonly string[], since: number): Promise<Origin[]> {
  const devices = await reader
    .select({ userId: knownDevices.userId, hash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(and(inArray(knownDevices.userId, [...userIds]), gt(knownDevices.lastSeenAt, since)));
  const addresses = await reader
    .select({ userId: knownAddresses.userId, hash: knownAddresses.addressHash })
    .from(knownAddresses)
    .where(and(inArray(knownAddresses.userId, [...userIds]), gt(knownAddresses.lastSeenAt, since)));
  return [
    ...devices.map((row) => ({ ...row, kind: 'browser' as const })),
    ...addresses.map((row) => ({ ...row, kind: 'network' as const })),
  ];
}

/** The same with what the browser is called; a network has no name. */
export interface NamedOrigin extends Origin {
  readonly name: string;
  readonly lastSeenAt: number;
}

/** Where some accounts have signed in from, as far as it is still kept. */
export async function readOrigins(reader: Reader, userIds: readonly string[]): Promise<NamedOrigin[]> {
  const { userId, deviceHash: hash, name, lastSeenAt } = knownDevices;
  const devices = await reader
    .select({ userId, hash, name, lastSeenAt })
    .from(knownDevices)
    .where(inArray(userId, [...userIds]));
  const addresses = await reader
    .select({
      userId: knownAddresses.userId,
      hash: knownAddresses.addressHash,
      lastSeenAt: knownAddresses.lastSeenAt,
    })
    .from(knownAddresses)
    .where(inArray(knownAddresses.userId, [...userIds]));
  return [
    ...devices.map((row) => ({ ...row, kind: 'browser' as const })),
    ...addresses.map((row) => ({ ...row, name: '', kind: 'network' as const })),
  ];
}
