import { Face } from '../../ui/face/face.tsx';
import { WornSkin, WornTitle, frameOf } from '../../ui/face/worn.tsx';
import type { ArcadePlayerFragment } from '../operations/__generated__/daily.gql.ts';
import * as t from '../__generated__/messages.ts';

interface PlayerPictureProps {
  readonly player: ArcadePlayerFragment;
  /** Pixels. */
  readonly size?: number;
}

/** A player as they like to be seen: the face in the frame that is worn. */
export const PlayerPicture = ({ player: { id, avatarUrl, worn }, size = 32 }: PlayerPictureProps) => (
  <Face id={id} src={avatarUrl} size={size} frame={frameOf(worn.frame)} />
);

interface PlayerNameProps {
  readonly player: ArcadePlayerFragment;
  /** Whether it is whoever looks. */
  readonly isOwn: boolean;
}

/** The name with title and skin that are worn. */
export const PlayerName = ({ player: { username, worn }, isOwn }: PlayerNameProps) => (
  <>
    {isOwn ? t.you() : username}
    {worn.title !== null && ' '}
    <WornTitle title={worn.title} />
    {worn.skin !== null && ' '}
    <WornSkin skin={worn.skin} />
  </>
);
