/**
 * What is made when it is first asked for, and once, however many ask meanwhile. One that failed is tried again by whoever
 * asks next: a start that was unlucky does not last.
 */
export function onDemand<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    const asked = (made ??= make());
    asked.catch(() => {
      if (made === asked) made = null;
    });
    return asked;
  };
}
