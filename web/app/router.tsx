import type { ComponentType } from 'react';
import { type RouteObject, createBrowserRouter } from 'react-router-dom';
import { ADMIN_AREAS, type Area, MEMBER_AREAS } from './areas.ts';
import { LoadingScreen } from './components/loading-screen.tsx';
import { MemberGate, PublicGate } from './components/gates.tsx';
import { OnboardingGate } from './components/onboarding-gate.tsx';
import { Root } from './components/root.tsx';
import { RouteFailure } from './components/route-failure.tsx';
import { lazily } from './lazy-route.tsx';

/** A screen in a file of its own. */
const screen = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  ...lazily(load),
  errorElement: <RouteFailure />,
});

const soon = (area: Area): RouteObject => ({
  path: area.path,
  ...lazily(() =>
    import('./screens/area-screen.tsx').then(({ AreaScreen }) => () => <AreaScreen area={area} />),
  ),
  errorElement: <RouteFailure />,
});

const landing = () => import('../accounts/screens/landing-screen.tsx').then(({ LandingScreen }) => LandingScreen);

const ledger = () => import('../wallet/screens/ledger-screen.tsx').then(({ LedgerScreen }) => LedgerScreen);

const publicScreens: RouteObject[] = [
  screen('/ledger', ledger),
  screen('/', landing),
  screen('/landing', landing),
  screen('/login', () => import('../security/screens/sign-in-screen.tsx').then(({ SignInScreen }) => SignInScreen)),
  screen('/terms', () => import('../support/screens/terms-screen.tsx').then(({ TermsScreen }) => TermsScreen)),
  screen('/privacy', () => import('../support/screens/privacy-screen.tsx').then(({ PrivacyScreen }) => PrivacyScreen)),
  screen('/contact', () => import('../support/screens/contact-screen.tsx').then(({ ContactScreen }) => ContactScreen)),
  screen('/register', () =>
    import('../onboarding/screens/register-screen.tsx').then(({ RegisterScreen }) => RegisterScreen),
  ),
  screen('/verify-email', () =>
    import('../onboarding/screens/verify-email-screen.tsx').then(({ VerifyEmailScreen }) => VerifyEmailScreen),
  ),
  screen('/forgot-password', () =>
    import('../security/screens/forgot-password-screen.tsx').then(({ ForgotPasswordScreen }) => ForgotPasswordScreen),
  ),
  screen('/reset-password', () =>
    import('../security/screens/reset-password-screen.tsx').then(({ ResetPasswordScreen }) => ResetPasswordScreen),
  ),
];

const adminScreens: RouteObject = {
  ...lazily(() => import('./components/admin-area.tsx').then(({ AdminArea }) => AdminArea)),
  errorElement: <RouteFailure />,
  children: [
    screen('/admin', () =>
      import('../admin/screens/admin-dashboard-screen.tsx').then(({ AdminDashboardScreen }) => AdminDashboardScreen),
    ),
    screen('/admin/users', () =>
      import('../admin/screens/admin-users-screen.tsx').then(({ AdminUsersScreen }) => AdminUsersScreen),
    ),
    screen('/admin/battles', () =>
      import('../admin/screens/admin-battles-screen.tsx').then(({ AdminBattlesScreen }) => AdminBattlesScreen),
    ),
    screen('/admin/finance', () =>
      import('../admin/screens/admin-finance-screen.tsx').then(({ AdminFinanceScreen }) => AdminFinanceScreen),
    ),
    screen('/admin/verification', () =>
      import('../admin/screens/admin-verification-screen.tsx').then(
        ({ AdminVerificationScreen }) => AdminVerificationScreen,
      ),
    ),
    ...ADMIN_AREAS.map(soon),
  ],
};

const onboardingScreens: RouteObject[] = [
  screen('/setup-profile', () =>
    import('../onboarding/screens/setup-profile-screen.tsx').then(({ SetupProfileScreen }) => SetupProfileScreen),
  ),
  screen('/tour', () => import('../onboarding/screens/tour-screen.tsx').then(({ TourScreen }) => TourScreen)),
  screen('/tutorial-challenge', () =>
    import('../onboarding/screens/tutorial-screen.tsx').then(({ TutorialScreen }) => TutorialScreen),
  ),
  screen('/welcome', () =>
    import('../onboarding/screens/welcome-screen.tsx').then(({ WelcomeScreen }) => WelcomeScreen),
  ),
];

