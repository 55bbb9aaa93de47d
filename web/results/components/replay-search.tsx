import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { REPLAY_SEARCH_MAX } from '../../../domain/results/replay.ts';
import { TextField } from '../../ui/text-field.tsx';

/** Long enough for a typed word, short enough not to be waited for. */
const DEBOUNCE_MS = 300;

interface ReplaySearchProps {
  /** The search of the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Titles and players (RP-02); the address follows once typing pauses. */
export function ReplaySearch({ value, onSearch }: ReplaySearchProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);

  // Back, or a cleared search, changes the address from elsewhere.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);

  // Compared with the address itself: a filter that was chosen at the same moment may have brought the old search back.
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === value) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      onSearch(wanted);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);

  return (
    <TextField
      type="search"
      label="Search"
      placeholder="Search replays, players..."
      prefix={<Search />}
      maxLength={REPLAY_SEARCH_MAX}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
