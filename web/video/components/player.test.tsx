import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiRoot } from '../../ui/ui-root.tsx';
import { Player } from './player.tsx';

test('without anything to watch it says so, and has no controls', () => {
  render(
    <UiRoot>
      <Player source={null} title="rival" offline="rival is not live." />
    </UiRoot>,
  );
  expect(screen.getByText('rival is not live.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
