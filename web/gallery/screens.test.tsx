import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PAGES } from '../app/rooms.ts';
import { WINGS } from './screens.ts';

it('the gallery has every page of the app', () => {
  const pages = PAGES.map(({ path }) => ({ path }));
  const shown = new Set(
    Object.values(WINGS)
      .flatMap(({ screens }) => screens)
      .map(({ path }) => matchRoutes(pages, path.replace(/[?#].*/, ''))?.[0]?.route.path),
  );
  expect(pages.filter(({ path }) => !shown.has(path))).toEqual([]);
});
