import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import type { Viewer } from '../session/use-viewer.ts';
import type { GivenParts, PartName } from './part.tsx';

/**
 * Who sees a page, and in which frame: everybody; newcomers; members; everybody, members as theirs; members without the
 * navigation around it; staff (FR-07 to FR-13).
 */
export type PageGate = 'public' | 'onboarding' | 'member' | 'open' | 'focused' | 'staff';

export interface Page {
  /** As the router matches it. */
  readonly path: string;
  readonly gate: PageGate;
  readonly load: () => Promise<ComponentType>;
  /** Parts of other rooms that are fetched together with the screen. */
  readonly needs: readonly PartName[];
  /** Parts that are fetched once the page stands: dialogs of other rooms. */
  readonly soon: readonly PartName[];
}

export const page = (
  gate: PageGate,
  path: string,
  load: Page['load'],
  needs: readonly PartName[] = [],
  soon: readonly PartName[] = [],
): Page => ({
  path,
  gate,
  load,
  needs,
  soon,
});

/** Its pictures are in `web/app/components/nav-icon.tsx`, which the first load does not wait for. */
export type MenuIcon =
  | 'home'
  | 'streams'
  | 'live'
  | 'battles'
  | 'arcade'
  | 'store'
  | 'teams'
  | 'replays'
  | 'leaderboards'
  | 'wallet'
  | 'creator'
  | 'missions'
  | 'settings'
  | 'help'
  | 'trust'
  | 'admin';

interface Entry {
  readonly to: string;
  readonly label: string;
  /** What else people may type for it. */
  readonly words?: readonly string[];
  /** Among the entries of its place. */
  readonly order: number;
}

/** Where the navigation leads; the palette finds it as well. */
export interface MenuEntry extends Entry {
  readonly place: 'navigation' | 'staff';
  readonly icon: MenuIcon;
  /** Further path prefixes at which the entry is shown as the present one. */
  readonly alsoAt?: readonly string[];
}

/** A page that the palette finds beside those of the navigation. */
export interface PaletteEntry extends Entry {
  readonly icon?: MenuIcon;
}

/** Something that a player does at once, by the page or the dialog that an address opens. The palette offers it. */
export interface Verb {
  readonly to: string;
  readonly label: string;
  /** What else people may type for it. */
  readonly words: string;
  readonly icon: MenuIcon;
  /** Among the verbs of all rooms. */
  readonly order: number;
  /** Whether the player can do it now; missing where always. It is asked each time the palette opens. */
  readonly isPossible?: (viewer: Viewer, client: ApolloClient) => boolean | Promise<boolean>;
}

/** What a room gives to the app, in its routes file. */
export interface Room<Names extends PartName> {
  readonly pages: readonly Page[];
  readonly menu: readonly MenuEntry[];
  /** What it shows on the screens of other rooms. */
  readonly parts: Pick<GivenParts, Names>;
}

export const defineRoom = <Names extends PartName = never>(room: Partial<Room<Names>>): Room<Names> => ({
  pages: [],
  menu: [],
  parts: {} as Pick<GivenParts, Names>,
  ...room,
});

/** What only the palette knows of a room: in a file of its own, which nothing waits for. */
export interface RoomPalette {
  readonly entries: readonly PaletteEntry[];
  readonly verbs: readonly Verb[];
}

export const definePalette = (given: Partial<RoomPalette>): RoomPalette => ({ entries: [], verbs: [], ...given });