/** For members, without the navigation around them. */
const focusedScreens: RouteObject[] = [
  screen('/sandbox-bank/:depositId', () =>
    import('../wallet/screens/sandbox-bank-screen.tsx').then(({ SandboxBankScreen }) => SandboxBankScreen),
  ),
];

const memberScreens: RouteObject[] = [
  screen('/dashboard', () =>
    import('../battles/screens/dashboard-screen.tsx').then(({ DashboardScreen }) => DashboardScreen),
  ),
  screen('/challenge/:id?', () =>
    import('../battles/screens/challenge-screen.tsx').then(({ ChallengeScreen }) => ChallengeScreen),
  ),
  screen('/2fa-setup', () =>
    import('../security/screens/two-factor-setup-screen.tsx').then(({ TwoFactorSetupScreen }) => TwoFactorSetupScreen),
  ),
  screen('/receipt/:id', () =>
    import('../wallet/screens/receipt-screen.tsx').then(({ ReceiptScreen }) => ReceiptScreen),
  ),
  screen('/profile', () => import('../profiles/screens/profile-screen.tsx').then(({ ProfileScreen }) => ProfileScreen)),
  screen('/player/:username', () =>
    import('../profiles/screens/player-screen.tsx').then(({ PlayerScreen }) => PlayerScreen),
  ),
  screen('/settings', () =>
    import('../accounts/screens/settings-screen.tsx').then(({ SettingsScreen }) => SettingsScreen),
  ),
  screen('/wallet', () => import('../wallet/screens/wallet-screen.tsx').then(({ WalletScreen }) => WalletScreen)),
  screen('/statements', () =>
    import('../wallet/screens/statements-screen.tsx').then(({ StatementsScreen }) => StatementsScreen),
  ),
  screen('/earnings', () =>
    import('../results/screens/earnings-screen.tsx').then(({ EarningsScreen }) => EarningsScreen),
  ),
  screen('/replays', () => import('../results/screens/replays-screen.tsx').then(({ ReplaysScreen }) => ReplaysScreen)),
  screen('/notifications', () =>
    import('../notifications/screens/notifications-screen.tsx').then(({ NotificationsScreen }) => NotificationsScreen),
  ),
  screen('/leaderboards', () =>
    import('../results/screens/leaderboards-screen.tsx').then(({ LeaderboardsScreen }) => LeaderboardsScreen),
  ),
  screen('/friends', () => import('../friends/screens/friends-screen.tsx').then(({ FriendsScreen }) => FriendsScreen)),
  screen('/teams', () => import('../teams/screens/teams-screen.tsx').then(({ TeamsScreen }) => TeamsScreen)),
  screen('/teams/:id', () => import('../teams/screens/team-screen.tsx').then(({ TeamScreen }) => TeamScreen)),
  ...MEMBER_AREAS.map(soon),
  adminScreens,
  screen('*', () => import('./screens/not-found-screen.tsx').then(({ NotFoundScreen }) => NotFoundScreen)),
];

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteFailure isPage />,
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      { element: <PublicGate />, children: publicScreens },
      {
        element: <OnboardingGate />,
        children: [
          {
            ...lazily(() => import('./components/frame.tsx').then(({ FocusedFrame }) => FocusedFrame)),
            errorElement: <RouteFailure isPage />,
            children: onboardingScreens,
          },
        ],
      },
      {
        element: <MemberGate />,
        children: [
          {
            ...lazily(() => import('./components/frame.tsx').then(({ FocusedFrame }) => FocusedFrame)),
            errorElement: <RouteFailure isPage />,
            children: focusedScreens,
          },
          {
            ...lazily(() => import('./components/frame.tsx').then(({ Frame }) => Frame)),
            errorElement: <RouteFailure isPage />,
            children: memberScreens,
          },
        ],
      },
    ],
  },
];

export const makeRouter = () => createBrowserRouter(routes);
