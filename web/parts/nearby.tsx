import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { SECOND } from '../../domain/shared/time.ts';

/** So near the window a part is made that whoever scrolls finds it there. */
const MARGIN = '600px 0px';
/** The page stands by then; whoever has its words read or searched finds all of them. */
const AT_LATEST_MS = 8 * SECOND;

interface NearbyProps {
  /** Holds the place until then. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

/**
 * What stands so far below that nobody sees it yet: made, with its files and questions, once it comes near the window or
 * the page has had its time. Made at once it would keep a phone from answering while the first screen is drawn.
 */
export function Nearby({ waiting = null, children }: NearbyProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (isNear || !current) return undefined;
    const make = (): void => startTransition(() => setNear(true));
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) make();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(current);
    const patience = setTimeout(make, AT_LATEST_MS);
    return () => {
      observer.disconnect();
      clearTimeout(patience);
    };
  }, [isNear]);
  return isNear ? children : <div ref={place}>{waiting}</div>;
}
