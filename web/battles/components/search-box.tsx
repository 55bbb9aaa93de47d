import { Search } from 'lucide-react';
import { useSearchText } from '../../forms/use-search-text.ts';
import { TextField } from '../../ui/text-field.tsx';
import { below } from '../../ui/tokens.ts';

/** As the server counts it. */
const SEARCH_MAX = 60;

interface SearchBoxProps {
  /** The search of the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Narrows the entries of the open tab (BG-01). */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const [text, setText] = useSearchText(value, onSearch);
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
