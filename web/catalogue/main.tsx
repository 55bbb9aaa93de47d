import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { UiRoot } from '../ui/ui-root.tsx';
import { Catalogue } from './catalogue.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

createRoot(root).render(
  <StrictMode>
    <UiRoot>
      <Catalogue />
    </UiRoot>
  </StrictMode>,
);
