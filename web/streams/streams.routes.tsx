import {
  clipPattern,
  goLivePath,
  homePath,
  pastStreamPattern,
  streamPattern,
  streamsPath,
} from '../../domain/streams/streams.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { BattleStreamsProps } from './components/battle-streams.tsx';
import type { OwnRecordingsProps } from './components/own-recordings.tsx';
import type { TakeDownDialogProps } from './components/take-down-dialog.tsx';
import * as t from './__generated__/messages.ts';

declare module '../parts/part.tsx' {
  interface Parts {
    /** The way to the live streams of a battle. */
    'streams.of-battle': BattleStreamsProps;
    /** Clips of the own streams, and those that the player has made (CR-12). */
    'streams.clips': object;
    /** The player's own clips and recordings, for a field that asks for a link to one. */
    'streams.recordings': OwnRecordingsProps;
    /** Where staff end the stream of another. */
    'streams.take-down': TakeDownDialogProps;
    /** What is live now, to be ended. */
    'desk.content.streams': object;
  }
}

export const streams = defineRoom({
  pages: [
    page('member', homePath, async () => (await import('./screens/hype-zone-screen.tsx')).HypeZoneScreen),
    page('member', streamsPath, async () => (await import('./screens/streams-screen.tsx')).StreamsScreen),
    page('member', streamPattern, async () => (await import('./screens/stream-screen.tsx')).StreamScreen, [
      'video.player',
    ]),
    page('member', pastStreamPattern, async () => (await import('./screens/past-stream-screen.tsx')).PastStreamScreen),
    page('member', clipPattern, async () => (await import('./screens/clip-screen.tsx')).ClipScreen),
    page('member', goLivePath, async () => (await import('./screens/go-live-screen.tsx')).GoLiveScreen, [
      'video.ingest',
      'video.health',
      'video.camera',
      'video.simulcast',
      'video.recording',
    ]),
  ],
  menu: [
    { place: 'navigation', order: 10, to: homePath, label: t.hypeZone(), icon: 'home', words: [t.home(), t.start()] },
    {
      place: 'navigation',
      order: 20,
      to: streamsPath,
      label: t.liveStreams(),
      icon: 'streams',
      words: [t.watchWord()],
      alsoAt: [streamPattern.replace(':id', ''), pastStreamPattern.replace(':id', ''), clipPattern.replace(':id', '')],
    },
    { place: 'navigation', order: 30, to: goLivePath, label: t.goLive(), icon: 'live', words: [t.broadcast()] },
  ],
  parts: {
    'streams.of-battle': part(async () => (await import('./components/battle-streams.tsx')).BattleStreams),
    'streams.clips': part(async () => (await import('./components/creator-clips.tsx')).CreatorClips),
    'streams.recordings': part(async () => (await import('./components/own-recordings.tsx')).OwnRecordings),
    'streams.take-down': part(async () => (await import('./components/take-down-dialog.tsx')).TakeDownDialog),
    'desk.content.streams': part(async () => (await import('./desk/monitored-streams.tsx')).MonitoredStreams),
  },
});
