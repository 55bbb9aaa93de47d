import { useState } from 'react';

/** What is written and not sent yet, by who writes and where: it outlives the panel, which another width builds anew. */
const drafts = new Map<string, string>();

/** The message that somebody is writing in a channel, as they left it. */
export function useMessageDraft(viewerId: string, channelId: string): [text: string, write: (text: string) => void] {
  const key = `${viewerId} ${channelId}`;
  const [text, setText] = useState(() => drafts.get(key) ?? '');
  return [
    text,
    (next) => {
      if (next === '') drafts.delete(key);
      else drafts.set(key, next);
      setText(next);
    },
  ];
}
