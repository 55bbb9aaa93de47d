import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { LEGAL_TEXTS, LEGAL_VERSIONS, type LegalText } from '../../domain/accounts/legal.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { graphqlEnum } from '../schema/enums.ts';
import { Listed } from '../schema/listed.ts';
import { acceptLegal, readLegalToAccept } from './accept-legal.ts';

const LegalTextEnum = graphqlEnum('LegalText', 'What everybody with an account agrees to.', LEGAL_TEXTS, {
  terms: 'The Terms of Service.',
  privacy: 'The Privacy Policy.',
  'responsible-gaming': 'The Responsible Gaming Policy.',
  'anti-cheat': 'The Anti-Cheat Policy.',
  'payment-terms': 'The Payment Terms.',
});

@Access('own')
@ObjectType({ description: 'A legal text in one of its versions.' })
export class LegalVersion {
  @Field(() => LegalTextEnum, { description: 'Which text it is.' })
  text!: LegalText;

  @Field(() => Int, { description: 'Its number: 1 and up, one more with each change of what it says.' })
  version!: number;

  @Field(() => String, { description: 'The UTC day since which it is in force.' })
  since!: string;
}

@InputType({ description: 'A legal text that the caller has read and agrees to.' })
export class AcceptedText {
  @Field(() => LegalTextEnum, { description: 'Which text it is.' })
  text!: LegalText;

  @Field(() => Int, { description: 'The version that was read, which must be the one in force.' })
  version!: number;
}

@Resolver()
export class LegalResolver {
  @Access('own')
  @Listed(LEGAL_TEXTS.length)
  @Query(() => [LegalVersion], { description: 'What has changed since the caller agreed to it.' })
  async legalToAccept(@Ctx() context: Context): Promise<LegalVersion[]> {
    const texts = await readLegalToAccept(context.deps, actorOf(context));
    return texts.map((one) => ({ ...one, since: LEGAL_VERSIONS[one.text].since }));
  }

  @Access('own')
  @Mutation(() => Boolean, {
    description: 'Writes down that the caller agrees to texts in force. Refusals: BAD_INPUT for another version.',
  })
  async acceptLegal(
    @Ctx() context: Context,
    @Arg('texts', () => [AcceptedText], { description: 'Each with the version that was read.' }) texts: AcceptedText[],
  ): Promise<boolean> {
    await acceptLegal(context.deps, actorOf(context), texts);
    return true;
  }
}
