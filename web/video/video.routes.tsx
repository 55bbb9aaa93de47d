import { defineRoom } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { CameraProps } from './components/camera-publisher.tsx';
import type { HealthProps } from './components/health-panel.tsx';
import type { SimulcastProps } from './components/simulcast-panel.tsx';
import type { PlayerProps } from './components/player.tsx';

declare module '../parts/part.tsx' {
  interface Parts {
    /** The picture with its controls. */
    'video.player': PlayerProps;
    /** Server address and stream key, with copy, show and replace (GL-10). */
    'video.ingest': object;
    /** The live preview with its figures and advice (GL-12, ER-19). */
    'video.health': HealthProps;
    /** Publishes the camera or the screen of this browser (GL-09). */
    'video.camera': CameraProps;
    /** Whether the own streams are recorded, and what is kept of them. */
    'video.recording': object;
    /** Other platforms: connecting them, and which of them a stream goes to (GL-11). */
    'video.simulcast': SimulcastProps;
  }
}

/** Pieces for the pages of others: it has none of its own. */
export const video = defineRoom({
  parts: {
    'video.player': part(async () => (await import('./components/player.tsx')).Player),
    'video.ingest': part(async () => (await import('./components/ingest-panel.tsx')).IngestPanel),
    'video.health': part(async () => (await import('./components/health-panel.tsx')).HealthPanel),
    'video.recording': part(async () => (await import('./components/recording-panel.tsx')).RecordingPanel),
    'video.simulcast': part(async () => (await import('./components/simulcast-panel.tsx')).SimulcastPanel),
    'video.camera': part(async () => (await import('./components/camera-publisher.tsx')).CameraPublisher),
  },
});
