import * as z from 'zod/mini';
import { emailOf } from '../accounts/email.ts';
import { allow, refuse } from '../shared/refusals.ts';
import { between, requiredText, ruled } from '../shared/schema.ts';
import { composed, ruleOnPassword } from './password.ts';
import { PASSKEY_NAME_MAX } from './second-factor.ts';

/** A link to a new password is asked for (RG-17). */
export const resetRequest = z.object({
  email: ruled((typed) => {
    const address = emailOf(typed.trim());
    return address === null ? refuse('EMAIL_UNUSABLE') : allow(address);
  }),
});

/** A password that is chosen, and once more (RG-11). */
export const passwordReset = z
  .object({ password: ruled(ruleOnPassword), confirmPassword: z.string() })
  .check(
    between(({ password, confirmPassword }) =>
      password === composed(confirmPassword) ? {} : { confirmPassword: 'PASSWORDS_DIFFER' },
    ),
  );

/** The password of an account is changed (SE-04). On the server it is judged after the present one was right. */
export const passwordChange = z.object({
  currentPassword: z.string().check(z.minLength(1)),
  newPassword: ruled(ruleOnPassword),
});

/** What its owner calls a passkey. */
export const passkeyName = z.object({ name: requiredText(PASSKEY_NAME_MAX) });
