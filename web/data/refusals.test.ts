import { expect, test } from 'vitest';
import { DISPLAY_NAME_MAX } from '../../domain/accounts/display-name.ts';
import { USERNAME_MAX, USERNAME_MIN } from '../../domain/accounts/username.ts';
import { PASSWORD_MIN } from '../../domain/security/password.ts';
import { SECOND_FACTOR_ABOVE_CENTS } from '../../domain/security/second-factor.ts';
import { TEAM_NAME_MAX, TEAM_NAME_MIN } from '../../domain/teams/team-name.ts';
import { REFUSAL_SENTENCES } from './refusals.ts';

// A sentence is written as one, figures and all.
test.each([
  ['USERNAME_UNUSABLE', `${USERNAME_MIN} to ${USERNAME_MAX} letters`],
  ['DISPLAY_NAME_UNUSABLE', `1 to ${DISPLAY_NAME_MAX} characters`],
  ['PASSWORD_UNUSABLE', `at least ${PASSWORD_MIN} characters`],
  ['TEAM_NAME_UNUSABLE', `${TEAM_NAME_MIN} to ${TEAM_NAME_MAX} letters`],
  ['TWO_FACTOR_SETUP_REQUIRED', `$${SECOND_FACTOR_ABOVE_CENTS / 100} `],
] as const)('the sentence of %s names the figures of its rule: %s', (code, figures) => {
  expect(REFUSAL_SENTENCES[code]({})).toContain(figures);
});
