import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { below } from '../../ui/tokens.ts';

/** Long enough for a typed word, short enough not to be waited for. */
const DEBOUNCE_MS = 300;
/** As the server counts it. */
const SEARCH_MAX = 60;

interface SearchBoxProps {
  /** The search of the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Narrows the entries of the open tab (BG-01); the address follows once typing pauses. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);

  // Back, or a cleared search, changes the address from elsewhere.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      onSearch(wanted);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch]);

  return (
    <search css={{ width: '100%', maxWidth: 340, [below.medium]: { maxWidth: 'none' } }}>
      <TextField
        type="search"
        label="Search battles"
        hideLabel
        placeholder="Search by title or player"
        prefix={<Search />}
        maxLength={SEARCH_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  );
}
