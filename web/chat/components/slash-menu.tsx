import { css } from '@emotion/react';
import type { SlashCommand } from '../../../domain/chat/slash-commands.ts';
import { float } from '../../ui/overlay/float.ts';
import { below } from '../../ui/tokens.ts';
import * as t from '../__generated__/messages.ts';

const panel = css({
  position: 'absolute',
  insetInline: 'var(--space-3)',
  bottom: 'calc(100% + var(--space-1))',
  padding: 'var(--space-1)',
});
const option = css({
  display: 'block',
  padding: 'var(--space-1) var(--space-2)',
  borderRadius: 'var(--radius-s)',
  fontSize: 'var(--size-14)',
  cursor: 'pointer',
  '&[aria-selected="true"]': { background: 'var(--bg-3)', boxShadow: 'inset 2px 0 0 var(--focus)' },
  '& > span': { display: 'block', fontSize: 'var(--size-12)', color: 'var(--text-dim)' },
  [below.medium]: { minHeight: 'var(--target-touch)' },
});

/** How each is written, and what it does. */
const WORDS: Readonly<Record<SlashCommand['name'], readonly [usage: string, effect: string]>> = {
  '/report': [t.reportUsage(), t.tellStaffAboutAPlayer()],
  '/shrug': [t.shrugUsage(), t.sayItWithAShrug()],
  '/roll': [t.rollUsage(), t.rollDiceForEverybody()],
  '/flip': ['/flip', t.flipACoinForEverybody()],
  '/marker': [t.markerUsage(), t.markThisMoment()],
};

export const optionId = (menuId: string, name: string): string => `${menuId}-${name.slice(1)}`;

interface SlashMenuProps {
  readonly id: string;
  readonly commands: readonly SlashCommand[];
  readonly active: number;
  readonly onChoose: (command: SlashCommand) => void;
}

/** The commands that the input may become (GC-09); the keys are those of the input. */
export const SlashMenu = ({ id, commands, active, onChoose }: SlashMenuProps) => (
  <div id={id} css={[float, panel]} role="listbox" aria-label={t.slashCommands()}>
    {commands.map((command, index) => {
      const [usage, effect] = WORDS[command.name];
      return (
        <div
          key={command.name}
          id={optionId(id, command.name)}
          css={option}
          role="option"
          aria-selected={index === active}
          // The input keeps the focus, and with it the keys.
          tabIndex={-1}
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(command);
          }}
        >
          {usage}
          <span>{effect}</span>
        </div>
      );
    })}
  </div>
);
