import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { ResetPasswordInput } from './password-reset.types.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';

@Resolver()
export class PasswordResetResolver {
  @Access('anyone')
  @Mutation(() => Boolean, {
    description:
      'Mails a link to a new password, if the address has an account; nobody is told whether it has. Refusals: EMAIL_UNUSABLE, RATE_LIMITED.',
  })
  async requestPasswordReset(
    @Ctx() { deps, caller }: Context,
    @Arg('email', () => String) email: string,
  ): Promise<boolean> {
    await requestPasswordReset(deps, caller, email);
    return true;
  }

  @Access('anyone')
  @Mutation(() => Boolean, {
    description:
      'Sets a new password by a mailed link and ends every session of the account. Refusals: RESET_LINK_SPENT, PASSWORD_UNUSABLE, PASSWORDS_DIFFER, RATE_LIMITED.',
  })
  async resetPassword(
    @Ctx() { deps, caller }: Context,
    @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput,
  ): Promise<boolean> {
    await resetPassword(deps, caller, input);
    return true;
  }
}
