import { goLivePath } from '../../domain/streams/streams.paths.ts';
import { definePalette } from '../parts/define-room.ts';
import * as t from './__generated__/messages.ts';

export const palette = definePalette({
  verbs: [{ to: goLivePath, label: t.startAStream(), words: t.startAStreamWords(), icon: 'live', order: 40 }],
});
