import { says } from '../../../domain/wallet/alerts.ts';
import { isWithinBand, netOf } from '../../../domain/wallet/coin-flow.ts';
import { DAY, HOUR, utcDay } from '../../../domain/shared/time.ts';
import { readSettings } from '../../../db/settings/setting.queries.ts';
import { raiseAlert } from '../../../db/wallet/index.ts';
import { sumCoinFlow } from '../../../db/wallet/finance.queries.ts';
import type { Deps } from '../../kernel/deps.ts';

declare module '../../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    'coins.watch-flow': object;
  }
}

/** So long after its end a day is looked at: whatever was booked in it is committed by then. */
const SETTLED_MS = HOUR;

/**
 * Alerts staff where the last UTC day that is over minted or burned more BattleCoin on balance than the settings allow.
 * An alert that is open is not raised again; a day is over when the database's clock says so too.
 */
export async function watchCoinFlow(deps: Deps): Promise<void> {
  const now = deps.now();
  const passed = Math.min(now, await deps.db.clock()) - SETTLED_MS;
  const to = passed - (passed % DAY);
  const flow = await sumCoinFlow(deps.db.read, to - DAY, to);
  const { coinMintedMost: mintedMost, coinBurnedMost: burnedMost } = await readSettings(deps.db.read);
  if (isWithinBand(flow, { mintedMost, burnedMost })) return;
  const day = utcDay(to - DAY);
  const { minted, burned } = flow;
  const message = `${day} minted ${minted} BattleCoin and burned ${burned}, which is outside of its band`;
  const sides = [says('ledger', netOf(flow))];
  const difference = { kind: 'coin-flow', message, subject: day, currency: 'BC', sides } as const;
  const alert = { uniqueKey: `coin-flow:${day}`, difference, at: now };
  await deps.db.transact((tx) => raiseAlert(tx, { id: deps.newId(), ...alert }));
}
