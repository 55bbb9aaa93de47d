import { Refused } from '../../domain/shared/refusals.ts';
import { type StreamForm, type StreamInput, streamForm } from '../../domain/streams/streams.schemas.ts';
import { titleKeyOf } from '../../domain/streams/stream.ts';
import { readBattle } from '../../db/battles/index.ts';
import type { Tx } from '../../db/client/database.ts';
import type { StreamRow } from '../../db/streams/stream.table.ts';
import { useUploads } from '../../db/uploads/upload.queries.ts';
import { listSimulcastTargets } from '../../db/video/index.ts';
import type { Deps } from '../kernel/deps.ts';
import { readInput } from '../kernel/read-input.ts';

/** @throws Refused STREAM_INCOMPLETE, STREAM_NEEDS_BATTLE, STREAM_CONTEST_UNUSABLE, BAD_INPUT */
export function readStreamForm(input: StreamInput): StreamForm {
  if (input.title.trim() === '') throw new Refused('STREAM_INCOMPLETE', { field: 'title' });
  const form = readInput(streamForm, input);
  if (form.hasBetting && form.battleId === null) throw new Refused('STREAM_NEEDS_BATTLE', { field: 'hasBetting' });
  if (form.contest !== null && form.battleId !== null)
    throw new Refused('STREAM_CONTEST_UNUSABLE', { field: 'contest' });
  return form;
}

/** A form that was read, of any game. */
export type StreamContent = Omit<StreamForm, 'game'> & Pick<StreamRow, 'game'>;

type Filled = Omit<StreamContent, 'contest'> & Pick<StreamRow, 'titleKey' | 'stakeCents' | 'contestKind' | 'contestId'>;

/**
 * What a form makes of a stream, with the battle and the picture that it names.
 * @throws Refused STREAM_BATTLE_UNUSABLE, STREAM_CONTEST_UNUSABLE, SIMULCAST_UNCONNECTED, NOT_FOUND
 */
export async function fillStream(
  { wiring }: Deps,
  tx: Tx,
  streamerId: string,
  { contest, ...form }: StreamContent,
  before: Pick<StreamRow, 'id' | 'battleId' | 'stakeCents' | 'thumbnailId' | 'contestId'>,
): Promise<Filled> {
  const { battleId, thumbnailId } = form;
  const stakeCents = battleId === before.battleId ? before.stakeCents : await stakeOf(tx, streamerId, battleId);
  if (contest !== null && contest.id !== before.contestId) {
    const own = await wiring.streamed.get(contest.kind)?.listOwn(tx, streamerId);
    if (!own?.some(({ id }) => id === contest.id)) throw new Refused('STREAM_CONTEST_UNUSABLE', { field: 'contest' });
  }
  if (thumbnailId !== null && thumbnailId !== before.thumbnailId) {
    const used = await useUploads(tx, streamerId, 'stream-thumbnail', [thumbnailId]);
    if (used === 0) throw new Refused('NOT_FOUND', { field: 'thumbnailId' });
  }
  if (form.simulcast.length > 0) {
    const connected = new Set((await listSimulcastTargets(tx, streamerId)).map(({ platform }) => platform));
    if (!form.simulcast.every((platform) => connected.has(platform)))
      throw new Refused('SIMULCAST_UNCONNECTED', { field: 'simulcast' });
  }
  const shown = { contestKind: contest?.kind ?? null, contestId: contest?.id ?? null };
  return { ...form, ...shown, titleKey: titleKeyOf(form.title, before.id), stakeCents };
}

/** The stake of the battle that a streamer wants to show: an own public one that is not over (GL-07). */
async function stakeOf(tx: Tx, streamerId: string, battleId: string | null): Promise<number> {
  if (battleId === null) return 0;
  const battle = await readBattle(tx, battleId);
  const isOwn = battle?.creatorId === streamerId || battle?.opponentId === streamerId;
  const isOpen = battle?.status === 'waiting' || battle?.status === 'active';
  if (!battle || !isOwn || !isOpen || battle.privacy !== 'public')
    throw new Refused('STREAM_BATTLE_UNUSABLE', { field: 'battleId' });
  return battle.stakeCents;
}
