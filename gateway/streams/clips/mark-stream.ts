import { isStaff } from '../../../domain/accounts/roles.ts';
import { must, Refused } from '../../../domain/shared/refusals.ts';
import { ruleOnMarking } from '../../../domain/streams/marker.ts';
import { markerForm } from '../../../domain/streams/streams.schemas.ts';
import { deleteMarker, countMarkers, insertMarker, readMarker } from '../../../db/streams/marker.queries.ts';
import { lockStream } from '../../../db/streams/stream.queries.ts';
import { lockRecording, readOpenRecording } from '../../../db/video/index.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { once } from '../../kernel/once.ts';
import { readInput } from '../../kernel/read-input.ts';
import { readCut } from './make-clip.ts';

/**
 * Keeps the moment of a live stream, as far as it is stored, under an optional label: its streamer does, and staff, who
 * keep order in its chat. Answers the marker's id.
 * @throws Refused NOT_FOUND, FORBIDDEN, STREAM_OVER, MARKER_UNRECORDED, MARKERS_FULL, BAD_INPUT
 */
export async function markStream(
  deps: Deps,
  { userId }: Actor,
  key: string,
  input: { readonly streamId: string; readonly label: string },
): Promise<string> {
  const { streamId } = input;
  const { label } = readInput(markerForm, { label: input.label });
  const recordingId = await readOpenRecording(deps.db.read, streamId);
  // A marker lies at the end of the last segment, however long a piece is cut.
  const cut = recordingId === null ? null : await readCut(deps, recordingId, null, 1);
  const id = deps.newId();
  return deps.db.transact(async (tx) => {
    const { id: byId, role } = await lockStanding(tx, userId);
    const payload = { streamId, label };
    return once(tx, { userId: byId, key, operation: 'markStream', payload, answerId: id, at: deps.now() }, async () => {
      // Of two presses at once the second counts the first.
      const stream = await lockStream(tx, streamId);
      if (!stream) throw new Refused('NOT_FOUND');
      const recording = recordingId === null ? undefined : await lockRecording(tx, recordingId);
      const { atMs, segment } = must(
        ruleOnMarking({
          isTheirs: stream.streamerId === byId || isStaff(role),
          isOn: stream.state === 'live',
          cut: recording ? cut : null,
          markers: recording ? await countMarkers(tx, recording.id) : 0,
        }),
      );
      await insertMarker(tx, { id, recordingId: recording?.id ?? '', atMs, segment, label });
    });
  });
}

/** Deletes a marker of the caller's. @throws Refused NOT_FOUND, FORBIDDEN */
export const unmarkStream = (deps: Deps, { userId }: Actor, id: string): Promise<void> =>
  deps.db.transact(async (tx) => {
    await lockStanding(tx, userId);
    const marker = await readMarker(tx, id);
    if (!marker) throw new Refused('NOT_FOUND');
    if (marker.streamerId !== userId) throw new Refused('FORBIDDEN');
    await deleteMarker(tx, id);
  });
