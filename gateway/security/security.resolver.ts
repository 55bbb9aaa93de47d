import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { CODE_LENGTH } from '../../domain/security/second-factor.ts';
import { Access } from '../schema/access.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { beginTwoFactor } from './two-factor/begin-two-factor.ts';
import { changePassword } from './passwords/change-password.ts';
import { disableTwoFactor } from './two-factor/disable-two-factor.ts';
import { enableTwoFactor } from './two-factor/enable-two-factor.ts';
import { endOtherSessions, endOwnSession } from './sessions/end-session.ts';
import { readSecurity, readSessions } from './read-security.ts';
import { regenerateRecoveryCodes } from './two-factor/regenerate-recovery-codes.ts';
import { tokenHashOf } from './sessions/session.ts';
import { ChangePasswordInput, Security, Session, TwoFactorSetup } from './security.types.ts';

@Resolver()
export class SecurityResolver {
  @Access('own')
  @Query(() => Security, { nullable: true, description: 'How the caller’s account is protected.' })
  security(@Ctx() context: Context): Promise<Security> {
    return readSecurity(context.deps, actorOf(context));
  }

  @Access('own')
  @Query(() => [Session], { description: 'Where the caller is signed in, the last used first.' })
  sessions(@Ctx() context: Context): Promise<Session[]> {
    return readSessions(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => TwoFactorSetup, {
    description: 'Gives a secret for an authenticator app. Refusals: TWO_FACTOR_ON.',
  })
  beginTwoFactor(@Ctx() context: Context): Promise<TwoFactorSetup> {
    return beginTwoFactor(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => [String], {
    description:
      'Switches two-factor authentication on with the first code of the app; answers ten recovery codes, once. `proof` is the receipt of provePasskey, where there is a passkey. Refusals: PASSWORD_WRONG, TWO_FACTOR_REQUIRED, CODE_WRONG, TWO_FACTOR_ON, TWO_FACTOR_OFF, RATE_LIMITED.',
  })
  enableTwoFactor(
    @Ctx() context: Context,
    @Arg('code', () => String, { description: `The ${CODE_LENGTH} digits that the authenticator app shows.` })
    code: string,
    @Arg('password', () => String, { description: 'The password of the account.' }) password: string,
    @Arg('proof', () => String, {
      nullable: true,
      description: 'The receipt of provePasskey, where the account has a passkey.',
    })
    proof: string | null = null,
  ): Promise<string[]> {
    return enableTwoFactor(context.deps, actorOf(context), { code, password, proof });
  }

  @Access('own')
  @Mutation(() => Security, {
    description:
      'Switches two-factor authentication off; passkeys stay. Refusals: CODE_WRONG, TWO_FACTOR_OFF, STAFF_NEED_TWO_FACTOR, RATE_LIMITED.',
  })
  async disableTwoFactor(
    @Ctx() context: Context,
    @Arg('proof', () => String, { description: 'A code, a recovery code or the receipt of provePasskey.' })
    proof: string,
  ): Promise<Security> {
    await disableTwoFactor(context.deps, actorOf(context), proof);
    return readSecurity(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => [String], {
    description:
      'Ten new recovery codes in place of the earlier ones, answered once. Refusals: CODE_WRONG, TWO_FACTOR_OFF, RATE_LIMITED.',
  })
  regenerateRecoveryCodes(
    @Ctx() context: Context,
    @Arg('proof', () => String, { description: 'A code, a recovery code or the receipt of provePasskey.' })
    proof: string,
  ): Promise<string[]> {
    return regenerateRecoveryCodes(context.deps, actorOf(context), proof);
  }

  @Access('own')
  @Mutation(() => Boolean, { description: 'Signs one of the own devices out at once. Refusals: NOT_FOUND.' })
  async endSession(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The session that ends; also the one of this call.' }) id: string,
  ): Promise<boolean> {
    await endOwnSession(context.deps, actorOf(context), id);
    return true;
  }

  @Access('own')
  @Mutation(() => Int, { description: 'Signs every other device out at once; answers how many.' })
  endOtherSessions(@Ctx() context: Context): Promise<number> {
    return endOtherSessions(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => Boolean, {
    description:
      'Sets a new password and signs every other device out. Refusals: PASSWORD_WRONG, PASSWORD_UNUSABLE, TWO_FACTOR_REQUIRED, CODE_WRONG, RATE_LIMITED.',
  })
  async changePassword(
    @Ctx() context: Context,
    @Arg('input', () => ChangePasswordInput, { description: 'The password so far, and the new one.' })
    input: ChangePasswordInput,
  ): Promise<boolean> {
    const { userId } = actorOf(context);
    const renewed = await changePassword(context.deps, actorOf(context), input);
    context.setSession({ ...renewed, userId, deviceToken: null });
    context.caller = { ...context.caller, tokenHash: tokenHashOf(context.deps, renewed.token) };
    return true;
  }
}
