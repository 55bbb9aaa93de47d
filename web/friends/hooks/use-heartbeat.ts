import { useEffect } from 'react';
import { AWAY_AFTER, HEARTBEAT_EVERY } from '../../../domain/friends/presence.ts';
import { useSend } from '../../data/use-send.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { SendHeartbeatDocument } from '../operations/__generated__/friend.gql.ts';

/** The page is drawn first. */
const AFTER_MS = 2 * SECOND;

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Says once a minute that this page is open and for how long nothing was done on it, by which friends see the player
 * online or away (FC-04); at once when somebody is back from being away. Nothing while `isOn` is false: staff who see the page
 * as its player are not there in the player's place.
 */
export function useHeartbeat(isOn: boolean): void {
  const send = useSend();
  useEffect(() => {
    if (!isOn) return undefined;
    let activeAt = performance.now();
    const heartbeat = (): void => {
      const idleSeconds = Math.floor((performance.now() - activeAt) / SECOND);
      // A heartbeat that gets lost is followed by the next one.
      send(SendHeartbeatDocument, { idleSeconds }, { fetchPolicy: 'no-cache' }).catch(() => undefined);
    };
    const noteLife = (): void => {
      const wasAway = performance.now() - activeAt >= AWAY_AFTER;
      activeAt = performance.now();
      if (wasAway) heartbeat();
    };
    const noteSight = (): void => {
      if (document.visibilityState === 'visible') noteLife();
    };
    const first = setTimeout(heartbeat, AFTER_MS);
    const timer = setInterval(heartbeat, HEARTBEAT_EVERY);
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, noteLife, { passive: true });
    document.addEventListener('visibilitychange', noteSight);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, noteLife);
      document.removeEventListener('visibilitychange', noteSight);
    };
  }, [send, isOn]);
}
