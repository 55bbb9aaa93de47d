import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { maskEmail } from '../../domain/accounts/email.ts';
import { USERNAME_MAX, USERNAME_MIN } from '../../domain/accounts/username.ts';
import { CODE_LIFE_MS } from '../../domain/onboarding/registration.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../domain/security/password.ts';
import { MINUTE } from '../../domain/shared/time.ts';
import { Access } from '../schema/access.ts';
import { Instant } from '../schema/scalars.ts';
import type { WaitingRegistration } from './register.ts';

@Access('anyone')
@ObjectType({ description: 'A registration that waits for the code from its e-mail.' })
export class PendingRegistration {
  @Field(() => ID, { description: 'Unguessable; whoever has it may enter codes.' })
  id!: string;

  @Field(() => String, { description: 'Where the code went, masked.' })
  sentTo!: string;

  @Field(() => Instant, {
    description: `Until when the code is good: ${CODE_LIFE_MS / MINUTE} minutes after it was sent.`,
  })
  codeExpiresAt!: number;

  @Field(() => Boolean, {
    description:
      'Whether a mail server has refused the e-mail for good: no code comes, and another address is needed. The same with and without an account of the address.',
  })
  isUndeliverable!: boolean;
}

export const toPendingRegistration = ({ email, ...waiting }: WaitingRegistration): PendingRegistration => ({
  ...waiting,
  sentTo: maskEmail(email),
});

@InputType({ description: 'What somebody begins an account with.' })
export class RegisterInput {
  @Field(() => String, {
    description: `${USERNAME_MIN} to ${USERNAME_MAX} letters, digits, dots, dashes and underscores.`,
  })
  username!: string;

  @Field(() => String, { description: 'Where the code goes.' })
  email!: string;

  @Field(() => String, { description: `${PASSWORD_MIN} to ${PASSWORD_MAX} characters, and none of the common ones.` })
  password!: string;

  @Field(() => String, { description: 'The same password once more.' })
  confirmPassword!: string;

  @Field(() => String, { nullable: true, description: 'Of the player who brought the newcomer; case does not matter.' })
  referralCode?: string | null;

  @Field(() => Boolean, {
    description: 'Whether the newcomer agrees to the legal texts in force; only true is accepted.',
  })
  agreeToTerms!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'An earlier registration of the same visitor, given up by this one.',
  })
  replacesId?: string | null;
}

@InputType({ description: 'A registration, and the code that was mailed for it.' })
export class VerifyRegistrationInput {
  @Field(() => ID, { description: 'The `id` of the PendingRegistration.' })
  registrationId!: string;

  @Field(() => String, { description: 'Six digits.' })
  code!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the password is forgotten: the account begins without it, and a link to a new one is mailed.',
  })
  isPasswordForgotten?: boolean | null;
}
