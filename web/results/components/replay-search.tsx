import { Search } from 'lucide-react';
import { REPLAY_SEARCH_MAX } from '../../../domain/results/replay.ts';
import { useSearchText } from '../../forms/use-search-text.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import * as t from '../__generated__/messages.ts';

interface ReplaySearchProps {
  /** The search of the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Titles and players (RP-02). */
export function ReplaySearch({ value, onSearch }: ReplaySearchProps) {
  const [text, setText] = useSearchText(value, onSearch);
  return (
    <TextField
      type="search"
      label={t.search()}
      placeholder={t.searchReplaysPlayers()}
      prefix={<Search />}
      maxLength={REPLAY_SEARCH_MAX}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
