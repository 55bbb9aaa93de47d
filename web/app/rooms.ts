import { notes } from '../notes/notes.routes.tsx';
import type { RoomName } from '../../domain/rooms.ts';
import { accounts } from '../accounts/accounts.routes.tsx';
import { admin } from '../admin/admin.routes.tsx';
import { arcade } from '../arcade/arcade.routes.tsx';
import { battles } from '../battles/battles.routes.tsx';
import { chat } from '../chat/chat.routes.tsx';
import { creators } from '../creators/creators.routes.tsx';
import { disputes } from '../disputes/disputes.routes.tsx';
import { friends } from '../friends/friends.routes.tsx';
import { jury } from '../jury/jury.routes.tsx';
import { markets } from '../markets/markets.routes.tsx';
import { matchmaking } from '../matchmaking/matchmaking.routes.tsx';
import { missions } from '../missions/missions.routes.tsx';
import { notifications } from '../notifications/notifications.routes.tsx';
import { onboarding } from '../onboarding/onboarding.routes.tsx';
import { platform } from '../platform/platform.routes.tsx';
import { privacy } from '../privacy/privacy.routes.tsx';
import { profiles } from '../profiles/profiles.routes.tsx';
import { proof } from '../proof/proof.routes.tsx';
import { risk } from '../risk/risk.routes.tsx';
import { results } from '../results/results.routes.tsx';
import { security } from '../security/security.routes.tsx';
import { sponsorships } from '../sponsorships/sponsorships.routes.tsx';
import { store } from '../store/store.routes.tsx';
import { streams } from '../streams/streams.routes.tsx';
import { support } from '../support/support.routes.tsx';
import { teams } from '../teams/teams.routes.tsx';
import { tournaments } from '../tournaments/tournaments.routes.tsx';
import { verification } from '../verification/verification.routes.tsx';
import { video } from '../video/video.routes.tsx';
import { wallet } from '../wallet/wallet.routes.tsx';
import type { GivenParts, PartTable } from '../parts/part.tsx';

const BY_NAME = {
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
} satisfies Readonly<Record<RoomName, unknown>>;

/** Every room with its pages and parts: router, gates, navigation and parts are made of these. */
const ROOMS = Object.values(BY_NAME);

export const PAGES = ROOMS.flatMap(({ pages }) => pages);

export const MENU = ROOMS.flatMap(({ menu }) => menu).toSorted((a, b) => a.order - b.order);

type GivenBy<Given> = Given extends { readonly parts: infer Parts } ? keyof Parts : never;

/** A part that is declared and given by no room does not compile here, unless it is one that a product may be without. */
export const PARTS: PartTable = Object.assign({}, ...ROOMS.map(({ parts }) => parts)) as Pick<
  GivenParts,
  GivenBy<(typeof ROOMS)[number]>
>;
