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
