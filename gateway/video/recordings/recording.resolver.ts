import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { RECORDING_REASON_MAX, RECORDING_REASON_MIN } from '../../../domain/video/recording.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { chooseRecording, readOwnRecordings } from './choose-recording.ts';
import { removeRecording } from './delete-recording.ts';
import { OwnRecordings } from './recording.types.ts';

@Resolver()
export class RecordingResolver {
  @Access('own')
  @Query(() => OwnRecordings, { description: 'Whether the caller’s streams are recorded, and what is kept.' })
  ownRecordings(@Ctx() context: Context): Promise<OwnRecordings> {
    return readOwnRecordings(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => OwnRecordings, {
    description: 'Has the caller’s streams recorded from now on, or no more. What was recorded stays.',
  })
  async chooseRecording(
    @Ctx() context: Context,
    @Arg('isWanted', () => Boolean, { description: 'True has streams recorded, false ends that.' }) isWanted: boolean,
  ): Promise<OwnRecordings> {
    await chooseRecording(context.deps, actorOf(context), isWanted);
    return readOwnRecordings(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => Boolean, {
    description:
      'Deletes a recording that is over: its streamer, or staff with a reason. Refusals: NOT_FOUND, FORBIDDEN, RECORDING_RUNNING, BAD_INPUT.',
  })
  async deleteRecording(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The recording, by its id.' }) id: string,
    @Arg('reason', () => String, {
      nullable: true,
      description: `Why staff delete it: ${RECORDING_REASON_MIN} to ${RECORDING_REASON_MAX} characters.`,
    })
    reason?: string | null,
  ): Promise<boolean> {
    await removeRecording(context.deps, actorOf(context), id, reason ?? null);
    return true;
  }
}
