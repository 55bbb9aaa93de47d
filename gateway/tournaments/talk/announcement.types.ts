import { Field, ID, ObjectType } from 'type-graphql';
import { Player } from '../../accounts/index.ts';
import { Access } from '../../schema/access.ts';
import { Scope } from '../../schema/scope.ts';
import { Instant } from '../../schema/scalars.ts';

@Scope('public')
@Access('anyone')
@ObjectType({ description: 'What the organiser of a tournament, or staff, have told everybody who takes part.' })
export class TournamentAnnouncement {
  @Field(() => ID, { description: 'Tells announcements apart; the id of its entry among the decisions too.' })
  id!: string;

  @Field(() => String, { description: 'The words, as they were written.' })
  text!: string;

  @Field(() => Instant, { description: 'When it was posted.' })
  at!: number;

  @Field(() => Player, {
    nullable: true,
    description: 'Who has posted it; null for visitors, to whom profiles may not be open.',
  })
  by!: Player | null;
}
