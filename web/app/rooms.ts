import { accounts } from '../accounts/accounts.routes.tsx';
import { admin } from '../admin/admin.routes.tsx';
import { battles } from '../battles/battles.routes.tsx';
import { friends } from '../friends/friends.routes.tsx';
import { notifications } from '../notifications/notifications.routes.tsx';
import { onboarding } from '../onboarding/onboarding.routes.tsx';
import { privacy } from '../privacy/privacy.routes.tsx';
import { profiles } from '../profiles/profiles.routes.tsx';
import { results } from '../results/results.routes.tsx';
import { security } from '../security/security.routes.tsx';
import { support } from '../support/support.routes.tsx';
import { teams } from '../teams/teams.routes.tsx';
import { verification } from '../verification/verification.routes.tsx';
import { wallet } from '../wallet/wallet.routes.tsx';
import type { PartTable } from '../parts/part.tsx';
import { soonOpen } from './soon.routes.tsx';

/** Every room with pages or parts, once: router, gates, navigation, palette and parts are made of these. */
const ROOMS = [
  accounts,
  security,
  onboarding,
  verification,
  profiles,
  privacy,
  wallet,
  battles,
  results,
  friends,
  teams,
  notifications,
  support,
  admin,
  soonOpen,
] as const;

export const PAGES = ROOMS.flatMap(({ pages }) => pages);

export const MENU = ROOMS.flatMap(({ menu }) => menu).toSorted((a, b) => a.order - b.order);

type GivenBy<Given> = Given extends { readonly parts: infer Parts } ? keyof Parts : never;

/** A part that is declared and given by no room does not compile here. */
export const PARTS: PartTable = Object.assign({}, ...ROOMS.map(({ parts }) => parts)) as Pick<
  PartTable,
  GivenBy<(typeof ROOMS)[number]>
>;
