import { onboardings, tutorialRuns } from '../../db/onboarding/onboarding.table.ts';
import { personal } from '../../db/client/personal-data.ts';
import {
  deleteExpiredRegistrations,
  deleteRegistrationsFor,
  readRegistrationOfName,
} from '../../db/onboarding/registration.queries.ts';
import { samples } from '../../db/onboarding/samples.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { OnboardingResolver } from './onboarding.resolver.ts';
import { noteUndeliverable } from './read-registration.ts';
import { RegistrationResolver } from './registration.resolver.ts';
import { onboardingRefusals } from './refusals.ts';
import { remindRegistration, resumeRegistration } from './resume-registration.ts';

export const onboarding: Room = {
  name: 'onboarding',
  refusals: onboardingRefusals,
  resolvers: [OnboardingResolver, RegistrationResolver],
  expires: [deleteExpiredRegistrations],
  provides: { noteUndeliverable, registrationOf: readRegistrationOfName, resumeRegistration, remindRegistration },
  personalData: {
    tables: [
      personal(onboardings, { fates: { userId: 'erased' }, archive: { onboarding: { as: 'row' } } }),
      personal(tutorialRuns, {
        fates: { userId: 'erased' },
        archive: { tutorialRuns: { shows: ['startedAt', 'submittedAt', 'score'], order: ['startedAt', 'id'] } },
      }),
    ],
    erase: ({ tx, user }) => deleteRegistrationsFor(tx, user.emailKey),
  },
  samples,
};
