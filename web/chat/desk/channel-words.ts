import { CHANNELS } from '../../../domain/chat/channels.ts';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { streamPath } from '../../../domain/streams/streams.paths.ts';
import { tournamentPath } from '../../../domain/tournaments/tournaments.paths.ts';
import * as t from '../__generated__/messages.ts';

/** How staff read where a message stands, and the page of its place; null for a channel of the global chat. */
export function channelWords(channel: string): { readonly name: string; readonly path: string | null } {
  const [kind, id] = channel.split(':', 2);
  if (kind === 'stream' && id) return { name: t.chatOfStreamId({ id }), path: streamPath(id) };
  if (kind === 'battle' && id) return { name: t.chatOfBattleId({ id }), path: challengePath(id) };
  if (kind === 'room' && id) return { name: t.talkOfTheTwoOfBattleId({ id }), path: challengePath(id) };
  if (kind === 'friends') return { name: t.talkOfTwoFriends(), path: null };
  if (kind === 'tournament' && id) return { name: t.chatOfTournamentId({ id }), path: tournamentPath(id) };
  return { name: CHANNELS.find((one) => one.id === channel)?.name ?? channel, path: null };
}
