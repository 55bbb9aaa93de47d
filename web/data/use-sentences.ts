import { useEffect, useState } from 'react';
import { fetchSentences } from './sentences.ts';

/**
 * For what refuses by itself: fetches the sentences, and draws it anew once they are there.
 * @param isWanted whether it may refuse already
 */
export function useSentences(isWanted = true): void {
  const [, setThere] = useState(false);
  useEffect(() => {
    if (isWanted) void fetchSentences()?.then(() => setThere(true));
  }, [isWanted]);
}
