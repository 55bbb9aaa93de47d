import { accounts } from '../accounts/accounts.routes.tsx';
import { battles } from '../battles/battles.routes.tsx';
import { notifications } from '../notifications/notifications.routes.tsx';
import type { PartTable } from '../parts/part.tsx';
import { privacy } from '../privacy/privacy.routes.tsx';
import { results } from '../results/results.routes.tsx';
import { security } from '../security/security.routes.tsx';
import { verification } from '../verification/verification.routes.tsx';
import { wallet } from '../wallet/wallet.routes.tsx';

/** Every room, once. */
export const ROOMS = [accounts, battles, notifications, privacy, results, security, verification, wallet] as const;

type GivenParts<R> = R extends { readonly parts: infer P } ? keyof P : never;

/** What is declared and given by no room does not compile here. */
export const PARTS: PartTable = Object.assign({}, ...ROOMS.map(({ parts }) => parts)) as Pick<
  PartTable,
  GivenParts<(typeof ROOMS)[number]>
>;
