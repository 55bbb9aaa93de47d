import { useLocation } from 'react-router-dom';

/** In the history's state of a page that somebody came back to from a deposit. */
export interface CameBack {
  readonly cameBack: true;
  readonly filledIn: unknown;
}

export const isCameBack = (state: unknown): state is CameBack =>
  typeof state === 'object' && state !== null && 'cameBack' in state && 'filledIn' in state;

/** Whether this page was come back to from a deposit. */
export const useCameBack = (): boolean => isCameBack(useLocation().state);
