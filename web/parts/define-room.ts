import type { PartName, PartTable } from './part.tsx';

/** What a room gives to the app, in its routes file. */
export interface Room<Names extends PartName = PartName> {
  /** What it shows on the screens of other rooms. */
  readonly parts: Pick<PartTable, Names>;
}

export const defineRoom = <Names extends PartName = never>(room: Room<Names>): Room<Names> => room;
