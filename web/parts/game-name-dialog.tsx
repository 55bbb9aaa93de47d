import type { BattleGame } from '../data/__generated__/schema-types.ts';
import { useAction } from '../data/use-action.ts';
import { Failed } from './failed.tsx';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { GameNameField } from '../forms/game-name-field.tsx';
import { SetGameNameDocument } from '../forms/operations/__generated__/game-name.gql.ts';
import { useForm } from '../forms/use-form.ts';
import * as t from './__generated__/messages.ts';

export interface GameNameDialogProps {
  readonly game: BattleGame;
  readonly gameTitle: string;
  /** As it stands; null where none was said. */
  readonly name: string | null;
  readonly onClose: () => void;
}

/** Asks for the own name in a game; empty takes it away. A battle that is shown hears of it by itself. */
export function GameNameDialog({ game, gameTitle, name, onClose }: GameNameDialogProps) {
  const save = useAction(SetGameNameDocument, { changes: ['ReadBattle'] });
  const form = useForm({
    initial: { name: name ?? '' },
    sending: save,
    send: async (typed) => {
      if (await save.run({ game, name: typed.name })) onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      size="small"
      title={name === null ? t.addYourNameInGame({ game: gameTitle }) : t.yourNameInGame({ game: gameTitle })}
      description={t.whomYouMeetReadsIt()}
      submitLabel={t.saveName()}
      busy={form.isSending}
    >
      <GameNameField game={game} gameTitle={gameTitle} {...form.field('name')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
