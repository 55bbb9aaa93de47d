import { SEARCH_MAX } from '../../../domain/shared/search.ts';
import { Search } from 'lucide-react';
import { useSearchText } from '../../forms/use-search-text.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { below } from '../../ui/tokens.ts';

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  /** The search of the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** Whether it stands among other filters. */
  readonly isAmongFilters?: boolean;
}

/** Narrows the entries of the open tab (BG-01). */
export function SearchBox({ label, placeholder, value, onSearch, isAmongFilters = false }: SearchBoxProps) {
  const [text, setText] = useSearchText(value, onSearch);
  const Place = isAmongFilters ? 'div' : 'search';
  return (
    <Place css={{ width: '100%', maxWidth: 340, [below.medium]: { maxWidth: 'none' } }}>
      <TextField
        type="search"
        label={label}
        hideLabel
        placeholder={placeholder}
        prefix={<Search />}
        maxLength={SEARCH_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Place>
  );
}
