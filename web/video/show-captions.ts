import type Hls from 'hls.js/light';
import { CaptionReader } from '../../domain/video/caption-reader.ts';
import * as t from './__generated__/messages.ts';

/** Words that nothing takes away stand no longer (CEA-608, C.9). */
const STANDS_MAX_S = 16;
/** What comes so much later or earlier than what came before is from elsewhere in the film. */
const JUMP_S = 1;
/** So far behind what is watched, words are forgotten. */
const KEPT_S = 60;
/** Two that begin so near to each other are the same, read twice. */
const SAME_S = 0.01;

/**
 * Puts what the pictures of a stream say into a track of captions at the video, which comes with the first words. Each
 * is known when it is to be seen, not when its time is over. @returns what takes the track away
 */
export function showCaptions(player: Hls, { Events }: typeof Hls, video: HTMLVideoElement): () => void {
  let reader = new CaptionReader();
  let track: HTMLTrackElement | null = null;
  let standing: VTTCue | null = null;
  let last = 0;

  const begin = (): TextTrack => {
    if (!track) {
      track = Object.assign(document.createElement('track'), { kind: 'captions', label: t.captions() });
      video.append(track);
      track.track.mode = 'hidden';
    }
    return track.track;
  };
  const say = (text: string, at: number): void => {
    if (standing) standing.endTime = Math.max(standing.startTime, Math.min(standing.endTime, at));
    standing = null;
    if (text === '') return;
    const words = begin();
    for (const cue of Array.from(words.cues ?? []))
      if (cue.endTime < video.currentTime - KEPT_S || Math.abs(cue.startTime - at) < SAME_S) words.removeCue(cue);
    standing = new VTTCue(at, at + STANDS_MAX_S, text);
    words.addCue(standing);
  };

  player.on(Events.FRAG_PARSING_USERDATA, (_, { samples }) => {
    for (const { bytes, pts } of samples) {
      if (!bytes) continue;
      if (Math.abs(pts - last) > JUMP_S) {
        say('', last);
        reader = new CaptionReader();
      }
      last = pts;
      const text = reader.take(bytes);
      if (text !== null) say(text, pts);
    }
  });
  return () => track?.remove();
}
