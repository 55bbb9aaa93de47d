import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../domain/security/password.ts';
import { CODE_LENGTH, PASSKEY_NAME_MAX, PASSKEYS_MAX } from '../../domain/security/second-factor.ts';
import type { Passkey as PasskeyRow } from '../../db/security/second-factor.table.ts';
import { Access } from '../schema/access.ts';
import { Listed } from '../schema/listed.ts';
import { Instant } from '../schema/scalars.ts';

@Access('own')
@ObjectType({ description: 'A key in a device of the player, which opens the account.' })
export class Passkey {
  @Field(() => ID, { description: 'Names the passkey in every other call.' })
  id!: string;

  @Field(() => String, { description: 'What its owner calls it.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether it is kept in more than one device.' })
  isBackedUp!: boolean;

  @Field(() => Instant, { description: 'When it was added.' })
  createdAt!: number;

  @Field(() => Instant, { nullable: true, description: 'When it was last used; null before its first use.' })
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
  @Field(() => Boolean, { description: 'Whether signing in asks for a code of an authenticator app.' })
  isTwoFactorOn!: boolean;

  @Field(() => Int, { description: 'Recovery codes that were not used yet.' })
  recoveryCodesLeft!: number;

  @Listed(PASSKEYS_MAX)
  @Field(() => [Passkey], { description: 'The passkeys of the account, the first added first.' })
  passkeys!: Passkey[];
}

@Access('own')
@ObjectType({ description: 'A device on which the caller is signed in.' })
export class Session {
  @Field(() => ID, { description: 'Names the session when it is ended.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether this very call came from it.' })
  isCurrent!: boolean;

  @Field(() => String, { description: '“Chrome on Windows”, as far as the browser tells.' })
  device!: string;

  @Field(() => String, { description: 'The network address of the sign-in.' })
  address!: string;

  @Field(() => Instant, { description: 'When it was last used, to the minute.' })
  lastUsedAt!: number;

  @Field(() => Instant, { description: 'When the caller signed in there.' })
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

  @Field(() => String, { nullable: true, description: `The ${CODE_LENGTH} digits that the authenticator app shows.` })
  code?: string | null;

  @Field(() => String, { nullable: true, description: 'One of the recovery codes, each of which is good once.' })
  recoveryCode?: string | null;

  @Field(() => String, { nullable: true, description: 'The answer to passkeyForSignIn, as JSON.' })
  passkey?: string | null;
}

@InputType({ description: 'What a passkey has answered.' })
export class PasskeyAnswerInput {
  @Field(() => String, { description: 'From the PasskeyQuestion that is answered.' })
  proofToken!: string;

  @Field(() => String, { description: 'The browser’s answer as JSON.' })
  passkey!: string;
}

@InputType({ description: 'A passkey that a device has made.' })
export class AddPasskeyInput extends PasskeyAnswerInput {
  @Field(() => String, { description: `What its owner calls it: 1 to ${PASSKEY_NAME_MAX} characters.` })
  name!: string;
}

@InputType({ description: 'A new password, and what proves that its owner sets it.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The password so far.' })
  currentPassword!: string;

  @Field(() => String, { description: `${PASSWORD_MIN} to ${PASSWORD_MAX} characters, and none of the common ones.` })
  newPassword!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A code, a recovery code or the receipt of provePasskey, where the account has a second factor.',
  })
  proof?: string | null;

  @Field(() => [ID], { defaultValue: [], description: 'Passkeys that stay; every other one ends.' })
  keptPasskeyIds!: string[];
}
