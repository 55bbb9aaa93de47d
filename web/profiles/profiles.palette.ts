import { profilePath } from '../../domain/profiles/profiles.paths.ts';
import { definePalette } from '../parts/define-room.ts';
import * as t from './__generated__/messages.ts';

export const palette = definePalette({
  entries: [{ order: 30, to: profilePath, label: t.profile(), words: [t.account(), t.username()] }],
});
