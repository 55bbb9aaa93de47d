import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { AWAY_AFTER, BEAT_EVERY } from '../../../domain/friends/presence.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { BeatPresenceDocument } from '../operations/__generated__/beat-presence.gql.ts';

/** The page is drawn first. */
const AFTER_MS = 2 * SECOND;

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Says once a minute that this page is open and for how long nothing was done on it, by which friends see the player
 * online or away (FC-04); at once when somebody is back from being away.
 */
export function useBeat(): void {
  const client = useApolloClient();
  useEffect(() => {
    let activeAt = performance.now();
    const beat = (): void => {
      const idleSeconds = Math.floor((performance.now() - activeAt) / SECOND);
      // A word that gets lost is followed by the next one.
      client
        .mutate({ mutation: BeatPresenceDocument, variables: { idleSeconds }, fetchPolicy: 'no-cache' })
        .catch(() => undefined);
    };
    const noteLife = (): void => {
      const wasAway = performance.now() - activeAt >= AWAY_AFTER;
      activeAt = performance.now();
      if (wasAway) beat();
    };
    const noteSight = (): void => {
      if (document.visibilityState === 'visible') noteLife();
    };
    const first = setTimeout(beat, AFTER_MS);
    const timer = setInterval(beat, BEAT_EVERY);
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, noteLife, { passive: true });
    document.addEventListener('visibilitychange', noteSight);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, noteLife);
      document.removeEventListener('visibilitychange', noteSight);
    };
  }, [client]);
}
