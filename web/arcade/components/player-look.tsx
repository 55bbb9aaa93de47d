import type { PlayerFaceFragment } from '../../data/operations/__generated__/player-face.gql.ts';
import { Face } from '../../ui/face.tsx';
import { WornTitle, frameOf } from '../../ui/worn.tsx';

interface PlayerPictureProps {
  readonly player: PlayerFaceFragment;
  /** Pixels. */
  readonly size?: number;
}

/** A player as they like to be seen: the face in the frame that is worn. */
export const PlayerPicture = ({ player: { id, avatarUrl, worn }, size = 32 }: PlayerPictureProps) => (
  <Face id={id} src={avatarUrl} size={size} frame={frameOf(worn.frame)} />
);

interface PlayerNameProps {
  readonly player: PlayerFaceFragment;
  /** Whether it is whoever looks. */
  readonly isOwn: boolean;
}

/** The name with the title that is worn. */
export const PlayerName = ({ player: { username, worn }, isOwn }: PlayerNameProps) => (
  <>
    {isOwn ? 'You' : username}
    {worn.title !== null && ' '}
    <WornTitle title={worn.title} />
  </>
);
