import { useTickingText } from '../ui/figure/ticker.ts';
import { serverNow } from './server-clock.ts';

/** Whether an instant is still to come by the server's clock; false for none. */
export const useIsBefore = (at: number | null): boolean =>
  useTickingText(() => (at !== null && serverNow() < at ? 'before' : '')) !== '';
