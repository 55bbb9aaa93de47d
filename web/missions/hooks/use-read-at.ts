import { useState } from 'react';
import { serverNow } from '../../live/server-clock.ts';

/** When what a query shows was read; null before the first answer. It stays as it is while nothing newer can be read. */
export function useReadAt({ data, error }: { readonly data: unknown; readonly error?: unknown }): number | null {
  const [read, setRead] = useState<{ readonly data: unknown; readonly at: number } | null>(null);
  if (data !== null && data !== undefined && !error && read?.data !== data) setRead({ data, at: serverNow() });
  return read?.at ?? null;
}
