import { useQuery } from '@apollo/client/react';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { useAction } from '../../data/use-action.ts';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  ChatPlaceDocument,
  MutePlayerDocument,
  UnmutePlayerDocument,
} from '../operations/__generated__/chat-place.gql.ts';
import * as t from '../__generated__/messages.ts';

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
  const toast = useToast();
  const mute = useAction(MutePlayerDocument, { refusal: useRefusalToast(t.thePlayerWasNotMuted()) });
  const unmute = useAction(UnmutePlayerDocument, { refusal: useRefusalToast(t.thePlayerIsStillMuted()) });
  const { data } = useQuery(ChatPlaceDocument, { variables: { channelId }, skip: !isKept });
  const set = async ({ id: userId, username }: Muted, isMuted: boolean): Promise<void> => {
    if (await (isMuted ? mute : unmute).run({ channelId, userId }))
      toast({ title: isMuted ? t.usernameIsMuted({ username }) : t.usernameCanWriteHereAgain({ username }) });
  };
  return { muted: data?.chatPlace?.muted ?? [], set };
}
