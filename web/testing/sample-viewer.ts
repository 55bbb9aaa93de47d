import type { Viewer } from '../session/use-viewer.ts';

/** A signed-in player without anything special; tests change what they are about. */
export const SAMPLE_VIEWER: Viewer = {
  __typename: 'Viewer',
  id: '1',
  username: 'demo',
  displayName: 'Demo Player',
  avatarUrl: null,
  role: 'PLAYER',
  isStaff: false,
  isVerifiedCreator: false,
  pausedUntil: null,
  inspecting: null,
  wallet: {
    __typename: 'Wallet',
    userId: '1',
    balanceCents: 124_750,
    availableToBetCents: 119_500,
    heldCents: 5_250,
    battleCoins: 2_500,
  },
  inbox: { __typename: 'Inbox', seq: 1, unread: 0 },
  onboarding: {
    __typename: 'Onboarding',
    setupCompletedAt: 1,
    tourCompletedAt: 2,
    tutorialCompletedAt: 3,
    completedAt: 4,
    starterBonusCoins: 50,
    bonusCoinsAhead: 0,
    stepsDone: 4,
    stepsCount: 4,
  },
};
