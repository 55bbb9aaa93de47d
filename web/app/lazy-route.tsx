import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';

/** The parts of a route whose file is fetched when it is first visited; the page before stays until it is there. */
type LazyParts = Required<Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'element'>>;

/**
 * Fetches in the route's loader and not by its `lazy`: with a fallback for the first load above it, the router shows
 * nothing at all when a `lazy` fails, while a failed loader reaches the route's error element and is tried again.
 */
export function lazily(load: () => Promise<ComponentType>): LazyParts {
  let Loaded: ComponentType | null = null;
  function Fetched(): ReactNode {
    return Loaded && <Loaded />;
  }
  return {
    loader: async () => {
      Loaded ??= await load();
      return null;
    },
    shouldRevalidate: () => Loaded === null,
    element: <Fetched />,
  };
}
