import { visuallyHidden } from '../../ui/theme.tsx';
import * as t from '../__generated__/messages.ts';

interface TypedAheadProps {
  readonly onType: (text: string) => void;
  readonly onClose: () => void;
}

/** Takes what is typed before the palette is there, so that no letter is lost after its key. */
export const TypedAhead = ({ onType, onClose }: TypedAheadProps) => (
  <input
    ref={(field) => field?.focus({ preventScroll: true })}
    css={visuallyHidden}
    aria-label={t.search()}
    autoComplete="off"
    onChange={({ target }) => onType(target.value)}
    onKeyDown={({ key }) => key === 'Escape' && onClose()}
  />
);
