import { START_COUNT } from '../../../domain/battles/battle.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useTickingText } from '../../ui/figure/ticker.ts';
import { Figure, Text } from '../../ui/layout/text.tsx';
import * as t from '../__generated__/messages.ts';

/** 3, 2, 1 by the server's clock, so that both players begin in the same moment. */
export function StartCount({ startedAt }: { readonly startedAt: number }) {
  const left = useTickingText(() => {
    const ms = startedAt + START_COUNT - serverNow();
    return ms <= 0 ? '' : String(Math.min(Math.ceil(ms / SECOND), START_COUNT / SECOND));
  });
  if (left === '') return null;
  return (
    <div role="status">
      <Text weight={600}>{t.bothAreReady()}</Text>
      <Figure size={40}>{left}</Figure>
    </div>
  );
}
