import type { ComponentProps } from 'react';
import { GAME_NAME_MAX } from '../../domain/profiles/game-name.ts';
import type { BattleGame } from '../data/__generated__/schema-types.ts';
import { TextField } from '../ui/form/text-field.tsx';
import { GAME_NAME_KINDS } from './game-name-words.ts';
import * as t from './__generated__/messages.ts';

interface GameNameFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'ref'> {
  readonly game: BattleGame;
  readonly gameTitle: string;
}

/** The own name in a game, in whatever script it is: a name is nothing to be translated or corrected. */
export const GameNameField = ({ game, gameTitle, ...input }: GameNameFieldProps) => (
  <TextField
    {...input}
    label={t.yourKind({ kind: GAME_NAME_KINDS[game] })}
    hint={t.asGameShowsIt({ game: gameTitle })}
    dir="auto"
    translate="no"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={GAME_NAME_MAX}
  />
);
