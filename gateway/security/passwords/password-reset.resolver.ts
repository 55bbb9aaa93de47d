import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { RESETS_SHOWN } from '../../../domain/security/reset.ts';
import { listAccountResets } from '../../../db/security/account-reset.queries.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { Listed } from '../../schema/listed.ts';
import { AccountReset } from './account-reset.types.ts';
import { PasswordReset, ResetPasswordInput } from './password-reset.types.ts';
import { readPasswordResetFactors } from './read-password-reset.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';

@Resolver()
export class PasswordResetResolver {
  @Access('anyone')
  @Query(() => PasswordReset, {
    nullable: true,
    description:
      'What else opens the account of a mailed link, so that its holder says what stays; null for a link that was used or has expired. Refusals: RATE_LIMITED.',
  })
  passwordReset(
    @Ctx() { deps, caller }: Context,
    @Arg('token', () => String, { description: 'From the mailed link.' }) token: string,
  ): Promise<PasswordReset | null> {
    return readPasswordResetFactors(deps, caller, token);
  }

  @Access('own')
  @Listed(RESETS_SHOWN)
  @Query(() => [AccountReset], {
    description: 'What the caller’s resets by mail have ended, locked and found within a year, the newest first.',
  })
  async accountResets(@Ctx() context: Context): Promise<AccountReset[]> {
    const rows = await listAccountResets(context.deps.db.read, actorOf(context).userId, RESETS_SHOWN);
    return rows.map(({ id, at, things }) => ({ id, at, things: [...things] }));
  }

  @Access('anyone')
  @Mutation(() => Boolean, {
    description:
      'Mails a link to a new password, if the address has an account; nobody is told whether it has. Refusals: EMAIL_UNUSABLE, RATE_LIMITED.',
  })
  async requestPasswordReset(
    @Ctx() { deps, caller }: Context,
    @Arg('email', () => String, { description: 'The address of the account.' }) email: string,
  ): Promise<boolean> {
    await requestPasswordReset(deps, caller, email);
    return true;
  }

  @Access('anyone')
  @Mutation(() => Boolean, {
    description:
      'Sets a new password by a mailed link. Sessions, passkeys that are not kept, and all that acts or is told things without the password end with it; payouts to new methods are locked. `accountResets` lists it. Refusals: RESET_LINK_SPENT, PASSWORD_UNUSABLE, PASSWORDS_DIFFER, TWO_FACTOR_REQUIRED, CODE_WRONG, RATE_LIMITED.',
  })
  async resetPassword(
    @Ctx() { deps, caller }: Context,
    @Arg('input', () => ResetPasswordInput, { description: 'The link, and the new password.' })
    input: ResetPasswordInput,
  ): Promise<boolean> {
    await resetPassword(deps, caller, input);
    return true;
  }
}
