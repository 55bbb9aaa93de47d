import { SIMULCAST_ADDRESSES, SIMULCAST_PLATFORMS, SIMULCAST_TITLES } from '../../../domain/video/simulcast.ts';
import { readFlag } from '../../../db/settings/flag.queries.ts';
import { listSimulcastTargets } from '../../../db/video/simulcast.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Simulcast } from './simulcast.types.ts';

/** The platforms as the caller has connected them, and how the caller's stream fares on its way there. */
export async function readSimulcast({ db, video }: Deps, { userId }: Actor): Promise<Simulcast> {
  const [isOn, targets] = [await readFlag(db.read, 'stream-simulcast'), await listSimulcastTargets(db.read, userId)];
  const relays = video.relays(userId);
  return {
    isOn,
    platforms: SIMULCAST_PLATFORMS.map((platform) => {
      const target = targets.find((one) => one.platform === platform);
      // One that was forgotten a moment ago is not called any more within a second.
      const relay = target && relays.find((one) => one.platform === platform);
      return {
        platform,
        title: SIMULCAST_TITLES[platform],
        usualAddress: SIMULCAST_ADDRESSES[platform],
        isConnected: target !== undefined,
        address: target?.address ?? null,
        keyHint: target?.hint ?? null,
        state: relay?.state ?? null,
        why: relay?.why ?? null,
      };
    }),
  };
}
