import { css } from '@emotion/react';
import { VolumeX } from 'lucide-react';
import { Button } from '../../ui/form/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { Mutes } from '../hooks/use-mutes.ts';
import * as t from '../__generated__/messages.ts';

const bar = css({ padding: 'var(--space-2) var(--space-3)', borderBottom: '1px solid var(--line)' });
const list = css({
  display: 'grid',
  gap: 'var(--space-2)',
  maxHeight: 240,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});

/** Who may only read here, and the way back; nothing where that is nobody. */
export function MutedPlayers({ muted, set }: Mutes) {
  if (muted.length === 0) return null;
  return (
    <div css={bar}>
      <Popover
        label={t.mutedPlayers()}
        width={280}
        trigger={
          <Button size="small" icon={<VolumeX aria-hidden />}>
            {t.mutedCount({ count: muted.length })}
          </Button>
        }
      >
        <ul css={list}>
          {muted.map((player) => (
            <li key={player.id}>
              <Row justify="space-between" gap={3}>
                <Text size={14}>{player.username}</Text>
                <Button
                  size="small"
                  aria-label={t.letUsernameWriteAgain({ username: player.username })}
                  onClick={() => void set(player, false)}
                >
                  {t.unmute()}
                </Button>
              </Row>
            </li>
          ))}
        </ul>
      </Popover>
    </div>
  );
}
