import { notes } from './notes/room.ts';
import { ROOMS as NAMES, type RoomName } from '../domain/rooms.ts';
import { accounts } from './accounts/room.ts';
import { admin } from './admin/room.ts';
import { arcade } from './arcade/room.ts';
import { battles } from './battles/room.ts';
import { chat } from './chat/room.ts';
import { creators } from './creators/room.ts';
import { disputes } from './disputes/room.ts';
import { friends } from './friends/room.ts';
import { jury } from './jury/room.ts';
import { markets } from './markets/room.ts';
import { matchmaking } from './matchmaking/room.ts';
import { missions } from './missions/room.ts';
import { notifications } from './notifications/room.ts';
import { onboarding } from './onboarding/room.ts';
import { platform } from './platform/room.ts';
import { privacy } from './privacy/room.ts';
import { profiles } from './profiles/room.ts';
import { proof } from './proof/room.ts';
import { results } from './results/room.ts';
import { risk } from './risk/room.ts';
import { security } from './security/room.ts';
import { sponsorships } from './sponsorships/room.ts';
import { store } from './store/room.ts';
import { streams } from './streams/room.ts';
import { support } from './support/room.ts';
import { teams } from './teams/room.ts';
import { tournaments } from './tournaments/room.ts';
import { verification } from './verification/room.ts';
import { video } from './video/room.ts';
import { wallet } from './wallet/room.ts';
import { wireRooms } from './kernel/manifest/fold-rooms.ts';
import type { Room } from './kernel/manifest/room.ts';
import { mail } from './mail/room.ts';
import { ground } from './server/ground.ts';

const BY_NAME: Readonly<Record<RoomName, Room>> = {
  accounts,
  admin,
  arcade,
  battles,
  chat,
  creators,
  disputes,
  friends,
  jury,
  markets,
  matchmaking,
  missions,
  notifications,
  onboarding,
  platform,
  privacy,
  profiles,
  proof,
  results,
  risk,
  security,
  sponsorships,
  store,
  streams,
  support,
  teams,
  tournaments,
  verification,
  video,
  wallet,
  notes,
};

/**
 * Every room of the product: the one list from which schema, routes, worker, live topics, housekeeping, archives and the
 * closing of accounts are made. Each room stands after those that it builds on.
 */
export const ROOMS: readonly Room[] = [ground, mail, ...NAMES.map((name) => BY_NAME[name])];

/** All of them put together; what has two owners, or none, stops the start here. */
export const WIRING = wireRooms(ROOMS);
