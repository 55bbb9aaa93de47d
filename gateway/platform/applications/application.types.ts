import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { ApiScope } from '../../../domain/platform/scopes.ts';
import { Access } from '../../schema/access.ts';
import { Cents, Instant } from '../../schema/scalars.ts';
import { ApiScopeEnum } from '../programs/key.types.ts';

@Access('own')
@ObjectType({ description: 'A tool of the caller’s that players can let act for them, by OAuth 2.1.' })
export class Application {
  @Field(() => ID, { description: 'What the application calls itself with: its `client_id`.' })
  id!: string;

  @Field(() => String, { description: 'What players read.' })
  name!: string;

  @Field(() => String, { description: 'What it does, for players; empty where its owner has written nothing.' })
  description!: string;

  @Field(() => String, { nullable: true, description: 'Where its picture is, a path of this site; null without one.' })
  logoUrl!: string | null;

  @Field(() => [String], {
    description:
      'Where players are sent back to. Asked for exactly as it is here, but for the port of a loopback address.',
  })
  redirects!: readonly string[];

  @Field(() => Boolean, { description: 'Whether it has a secret, which it shows whenever it asks for tokens.' })
  isConfidential!: boolean;

  @Field(() => Instant, { description: 'When it was registered.' })
  createdAt!: number;
}

@Access('own')
@ObjectType({ description: 'An application, and its secret where it has just got one.' })
export class NewApplication {
  @Field(() => Application, { description: 'The application as it is listed from now on.' })
  application!: Application;

  @Field(() => String, { nullable: true, description: 'Its `client_secret`. Shown this once; null where it has none.' })
  secret!: string | null;
}

@InputType({ description: 'What an application is.' })
export class ApplicationInput {
  @Field(() => String, { description: 'What players read, 1 to 60 characters.' })
  name!: string;

  @Field(() => String, { defaultValue: '', description: 'What it does, for players, at most 280 characters.' })
  description!: string;

  @Field(() => [String], {
    description:
      'Where players are sent back to, at most ten: https, or http on the player’s own machine. None for what is entered by device codes alone.',
  })
  redirects!: string[];
}

@InputType({ description: 'Which question of an application is meant: exactly one of the two.' })
export class ConnectRequestRef {
  @Field(() => ID, { nullable: true, description: 'Of the page that the application has sent this browser to.' })
  id?: string | null;

  @Field(() => String, { nullable: true, description: 'The code that a device shows, however it is typed.' })
  code?: string | null;
}

@Access('own')
@ObjectType({ description: 'What an application asks to do for the caller.' })
export class AskedOfMe {
  @Field(() => String, { description: 'What the application is called.' })
  application!: string;

  @Field(() => String, { description: 'What it does, in the words of whoever has registered it; may be empty.' })
  description!: string;

  @Field(() => String, { nullable: true, description: 'Where its picture is, a path of this site; null without one.' })
  logoUrl!: string | null;

  @Field(() => String, { description: 'The player who has registered it.' })
  ownerName!: string;

  @Field(() => [ApiScopeEnum], { description: 'What it asks to do, what that includes among it.' })
  scopes!: readonly ApiScope[];

  @Field(() => String, {
    nullable: true,
    description: 'The host that the browser is sent back to; null for a device.',
  })
  returnsTo!: string | null;

  @Field(() => Instant, { description: 'From when it can be answered no more.' })
  expiresAt!: number;
}

@Access('own')
@ObjectType({ description: 'How a question was answered.' })
export class ConnectAnswer {
  @Field(() => String, {
    nullable: true,
    description: 'Where the browser goes on, a path of this site; null for a device, which goes on by itself.',
  })
  goesOnAt!: string | null;
}

@Access('own')
@ObjectType({ description: 'An application that acts for the caller.' })
export class ConnectedApplication {
  @Field(() => ID, { description: 'Of the application, by which it is disconnected.' })
  id!: string;

  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Where its picture is, a path of this site; null without one.' })
  logoUrl!: string | null;

  @Field(() => String, { description: 'The player who has registered it.' })
  ownerName!: string;

  @Field(() => [ApiScopeEnum], { description: 'What it may do.' })
  scopes!: readonly ApiScope[];

  @Field(() => Cents, { description: 'The most that it may stake within a UTC day; 0 without `BATTLES_STAKE`.' })
  dailyStakeCents!: number;

  @Field(() => Cents, { description: 'What it has staked since midnight UTC.' })
  stakedTodayCents!: number;

  @Field(() => Instant, { description: 'Since when it is connected.' })
  connectedAt!: number;

  @Field(() => Instant, { description: 'When it ends by itself at the latest.' })
  expiresAt!: number;

  @Field(() => Instant, {
    nullable: true,
    description: 'When it was last used, to the minute; null before its first use.',
  })
  lastUsedAt!: number | null;

  @Field(() => String, { nullable: true, description: 'The network address of that use.' })
  lastUsedAddress!: string | null;
}
