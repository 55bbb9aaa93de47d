import type { Deps } from '../../gateway/kernel/deps.ts';
import type { End } from '../../gateway/kernel/http/host.ts';
import { carryOutBackups, carryOutErrands, giveUpLate } from '../../gateway/admin/approvals/carry-out.ts';
import { writeVitals } from '../../gateway/admin/system/write-vitals.ts';
import { RealHost } from '../../gateway/server/real-host.ts';

/** A server's insides beside those of a gateway, on the same database and clock. */
export interface ServerSteps {
  readonly deps: Deps;
  /** What it was told to end for. */
  readonly ends: readonly End[];
  /** What its lines do, once around. */
  work(): Promise<void>;
  /** Another process of the same name. */
  again(): ServerSteps;
}

export function makeServer(base: Deps, id: string, isSupervised = true): ServerSteps {
  const host = new RealHost(base.config, (file) => base.host.copyDatabase(file));
  const config = { ...base.config, isSupervised, server: { id, region: 'eu-central' } };
  const deps: Deps = { ...base, config, host };
  const ends: End[] = [];
  host.onEnd((how) => void ends.push(how));
  return {
    deps,
    ends,
    async work() {
      await writeVitals(deps);
      await carryOutErrands(deps);
      await carryOutBackups(deps);
      await giveUpLate(deps);
    },
    again: () => makeServer(base, id, isSupervised),
  };
}
