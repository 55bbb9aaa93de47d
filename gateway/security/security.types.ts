import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Passkey as PasskeyRow } from '../../db/security/second-factor.table.ts';
import { Access } from '../schema/access.ts';
import { Instant } from '../schema/scalars.ts';

@Access('own')
@ObjectType({ description: 'A key in a device of the player, which opens the account.' })
export class Passkey {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Boolean, { description: 'Whether it is kept in more than one device.' })
  isBackedUp!: boolean;

  @Field(() => Instant)
  createdAt!: number;

  @Field(() => Instant, { nullable: true })
  lastUsedAt!: number | null;
}

export const toPasskey = ({ id, name, isBackedUp, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  isBackedUp,
  createdAt,
  lastUsedAt,
});

@Access('own')
@ObjectType({ description: 'How the caller’s account is protected.' })
export class Security {
  @Field(() => Boolean)
  isTwoFactorOn!: boolean;

  @Field(() => Int, { description: 'Recovery codes that were not used yet.' })
  recoveryCodesLeft!: number;

  @Field(() => [Passkey])
  passkeys!: Passkey[];
}

@Access('own')
@ObjectType({ description: 'A device on which the caller is signed in.' })
export class Session {
  @Field(() => ID)
  id!: string;

  @Field(() => Boolean, { description: 'Whether this very call came from it.' })
  isCurrent!: boolean;

  @Field(() => String, { description: '“Chrome on Windows”, as far as the browser tells.' })
  device!: string;

  @Field(() => String, { description: 'The network address of the sign-in.' })
  address!: string;

  @Field(() => Instant)
  lastUsedAt!: number;

  @Field(() => Instant)
  since!: number;
}

@Access('own')
@ObjectType({ description: 'A secret for the player’s authenticator app; not in force before its first code.' })
export class TwoFactorSetup {
  @Field(() => String, { description: 'What the QR code carries.' })
  uri!: string;

  @Field(() => String, { description: 'The same secret for typing.' })
  key!: string;
}

@Access('anyone')
@ObjectType({ description: 'Something that a passkey has to answer.' })
export class PasskeyQuestion {
  @Field(() => String, { description: 'Goes back with the answer; good once, for five minutes.' })
  proofToken!: string;

  @Field(() => String, { description: 'What the browser’s WebAuthn call takes, as JSON.' })
  options!: string;
}

@InputType({ description: 'Exactly one of code, recoveryCode and passkey.' })
export class ConfirmSignInInput {
  @Field(() => String, { description: 'From the data of the refusal TWO_FACTOR_REQUIRED.' })
  proofToken!: string;

  @Field(() => String, { nullable: true })
  code?: string | null;

  @Field(() => String, { nullable: true })
  recoveryCode?: string | null;

  @Field(() => String, { nullable: true, description: 'The answer to passkeyForSignIn, as JSON.' })
  passkey?: string | null;
}

@InputType()
export class PasskeyAnswerInput {
  @Field(() => String)
  proofToken!: string;

  @Field(() => String, { description: 'The browser’s answer as JSON.' })
  passkey!: string;
}

@InputType()
export class AddPasskeyInput extends PasskeyAnswerInput {
  @Field(() => String)
  name!: string;
}

@InputType()
export class ChangePasswordInput {
  @Field(() => String)
  currentPassword!: string;

  @Field(() => String)
  newPassword!: string;

  @Field(() => String, { nullable: true, description: 'Only where the account has a second factor.' })
  proof?: string | null;

  @Field(() => [ID], { defaultValue: [], description: 'Passkeys that stay; every other one ends.' })
  keptPasskeyIds!: string[];
}
