import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { failureOf } from '../../data/failure.ts';
import { useSend } from '../../data/use-send.ts';
import { useToast } from '../../ui/toast.tsx';
import { ChatPlaceDocument } from '../operations/__generated__/chat-place.gql.ts';
import { MutePlayerDocument } from '../operations/__generated__/mute-player.gql.ts';
import { UnmutePlayerDocument } from '../operations/__generated__/unmute-player.gql.ts';

interface Muted {
  readonly id: string;
  readonly username: string;
}

export interface Mutes {
  /** The longest first. */
  readonly muted: readonly Muted[];
  readonly set: (player: Muted, isMuted: boolean) => Promise<void>;
}

/** Who is muted in a place, for those who keep order there; nothing is asked for anybody else. */
export function useMutes(channelId: string, isKept: boolean): Mutes {
  const send = useSend();
  const toast = useToast();
  const { data } = useQuery(ChatPlaceDocument, { variables: { channelId }, skip: !isKept });
  const set = useCallback(
    async ({ id: userId, username }: Muted, isMuted: boolean): Promise<void> => {
      try {
        const about = { channelId, userId };
        await (isMuted ? send(MutePlayerDocument, about) : send(UnmutePlayerDocument, about));
        toast({ title: isMuted ? `${username} is muted here` : `${username} can write here again` });
      } catch (cause) {
        const title = isMuted ? `${username} is not muted` : `${username} is still muted`;
        toast({ title, description: failureOf(cause).sentence, tone: 'loss' });
      }
    },
    [channelId, send, toast],
  );
  return { muted: data?.chatPlace?.muted ?? [], set };
}
