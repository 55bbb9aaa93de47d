import { Link } from 'react-router-dom';
import { channelWords } from './channel-words.ts';

/** Where a message stands, with the way to its page where there is one. */
export function ChannelLink({ channel }: { readonly channel: string }) {
  const { name, path } = channelWords(channel);
  return path === null ? name : <Link to={path}>{name}</Link>;
}
