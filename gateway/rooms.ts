import { accounts } from './accounts/room.ts';
import { admin } from './admin/room.ts';
import { battles } from './battles/room.ts';
import { chat } from './chat/room.ts';
import { disputes } from './disputes/room.ts';
import { foldRooms } from './kernel/fold-rooms.ts';
import { friends } from './friends/room.ts';
import type { Room } from './kernel/room.ts';
import { PROVIDED } from './kernel/provided.ts';
import { mail } from './mail/room.ts';
import { notifications } from './notifications/room.ts';
import { onboarding } from './onboarding/room.ts';
import { privacy } from './privacy/room.ts';
import { profiles } from './profiles/room.ts';
import { results } from './results/room.ts';
import { security } from './security/room.ts';
import { ground } from './server/ground.ts';
import { teams } from './teams/room.ts';
import { verification } from './verification/room.ts';
import { wallet } from './wallet/room.ts';

/**
 * Every room of the product: the one list from which schema, routes, worker, live topics, housekeeping, archives and the
 * closing of accounts are made. Each room stands after those that it builds on.
 */
export const ROOMS: readonly Room[] = [
  ground,
  mail,
  accounts,
  security,
  wallet,
  onboarding,
  verification,
  friends,
  profiles,
  results,
  disputes,
  battles,
  teams,
  chat,
  notifications,
  privacy,
  admin,
];

/** All of them put together; what has two owners stops the start here. */
export const WIRING = foldRooms(ROOMS);

for (const name of PROVIDED) if (!(name in WIRING.provided)) throw new Error(`no room provides ${name}`);
