import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { PASSKEYS_MAX } from '../../../domain/security/second-factor.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../domain/security/password.ts';
import { Access } from '../../schema/access.ts';
import { Listed } from '../../schema/listed.ts';
import { Instant } from '../../schema/scalars.ts';

@InputType({ description: 'A new password, and the mailed link that lets its holder set it.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'From the mailed link.' })
  token!: string;

  @Field(() => String, { description: `${PASSWORD_MIN} to ${PASSWORD_MAX} characters, and none of the common ones.` })
  password!: string;

  @Field(() => String, { description: 'The same password once more.' })
  confirmPassword!: string;

  @Field(() => String, { nullable: true, description: 'A code or a recovery code, with which passkeys can be kept.' })
  proof?: string | null;

  @Field(() => [ID], { defaultValue: [], description: 'Passkeys that stay; every other one ends.' })
  keptPasskeyIds!: string[];
}

@Access('anyone')
@ObjectType({ description: 'A passkey of the account whose mailed link is held.' })
export class ResetPasskey {
  @Field(() => ID, { description: 'Names the passkey when it is kept.' })
  id!: string;

  @Field(() => String, { description: 'What its owner calls it.' })
  name!: string;

  @Field(() => Instant, { description: 'When it was added.' })
  createdAt!: number;
}

@Access('anyone')
@ObjectType({ description: 'What else opens the account whose mailed link is held.' })
export class PasswordReset {
  @Field(() => Boolean, { description: 'Whether signing in asks for a code of an authenticator app.' })
  isTwoFactorOn!: boolean;

  @Listed(PASSKEYS_MAX)
  @Field(() => [ResetPasskey], { description: 'The passkeys of the account, the first added first.' })
  passkeys!: ResetPasskey[];
}
