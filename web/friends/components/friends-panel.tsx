import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { SEARCH_MAX } from '../../../domain/shared/search.ts';
import type { PanelProps } from '../../parts/panel-props.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { AddFriendLink } from './add-friend-link.tsx';
import { BlockedList } from './blocked-list.tsx';
import { FriendList } from './friend-list.tsx';
import * as t from '../__generated__/messages.ts';

/** Long enough for a typed word, short enough not to be waited for. */
const DEBOUNCE_MS = 250;

/** The search as the server is asked for it, once typing pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text.trim());
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return useDeferredValue(settled);
}

/** The own friends with who is here, searched by name (FC-02 to FC-05). */
export function FriendsPanel({ isCompact, onLeave }: PanelProps) {
  const [text, setText] = useState('');
  const search = useSettled(text);
  return (
    <Stack gap={4}>
      <Row gap={3} justify="space-between">
        <search css={{ flex: '1 1 180px', maxWidth: 340 }}>
          <TextField
            type="search"
            label={t.searchFriends()}
            hideLabel
            placeholder={t.searchFriends2()}
            prefix={<Search />}
            maxLength={SEARCH_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </search>
        <AddFriendLink onLeave={onLeave} />
      </Row>
      <FriendList search={search} isCompact={isCompact} onLeave={onLeave} />
      {!isCompact && <BlockedList />}
    </Stack>
  );
}
