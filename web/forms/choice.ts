import * as z from 'zod/mini';

/** One of what a field offers, which the page itself lists. `Before`: what it holds until something is chosen. */
export const choice = <T extends string, Before extends T | null = T>() =>
  z.custom<T>((value) => typeof value === 'string' && value !== '') as z.ZodMiniType<T, T | Before>;
