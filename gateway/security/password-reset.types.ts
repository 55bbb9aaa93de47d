import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Access } from '../schema/access.ts';
import { Instant } from '../schema/scalars.ts';

@InputType()
export class ResetPasswordInput {
  @Field(() => String, { description: 'From the mailed link.' })
  token!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String)
  confirmPassword!: string;

  @Field(() => String, { nullable: true, description: 'A code or a recovery code, with which passkeys can be kept.' })
  proof?: string | null;

  @Field(() => [ID], { defaultValue: [], description: 'Passkeys that stay; every other one ends.' })
  keptPasskeyIds!: string[];
}

@Access('anyone')
@ObjectType({ description: 'A passkey of the account whose mailed link is held.' })
export class ResetPasskey {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Instant)
  createdAt!: number;
}

@Access('anyone')
@ObjectType({ description: 'What else opens the account whose mailed link is held.' })
export class PasswordReset {
  @Field(() => Boolean)
  isTwoFactorOn!: boolean;

  @Field(() => [ResetPasskey])
  passkeys!: ResetPasskey[];
}
