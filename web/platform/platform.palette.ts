import { devicePath, programsPath } from '../../domain/platform/platform.paths.ts';
import { definePalette } from '../parts/define-room.ts';
import * as t from './__generated__/messages.ts';

export const palette = definePalette({
  entries: [
    {
      order: 108,
      to: programsPath,
      label: t.yourPrograms(),
      words: [
        'api',
        t.developers2(),
        t.keys2(),
        t.bots(),
        t.overlays2(),
        'graphql',
        'webhooks',
        t.applications2(),
        'oauth',
      ],
    },
    {
      order: 109,
      to: devicePath,
      label: t.connectADevice(),
      words: [t.code2(), t.bot(), t.signIn()],
    },
  ],
});
