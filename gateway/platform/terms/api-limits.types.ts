import { Field, Int, ObjectType } from 'type-graphql';
import { Access } from '../../schema/access.ts';
import { Cents } from '../../schema/scalars.ts';
import { Scope } from '../../schema/scope.ts';

const count = (description: string) => Field(() => Int, { description });

@Scope('public')
@Access('anyone')
@ObjectType({ description: 'What programs are held to on this Gauntlet, each at the most.' })
export class ApiLimits {
  @count('Points of one operation.')
  operationPoints!: number;

  @count('Points of a key in a minute.')
  keyPoints!: number;

  @count('Points of all keys of an account together in a minute.')
  accountPoints!: number;

  @count('Points of all keys that come from one address in a minute.')
  addressPoints!: number;

  @count('Points of all sessions of an account together in a minute.')
  sessionPoints!: number;

  @count('Tokens of a document.')
  tokens!: number;

  @count('Levels of fields in a document.')
  levels!: number;

  @count('Aliases in a document.')
  aliases!: number;

  @count('Directives in a document.')
  directives!: number;

  @count('Bytes of a request over HTTP.')
  requestBytes!: number;

  @count('Bytes of a message over the websocket.')
  messageBytes!: number;

  @count('Characters of an answer, except that of a mutation.')
  answerCharacters!: number;

  @count('What `first` may be.')
  first!: number;

  @count('Keys of an account.')
  keys!: number;

  @count('Days that a key is good.')
  keyDays!: number;

  @Field(() => Cents, { description: 'What a key may be allowed to stake within a UTC day.' })
  keyStakeCents!: number;

  @count('Webhooks of an account.')
  webhooks!: number;

  @count('Applications of an account.')
  applications!: number;

  @count('Redirect addresses of an application.')
  redirects!: number;

  @count('Applications that an account has connected.')
  connectedApplications!: number;

  @count('Sign-ins of an account to one application.')
  signIns!: number;

  @count('Websockets from one address.')
  sockets!: number;

  @count('Days that `events` goes back.')
  eventDays!: number;
}
