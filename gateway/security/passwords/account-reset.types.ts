import { Field, ID, ObjectType } from 'type-graphql';
import { THINGS_MAX } from '../../../domain/security/reset.ts';
import { PLANTED_ENDS, PLANTED_KINDS, type PlantedEnd, type PlantedKind } from '../../../domain/shared/planted.ts';
import { Access } from '../../schema/access.ts';
import { graphqlEnum } from '../../schema/enums.ts';
import { Listed } from '../../schema/listed.ts';
import { Instant } from '../../schema/scalars.ts';

const PlantedKindEnum = graphqlEnum(
  'PlantedKind',
  'What can act for an account, be told things of it or open it, beside its password.',
  PLANTED_KINDS,
  {
    session: 'A browser in which the account was signed in.',
    browser: 'A browser from which the account was entered for the first time lately.',
    passkey: 'A passkey.',
    'two-factor': 'The code of an authenticator app.',
    'recovery-codes': 'The codes that stand for the app.',
    'mail-address': 'The address of the account.',
    'payment-method': 'Where payouts can go to.',
    payout: 'A payout that was waiting or on its way.',
    'api-key': 'A key with which a program acted.',
    overlay: 'The key of an overlay.',
    plugin: 'A connected plugin, with its key and its webhook.',
    application: 'A connected application of somebody else.',
    'own-application': 'An application of the account’s own; what ended is its secret.',
    webhook: 'An address that was told what happens.',
    push: 'A browser that was woken with notifications.',
    'stream-key': 'The key of the channel.',
    simulcast: 'A platform that streams went to as well.',
    'linked-account': 'An account elsewhere that the profile named.',
    'game-account': 'An account in a game.',
    'game-key': 'The key with which a game spoke for the player.',
  },
);

const PlantedEndEnum = graphqlEnum('PlantedEnd', 'What became of something at a reset.', PLANTED_ENDS, {
  ended: 'The reset has ended it.',
  locked: 'No payout goes there until its player has confirmed it anew.',
  gone: 'Somebody had taken it away before.',
  kept: 'It is as it was; its player should look at it.',
});

@Access('own')
@ObjectType({ description: 'One thing that a reset found.' })
export class PlantedThing {
  @Field(() => PlantedKindEnum, { description: 'What it is.' })
  kind!: PlantedKind;

  @Field(() => String, { description: 'What its owner knows it by; empty where there is only one.' })
  name!: string;

  @Field(() => Instant, { nullable: true, description: 'When it was made, or taken away; null where nobody knows.' })
  madeAt!: number | null;

  @Field(() => PlantedEndEnum, { description: 'What became of it.' })
  end!: PlantedEnd;
}

@Access('own')
@ObjectType({ description: 'A password that was set by a mailed link, and what that has ended.' })
export class AccountReset {
  @Field(() => ID, { description: 'Tells the reset from all others; no call takes it.' })
  id!: string;

  @Field(() => Instant, { description: 'When the password was set.' })
  at!: number;

  @Listed(THINGS_MAX)
  @Field(() => [PlantedThing], { description: 'What has ended first, each the newest first.' })
  things!: PlantedThing[];
}
