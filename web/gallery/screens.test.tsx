import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PAGES } from '../app/rooms.ts';
import { OWN_SCREENS } from './__generated__/screens.ts';
import { WINGS } from './screens.ts';

const pages = PAGES.map(({ path }) => ({ path }));
/** The page that an address leads to. */
const pageAt = (path: string) => matchRoutes(pages, path.replace(/[?#].*/, ''))?.[0]?.route.path;

it('the gallery has every page of the app', () => {
  const shown = new Set(
    Object.values(WINGS)
      .flatMap(({ screens }) => screens)
      .map(({ path }) => pageAt(path)),
  );
  expect(pages.filter(({ path }) => !shown.has(path))).toEqual([]);
});

it('what a room has in the gallery is a page of the app', () => {
  const own = OWN_SCREENS.flatMap((screens) => Object.values(screens).flat());
  const paths = own.map((screen) => (typeof screen === 'string' ? screen : screen.path));
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => pageAt(path) === undefined)).toEqual([]);
});
