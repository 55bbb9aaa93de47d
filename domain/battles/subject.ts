import { challengePath } from './battles.paths.ts';
import type { Subject } from '../wallet/stakes.ts';

/** A battle as what its players stake on. */
export const battleSubject = ({ id, title }: { readonly id: string; readonly title: string }): Subject => ({
  kind: 'battle',
  id,
  title,
  path: challengePath(id),
  currency: 'USD',
});
