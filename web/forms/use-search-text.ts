import { useEffect, useRef, useState } from 'react';

/** Long enough for a typed word, short enough not to be waited for. */
const DEBOUNCE_MS = 300;

/**
 * The text of a search field whose search the address holds; the address follows once typing pauses.
 * @param value the search of the address
 */
export function useSearchText(
  value: string,
  onSearch: (text: string) => void,
): readonly [text: string, setText: (text: string) => void] {
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

  return [text, setText];
}
