import { HOUR } from '../../../domain/shared/time.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { ingestAddressOf, type SimulcastPlatform } from '../../../domain/video/simulcast.ts';
import { type SimulcastTerms, simulcastTerms } from '../../../domain/video/video.schemas.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { readFlag } from '../../../db/settings/flag.queries.ts';
import { deleteSimulcastTarget, writeSimulcastTarget } from '../../../db/video/simulcast.queries.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { chargeAttempt } from '../../kernel/charge-attempt.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';
import { seal } from '../../kernel/sealed.ts';
import { lockSignedIn } from '../../security/index.ts';

const CONNECTED_PER_HOUR = 30;
const HINT_LENGTH = 4;

/** @throws Refused SIMULCAST_ADDRESS_UNUSABLE */
function readAddress({ config }: Deps, platform: SimulcastPlatform, text: string): string {
  const ruling = ingestAddressOf(platform, text, config.simulcast.hosts);
  if (!ruling.ok) throw new Refused('SIMULCAST_ADDRESS_UNUSABLE', { field: 'address' });
  return ruling.value.href;
}

/**
 * Connects a platform with the caller's own address and key there (GL-11), in place of earlier ones. The key is not
 * answered again.
 * @throws Refused SIMULCAST_OFF, SIMULCAST_ADDRESS_UNUSABLE, BAD_INPUT, RATE_LIMITED
 */
export async function connectPlatform(deps: Deps, actor: Actor, given: SimulcastTerms): Promise<void> {
  const { userId } = actor;
  const { platform, address, streamKey } = readInput(simulcastTerms, given);
  const href = readAddress(deps, platform, address);
  if (!(await readFlag(deps.db.read, 'stream-simulcast'))) throw new Refused('SIMULCAST_OFF');
  await chargeAttempt(deps, `simulcast:${userId}`, CONNECTED_PER_HOUR, HOUR);
  await deps.db.transact(async (tx) => {
    await lockSignedIn(tx, actor);
    const at = deps.now();
    await writeSimulcastTarget(tx, {
      userId,
      platform,
      address: href,
      keySealed: seal(deps, streamKey),
      hint: streamKey.slice(-HINT_LENGTH),
      connectedAt: at,
    });
    await appendEvent(tx, {
      type: 'simulcast.connected',
      entity: 'simulcast',
      entityId: userId,
      concerns: [userId],
      data: { userId, platform },
      at,
    });
  });
}

/** Forgets a platform; what goes there ends within a second. @throws Refused NOT_FOUND */
export async function disconnectPlatform(deps: Deps, { userId }: Actor, platform: SimulcastPlatform): Promise<void> {
  await deps.db.transact(async (tx) => {
    await lockStanding(tx, userId);
    if (!(await deleteSimulcastTarget(tx, userId, platform))) throw new Refused('NOT_FOUND');
    await appendEvent(tx, {
      type: 'simulcast.disconnected',
      entity: 'simulcast',
      entityId: userId,
      concerns: [userId],
      data: { userId, platform },
      at: deps.now(),
    });
  });
}
