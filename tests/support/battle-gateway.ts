import { expect } from 'vitest';
import { verifyLedger } from '../../db/wallet/verify-ledger.ts';
import { HttpGateway } from './http-gateway.ts';

/** A gateway whose clock may be moved by days without anybody being signed out. */
export async function openForDays(): Promise<HttpGateway> {
  const gate = await HttpGateway.open();
  await gate.setting('session_timeout', '999999999');
  return gate;
}

/** Ends it; whatever has happened, its books add up. */
export async function closeWithSoundBooks(gate: HttpGateway): Promise<void> {
  expect(await verifyLedger(gate.db.read)).toEqual([]);
  await gate.close();
}
