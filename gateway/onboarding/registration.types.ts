import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { maskEmail } from '../../domain/accounts/email.ts';
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

  @Field(() => Instant)
  codeExpiresAt!: number;
}

export const toPendingRegistration = ({ id, email, codeExpiresAt }: WaitingRegistration): PendingRegistration => ({
  id,
  sentTo: maskEmail(email),
  codeExpiresAt,
});

@InputType()
export class RegisterInput {
  @Field(() => String)
  username!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String)
  confirmPassword!: string;

  @Field(() => String, { nullable: true, description: 'Of the player who brought the newcomer.' })
  referralCode?: string | null;

  @Field(() => Boolean)
  agreeToTerms!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'An earlier registration of the same visitor, given up by this one.',
  })
  replacesId?: string | null;
}

@InputType()
export class VerifyRegistrationInput {
  @Field(() => ID)
  registrationId!: string;

  @Field(() => String, { description: 'Six digits.' })
  code!: string;
}
