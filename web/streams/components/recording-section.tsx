import { Panel } from '../../parts/panel.tsx';
import { Part } from '../../parts/part.tsx';
import * as t from '../__generated__/messages.ts';

/** 'Recording': whether what is sent is kept. */
export const RecordingSection = () => (
  <Panel title={t.recording()}>
    <Part of="video.recording" />
  </Panel>
);
