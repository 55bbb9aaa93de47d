import { tourPath } from '../../domain/onboarding/onboarding.paths.ts';
import { definePalette } from '../parts/define-room.ts';
import * as t from './__generated__/messages.ts';

export const palette = definePalette({
  entries: [
    {
      order: 80,
      to: tourPath,
      label: t.platformTour(),
      words: [t.introduction(), t.howItWorksWords()],
    },
  ],
});
