import { Field, Int, ObjectType } from 'type-graphql';
import type { ContestPhraseCode } from '../../domain/shared/contest-phrases.ts';
import { Access } from '../schema/access.ts';
import { Listed } from '../schema/listed.ts';
import { Scope } from '../schema/scope.ts';
import { ContestPhraseCodeEnum } from './stream.enums.ts';

@Scope('public')
@Access('own')
@ObjectType('ContestPhrase', {
  description: 'Something said of a contest, for an app that says it in the language of its reader.',
})
export class ContestPhraseType {
  @Field(() => ContestPhraseCodeEnum, { description: 'What is said.' })
  code!: ContestPhraseCode;

  @Listed(2)
  @Field(() => [String], { description: 'Of players, a game or a tournament, as far as the words name any.' })
  names!: readonly string[];

  @Listed(2)
  @Field(() => [Int], { description: 'What the words count; money in cents.' })
  numbers!: readonly number[];
}
