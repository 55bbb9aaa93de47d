import type { Access } from '../../../gateway/schema/access.ts';

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  'Mutation.completeOnboarding': 'own',
  'Mutation.completeSetup': 'own',
  'Mutation.completeTour': 'own',
  'Mutation.register': 'anyone',
  'Mutation.resendCode': 'anyone',
  'Mutation.saveSetup': 'own',
  'Mutation.startTutorial': 'own',
  'Mutation.stateBirthDate': 'own',
  'Mutation.submitTutorial': 'own',
  'Mutation.verifyRegistration': 'anyone',
  'Query.checkUsername': 'anyone',
  'Query.pendingRegistration': 'anyone',
  'Query.profileSetup': 'own',
};
