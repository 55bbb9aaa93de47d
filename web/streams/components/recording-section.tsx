import { Panel } from '../../parts/panel.tsx';
import { Part } from '../../parts/part.tsx';

/** 'Recording': whether what is sent is kept. */
export const RecordingSection = () => (
  <Panel title="Recording">
    <Part of="video.recording" />
  </Panel>
);
