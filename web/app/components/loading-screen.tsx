import { Spinner } from '../../ui/spinner.tsx';
import { visuallyHidden } from '../../ui/theme.tsx';

/** FR-04: what every path shows while nobody knows yet who is asking. */
export const LoadingScreen = () => (
  <main css={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
    <title>Gauntlet</title>
    <h1 css={visuallyHidden}>Gauntlet</h1>
    <Spinner label="Loading..." />
  </main>
);
