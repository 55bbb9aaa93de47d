import { Field, Float, ID, ObjectType } from 'type-graphql';
import { SECOND } from '../../../domain/shared/time.ts';
import { writeMoment } from '../../../domain/streams/clip.ts';
import type { StreamMarkerRow } from '../../../db/streams/stream.table.ts';
import { Access } from '../../schema/access.ts';

@Access('own')
@ObjectType({ description: 'A moment that a streamer has marked while the stream was live.' })
export class StreamMarker {
  @Field(() => ID, { description: 'Names it in every other call.' })
  id!: string;

  @Field(() => Float, { description: 'Where it lies in the film of the recording, in seconds.' })
  at!: number;

  @Field(() => String, { description: 'What the streamer says of it; may be empty.' })
  label!: string;

  @Field(() => String, {
    description: 'Names the moment for `clipStream`, by its streamer, for as long as the recording is kept.',
  })
  moment!: string;
}

export const toMarker = ({ id, recordingId, atMs, segment, label }: StreamMarkerRow): StreamMarker => ({
  id,
  at: atMs / SECOND,
  label,
  moment: writeMoment({ recordingId, last: segment }),
});
