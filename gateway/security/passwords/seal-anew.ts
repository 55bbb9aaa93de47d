import { resealAll } from '../../../db/client/reseal.ts';
import type { Deps } from '../../kernel/deps.ts';
import { sealAnew } from '../../kernel/sealed.ts';

declare module '../../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    'secrets.seal-anew': object;
  }
}

/** While the server's secret is exchanged, seals under it what the one before has sealed. Answers how many. */
export const sealAllAnew = async (deps: Deps): Promise<number> =>
  deps.config.earlierSecret === null ? 0 : resealAll(deps.db, (sealed) => sealAnew(deps, sealed));
