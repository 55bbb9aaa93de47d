import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { TALK_LINES_MAX } from '../../../domain/disputes/talk.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { listTalk } from '../../../db/disputes/talk.queries.ts';
import { Player, playerOf } from '../../accounts/index.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { Listed } from '../../schema/listed.ts';
import { Instant } from '../../schema/scalars.ts';
import { findCase } from '../read-case.ts';

@Access('own')
@ObjectType({ description: 'What one side of a contest said to the other, as it stood when it became evidence.' })
export class DisputeTalkLine {
  @Field(() => ID, { description: 'The message; it may be deleted where it was written.' })
  messageId!: string;

  @Field(() => Player, { description: 'Who said it.' })
  by!: Player;

  @Field(() => String, { description: 'What was said.' })
  text!: string;

  @Field(() => Instant, { description: 'When it was said.' })
  at!: number;

  @Field(() => String, {
    description:
      'SHA-256 in hex of the JSON of `[hash of the line before, messageId, player, at, text]`, the first with an empty one before it: that of the last line stands for all.',
  })
  sha256!: string;
}

@Resolver()
export class TalkResolver {
  @Access('own')
  @Listed(TALK_LINES_MAX)
  @Query(() => [DisputeTalkLine], {
    description:
      'What the two of a disputed contest said to each other, as far as it is evidence, for its parties and staff. Refusals: NOT_FOUND.',
  })
  async disputeTalk(
    @Ctx() context: Context,
    @Arg('disputeId', () => ID, { description: 'As `Dispute.id` names it.' }) disputeId: string,
  ): Promise<DisputeTalkLine[]> {
    const { deps } = context;
    if (!(await findCase(deps, actorOf(context), disputeId))) throw new Refused('NOT_FOUND');
    const lines = await listTalk(deps.db.read, disputeId);
    return lines.map(({ messageId, authorId, authorName, authorAvatarId, text, at, sha256 }) => ({
      messageId,
      by: playerOf({ id: authorId, username: authorName, avatarId: authorAvatarId }),
      text,
      at,
      sha256,
    }));
  }
}
