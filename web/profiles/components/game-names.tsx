import { Pencil } from 'lucide-react';
import type { BattleGame } from '../../data/__generated__/schema-types.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import type { GameNamesFragment } from '../../forms/operations/__generated__/game-name.gql.ts';
import { gameWords } from '../../format/game-words.ts';
import { GAME_TITLES } from '../../../domain/shared/games.ts';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import * as t from '../__generated__/messages.ts';

// Nobody sees it before pressing a row's button.
const GameNameDialog = lazyDialog(async () => (await import('../../parts/game-name-dialog.tsx')).GameNameDialog);

type Own = GameNamesFragment['gameNames'][number];

const titleOf = (game: BattleGame): string => gameWords(GAME_TITLES[game.toLowerCase() as Lowercase<BattleGame>]);
/** Chess is played with an account of Lichess, and not everywhere. */
const isShown = ({ game, name }: Own): boolean => game !== 'CHESS' || name !== null;

/** By which name others find the player in each game; whoever meets the player in a battle is told it. */
export function GameNames({ names }: { readonly names: readonly Own[] }) {
  const dialog = useAddressDialog('game-name');
  const edited = names.find(({ game, isLinked }) => game === dialog.value && !isLinked);
  return (
    <Panel title={t.gameNames()}>
      <List label={t.namesInGames()}>
        {names.filter(isShown).map((own) => (
          <NameRow key={own.game} own={own} onEdit={() => dialog.open(own.game)} />
        ))}
      </List>
      {edited && (
        <GameNameDialog game={edited.game} gameTitle={titleOf(edited.game)} name={edited.name} onClose={dialog.close} />
      )}
    </Panel>
  );
}

function NameRow({ own: { game, name, isLinked }, onEdit }: { readonly own: Own; readonly onEdit: () => void }) {
  const title = titleOf(game);
  const shown = (
    <bdi translate="no" css={{ overflowWrap: 'anywhere' }}>
      {name}
    </bdi>
  );
  return (
    <ListRow
      title={title}
      detail={name === null ? t.notSaidYet() : isLinked ? t.nameOfLinkedAccount({ name: shown }) : shown}
      trailing={
        isLinked ? undefined : (
          <Button
            size="small"
            icon={<Pencil aria-hidden="true" />}
            aria-label={name === null ? t.addNameInGame({ game: title }) : t.changeNameInGame({ game: title })}
            onClick={onEdit}
          >
            {name === null ? t.addName() : t.changeName()}
          </Button>
        )
      }
    />
  );
}
