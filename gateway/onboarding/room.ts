import { eraseOnboardingData, readOnboardingData } from '../../db/onboarding/personal-data.queries.ts';
import { deleteExpiredRegistrations } from '../../db/onboarding/registration.queries.ts';
import { samples } from '../../db/onboarding/samples.ts';
import type { Room } from '../kernel/room.ts';
import { OnboardingResolver } from './onboarding.resolver.ts';
import { noteUndeliverable } from './read-registration.ts';
import { RegistrationResolver } from './registration.resolver.ts';
import { onboardingRefusals } from './refusals.ts';

export const onboarding: Room = {
  name: 'onboarding',
  refusals: onboardingRefusals,
  resolvers: [OnboardingResolver, RegistrationResolver],
  expires: [deleteExpiredRegistrations],
  provides: { noteUndeliverable },
  personalData: {
    tables: { onboardings: 'exported, erased', tutorial_runs: 'exported, erased' },
    read: readOnboardingData,
    erase: ({ tx, user }) => eraseOnboardingData(tx, user),
  },
  samples,
};
