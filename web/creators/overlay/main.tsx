import '../../data/later-functions.ts';
import { Global } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { overlayLookIn } from '../../../domain/creators/overlay.ts';
import { fontFaces } from '../../ui/fonts.ts';
import { customProperties } from '../../ui/tokens.ts';
import { OverlayPage } from './overlay-page.tsx';

/** Nothing behind the card: the stream, or the page that holds the frame, is seen through it. */
const base = { ':root': customProperties, html: { background: 'transparent' }, body: { margin: 0 } };

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

createRoot(root).render(
  <>
    <Global styles={[fontFaces, base]} />
    <OverlayPage look={overlayLookIn(location.search)} secret={location.hash.slice(1)} />
  </>,
);
// Another address in the same place is another overlay; the browser itself would not load the page for it.
addEventListener('hashchange', () => location.reload());
