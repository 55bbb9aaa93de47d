import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { USERNAME_MAX, USERNAME_MIN } from '../../domain/accounts/username.ts';
import { Access } from '../schema/access.ts';
import type { Context } from '../kernel/context.ts';
import { handOver, Viewer } from '../security/index.ts';
import { checkUsername } from './check-username.ts';
import { findRegistration } from './read-registration.ts';
import { register } from './register.ts';
import {
  PendingRegistration,
  RegisterInput,
  VerifyRegistrationInput,
  toPendingRegistration,
} from './registration.types.ts';
import { resendCode } from './resend-code.ts';
import { verifyRegistration } from './verify-registration.ts';

@Resolver()
export class RegistrationResolver {
  @Access('anyone')
  @Query(() => Boolean, {
    description: 'True for a free username. Refusals: USERNAME_TAKEN, USERNAME_UNUSABLE, RATE_LIMITED.',
  })
  async checkUsername(
    @Ctx() { deps, caller }: Context,
    @Arg('username', () => String, {
      description: `${USERNAME_MIN} to ${USERNAME_MAX} letters, digits, dots, dashes and underscores.`,
    })
    username: string,
    @Arg('registrationId', () => ID, {
      nullable: true,
      description: 'The visitor’s own unfinished registration, whose name counts as free.',
    })
    registrationId?: string | null,
  ): Promise<boolean> {
    await checkUsername(deps, caller, { username, registrationId: registrationId ?? null });
    return true;
  }

  @Access('anyone')
  @Query(() => PendingRegistration, {
    nullable: true,
    description: 'A registration that waits for its code, for whoever knows its id; null where there is none.',
  })
  async pendingRegistration(
    @Ctx() { deps }: Context,
    @Arg('id', () => ID, { description: 'The `id` that the registration was answered with.' }) id: string,
  ): Promise<PendingRegistration | null> {
    const found = await findRegistration(deps, id);
    return found && toPendingRegistration(found);
  }

  @Access('anyone')
  @Mutation(() => PendingRegistration, {
    description:
      'Begins an account; a code goes to the address. A refusal names its field, and further ones in its data: USERNAME_UNUSABLE, USERNAME_TAKEN, EMAIL_UNUSABLE, PASSWORD_UNUSABLE, PASSWORDS_DIFFER, REFERRAL_UNKNOWN, TERMS_REQUIRED. Else RATE_LIMITED.',
  })
  async register(
    @Ctx() { deps, caller }: Context,
    @Arg('input', () => RegisterInput, { description: 'What the account begins with.' }) {
      referralCode,
      replacesId,
      ...form
    }: RegisterInput,
  ): Promise<PendingRegistration> {
    const input = { ...form, referralCode: referralCode ?? '', replacesId: replacesId ?? null };
    return toPendingRegistration(await register(deps, caller, input));
  }

  @Access('anyone')
  @Mutation(() => PendingRegistration, {
    description: 'Sends another code. Refusals: REGISTRATION_MISSING, CODE_LOCKED, RATE_LIMITED.',
  })
  async resendCode(
    @Ctx() { deps, caller }: Context,
    @Arg('registrationId', () => ID, { description: 'The `id` of the PendingRegistration.' }) registrationId: string,
  ): Promise<PendingRegistration> {
    return toPendingRegistration(await resendCode(deps, caller, registrationId));
  }

  @Access('anyone')
  @Mutation(() => Viewer, {
    description:
      'Makes the account and signs in; the session comes as a cookie. Refusals: CODE_WRONG, CODE_EXPIRED, CODE_LOCKED, REGISTRATION_MISSING, RATE_LIMITED.',
  })
  async verifyRegistration(
    @Ctx() context: Context,
    @Arg('input', () => VerifyRegistrationInput, { description: 'Which registration, and its code.' })
    input: VerifyRegistrationInput,
  ): Promise<Viewer> {
    return handOver(
      context,
      await verifyRegistration(context.deps, context.caller, {
        ...input,
        isPasswordForgotten: input.isPasswordForgotten ?? false,
      }),
    );
  }
}
