import type { Subject } from '../wallet/stakes.ts';

/** A battle as what its players stake on. */
export const battleSubject = ({ id, title }: { readonly id: string; readonly title: string }): Subject => ({
  kind: 'battle',
  id,
  title,
  path: `/challenge/${encodeURIComponent(id)}`,
  currency: 'USD',
});
