import { Field, InputType } from 'type-graphql';

@InputType()
export class ResetPasswordInput {
  @Field(() => String, { description: 'From the mailed link.' })
  token!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String)
  confirmPassword!: string;
}
