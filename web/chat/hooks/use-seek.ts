import { useEffect, useRef, useState } from 'react';
import type { Talk } from '../talk.ts';

/** Pages that are read at once in search of it. Whoever has missed more begins at the end and scrolls up to the line. */
const PAGES_MAX = 4;

/**
 * Reads back to a message of the past, before the talk is shown; answers whether that still goes on. Null seeks nothing.
 */
export function useSeek(
  messageId: string | null,
  talk: Pick<Talk, 'messages' | 'older'> | null,
  isLoadingOlder: boolean,
  loadOlder: () => void,
): boolean {
  const [isGivenUp, giveUp] = useState(messageId === null);
  /** The page before which older ones have been asked for. */
  const asked = useRef(new Set<string>());
  const older = talk?.older ?? null;
  const isFound = talk?.messages.some(({ id }) => id === messageId) ?? false;
  const isOver = isGivenUp || isFound;
  useEffect(() => {
    if (isOver || talk === null || isLoadingOlder) return;
    // It is gone, too far, or the page that has it could not be read.
    if (older === null || asked.current.has(older) || asked.current.size === PAGES_MAX) return giveUp(true);
    asked.current.add(older);
    loadOlder();
  }, [isOver, talk, isLoadingOlder, older, loadOlder]);
  return talk !== null && !isOver;
}
