import { PREFIX_MIN, SEARCH_MAX } from '../../../domain/shared/search.ts';
import { skipToken, useQuery } from '@apollo/client/react';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Face } from '../../ui/face/face.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FindPlayersDocument } from '../operations/__generated__/friend.gql.ts';
import { PersonMenu } from './person-menu.tsx';
import { RelationButton } from './relation-button.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { RowsSkeleton } from '../../parts/rows-skeleton.tsx';
import * as t from '../__generated__/messages.ts';

const DEBOUNCE_MS = 300;

interface AddFriendDialogProps {
  /** The name that a link brought along; empty without one. */
  readonly initial: string;
  readonly onClose: () => void;
}

/** Finds players by the beginning of their name and asks them to be friends (FC-03). */
export function AddFriendDialog({ initial, onClose }: AddFriendDialogProps) {
  const [text, setText] = useState(initial);
  const [name, setName] = useState(initial.trim());
  useEffect(() => {
    const timer = setTimeout(() => setName(text.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.addFriend()}
      description={t.findAPlayerByUsernameTheyGet()}
      footer={
        <Button variant="ghost" onClick={onClose}>
          {t.close()}
        </Button>
      }
    >
      <Stack gap={4}>
        <TextField
          type="search"
          label={t.username()}
          placeholder={t.theBeginningIsEnough()}
          prefix={<Search />}
          autoComplete="off"
          maxLength={SEARCH_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div aria-live="polite" css={{ minHeight: 120 }}>
          <Found name={name} />
        </div>
      </Stack>
    </Dialog>
  );
}

function Found({ name }: { readonly name: string }) {
  const isLong = name.length >= PREFIX_MIN;
  const query = useQuery(
    FindPlayersDocument,
    isLong ? { variables: { name }, fetchPolicy: 'network-only' } : skipToken,
  );
  const { data, previousData, error, loading } = query;
  if (!isLong)
    return (
      <Text tone="dim" size={14}>
        {t.enterAtLeastTwoCharacters()}
      </Text>
    );
  return (
    <Loaded
      query={{ ...query, data: error ? null : (data ?? previousData)?.findPlayers }}
      what={t.whatPlayers()}
      failed={t.failedToSearch()}
      skeleton={<RowsSkeleton label={t.searchingPlayers()} rows={3} height={64} />}
      isEmpty={(found) => found.length === 0 && !loading}
      empty={<EmptyState title={t.noPlayerFound()}>{t.noNameBeginsWithName({ name })}</EmptyState>}
    >
      {(found) => (
        <List label={t.players()}>
          {found.map((acquaintance) => (
            <ListRow
              key={acquaintance.id}
              leading={<Face id={acquaintance.id} src={acquaintance.player.avatarUrl} />}
              title={acquaintance.player.username}
              trailing={
                <>
                  <RelationButton acquaintance={acquaintance} />
                  <PersonMenu player={acquaintance.player} isFriend={acquaintance.relation === 'FRIENDS'} />
                </>
              }
            />
          ))}
        </List>
      )}
    </Loaded>
  );
}
