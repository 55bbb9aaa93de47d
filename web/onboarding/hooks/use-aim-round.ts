import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  ROUND_MS,
  type Shot,
  type Target,
  isHit,
  mayShoot,
  standingAt,
  targetsOf,
} from '../../../domain/onboarding/tutorial-game.ts';
import { SECOND } from '../../../domain/shared/time.ts';

/** Where the last shot went. `number` tells one from the next at the same place. */
export interface Impact extends Pick<Shot, 'x' | 'y'> {
  readonly number: number;
  readonly isHit: boolean;
}

export interface AimRound {
  /** The target that stands, and its number; null between two. */
  readonly target: (Target & { readonly number: number }) | null;
  /** Whole seconds since the start, 30 at the end. */
  readonly seconds: number;
  readonly hits: number;
  readonly impact: Impact | null;
  readonly shoot: (at: Pick<Shot, 'x' | 'y'>) => void;
}

/**
 * A round that runs from the first rendering on. The rules are those that the server plays it again by; shots that it
 * would refuse, because no hand is so quick, do not leave the barrel.
 * @param onEnd gets every shot, once, after thirty seconds
 */
export function useAimRound(seed: number, onEnd: (shots: readonly Shot[]) => void): AimRound {
  const targets = useMemo(() => targetsOf(seed), [seed]);
  const shots = useRef<Shot[]>([]);
  const hit = useRef(new Set<number>());
  const startedAt = useRef(0);
  const ended = useRef(onEnd);
  const [standing, setStanding] = useState<number | null>(null);
  const [seconds, setSeconds] = useState(0);
  const [hits, setHits] = useState(0);
  const [impact, setImpact] = useState<Impact | null>(null);

  useEffect(() => {
    ended.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    startedAt.current = performance.now();
    shots.current = [];
    hit.current = new Set();
    let frame = 0;
    const look = (): void => {
      const atMs = Math.min(ROUND_MS, Math.floor(performance.now() - startedAt.current));
      const index = standingAt(targets, atMs);
      setStanding(index !== null && hit.current.has(index) ? null : index);
      setSeconds(Math.floor(atMs / SECOND));
      if (atMs < ROUND_MS) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    // A page that is out of sight draws no frames, and ends all the same.
    const end = setTimeout(() => {
      setStanding(null);
      setSeconds(ROUND_MS / SECOND);
      ended.current(shots.current);
    }, ROUND_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(end);
    };
  }, [targets]);

  const shoot = useCallback(
    ({ x, y }: Pick<Shot, 'x' | 'y'>): void => {
      const shot = { atMs: Math.floor(performance.now() - startedAt.current), x, y };
      if (!mayShoot(shots.current, shot)) return;
      shots.current.push(shot);
      const index = standingAt(targets, shot.atMs);
      const target = index === null ? undefined : targets[index];
      const isGood = index !== null && target !== undefined && !hit.current.has(index) && isHit(target, shot);
      if (isGood) {
        hit.current.add(index);
        setHits(hit.current.size);
        setStanding(null);
      }
      setImpact({ x, y, isHit: isGood, number: shots.current.length });
    },
    [targets],
  );

  const target = standing === null ? undefined : targets[standing];
  return {
    target: target && standing !== null ? { ...target, number: standing } : null,
    seconds,
    hits,
    impact,
    shoot,
  };
}
