import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VersusStage } from './versus-stage.tsx';

const show = (guest: Parameters<typeof VersusStage>[0]['guest']) =>
  render(
    <VersusStage
      label="demo against rival"
      gameId="valorant"
      seed="1"
      host={{ id: '1', src: null, name: 'demo', tier: 'gold', rating: 1_262, form: ['win', 'loss'] }}
      guest={guest}
      prizeLabel="Prize Pool"
      prize="$100.00"
      state="The match is running"
      action={<button type="button">Report Result</button>}
    />,
  );

test('says who meets whom, how strong they are and what they play for', () => {
  show({ id: '2', src: null, name: 'rival', rating: null });
  const stage = within(screen.getByRole('region', { name: 'demo against rival' }));
  for (const text of ['demo', 'rival', 'Gold', '1,262', 'Unrated', 'Prize Pool', '$100.00', 'The match is running'])
    expect(stage.getByText(text), text).toBeDefined();
  expect(stage.getByRole('img', { name: 'Latest results, oldest first: won, lost' })).toBeDefined();
  expect(stage.getByRole('button', { name: 'Report Result' })).toBeDefined();
});

test('a player who keeps figures back has neither rating nor form on it', () => {
  show({ id: '2', src: null, name: 'rival' });
  expect(screen.queryByText('Unrated')).toBeNull();
  expect(screen.getAllByRole('img', { name: /^Latest results/ })).toHaveLength(1);
});

test('a free seat is named', () => {
  show(null);
  expect(screen.getByText('Open seat')).toBeDefined();
});
