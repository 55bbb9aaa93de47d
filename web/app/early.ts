import { ViewerDocument, type ViewerQuery } from '../shared/operations/viewer.gql.ts';
import { askEarly } from '../shared/early-answers.ts';
import { challengeQuestion } from '../battles/battle.paths.ts';
import { ReadBattleDocument } from '../battles/operations/read-battle.gql.ts';

/**
 * Runs while the packages of the first load are still on their way: asks who is there, and fetches the files and the
 * data of the screens that visits mostly begin with. The router and the data client find all of it under way. A wrong
 * guess costs a request; an address that is missing here only comes a little later.
 */
const { pathname, search } = location;
const [, first = ''] = pathname.split('/', 2);

const viewerKnown = askEarly(ViewerDocument, {}) as Promise<{ data?: ViewerQuery } | null>;

const frame = () => import('./components/frame.tsx');

const FILES: Readonly<Record<string, readonly (() => Promise<unknown>)[]>> = {
  '': [() => import('../accounts/screens/landing-screen.tsx')],
  landing: [() => import('../accounts/screens/landing-screen.tsx')],
  login: [() => import('../accounts/screens/sign-in-screen.tsx')],
  dashboard: [frame, () => import('../battles/screens/dashboard-screen.tsx')],
  challenge: [frame, () => import('../battles/screens/challenge-screen.tsx')],
  home: [frame],
  wallet: [frame, () => import('../wallet/screens/wallet-screen.tsx')],
};
// The router tries again, and says so on the page when it fails too.
for (const load of FILES[first] ?? []) load().catch(() => undefined);

// Visitors would only be refused.
if (first === 'challenge') {
  void viewerKnown.then((answer) => {
    if (answer?.data?.viewer) void askEarly(ReadBattleDocument, challengeQuestion(pathname, search));
  });
}
