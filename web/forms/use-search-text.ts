import { useEffect, useRef, useState } from 'react';

/** Long enough for a typed word, short enough not to be waited for. */
const DEBOUNCE_MS = 300;

/**
 * The text of a search field whose search the address holds; the address follows once typing pauses or the field is
 * left: were it to follow later, it would take back the page that somebody went to meanwhile.
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
    const waiting = new AbortController();
    const follow = (): void => {
      waiting.abort();
      clearTimeout(timer);
      sent.current = wanted;
      onSearch(wanted);
    };
    const timer = setTimeout(follow, DEBOUNCE_MS);
    document.addEventListener('focusout', follow, waiting);
    return () => {
      waiting.abort();
      clearTimeout(timer);
    };
  }, [text, value, onSearch]);

  return [text, setText];
}
