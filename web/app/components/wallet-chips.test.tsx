import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SAMPLE_VIEWER } from '../../testing/sample-viewer.ts';
import { setWindowWidth } from '../../testing/window-width.ts';
import { UiRoot } from '../../ui/ui-root.tsx';
import { WalletChips } from './wallet-chips.tsx';

it.each<[width: number, cents: number, coins: number, shown: string[]]>([
  [1440, 124_750, 2_500, ['$1,247.50', '2,500 BC']],
  [700, 124_750, 2_500, ['$1,247.50', '2,500 BC']],
  [390, 124_750, 2_500, ['$1,247.50', '2,500 BC']],
  [390, 999_999, 9_999, ['$9,999.99', '9,999 BC']],
  [390, 1_234_567, 12_345, ['$12.3K', '12.3K BC']],
  [360, 100_000_000, 1_000_000, ['$1M', '1M BC']],
  [700, 1_234_567, 12_345, ['$12,345.67', '12,345 BC']],
])(
  'at %i px %i cents and %i BC are told whole, and shown so that both fit (FR-18, FR-19)',
  (width, cents, coins, shown) => {
    setWindowWidth(width);
    const wallet = { ...SAMPLE_VIEWER.wallet, balanceCents: cents, battleCoins: coins };
    render(
      <UiRoot>
        <MemoryRouter>
          <WalletChips wallet={wallet} />
        </MemoryRouter>
      </UiRoot>,
    );
    const chips = screen.getAllByRole('link');
    expect(chips.map(({ textContent }) => textContent)).toEqual(shown);
    const whole = (figure: number) => figure.toLocaleString('en-US');
    expect(chips[0]?.getAttribute('aria-label')).toContain(whole(Math.trunc(cents / 100)));
    expect(chips[1]?.getAttribute('aria-label')).toContain(`${whole(coins)} BC`);
  },
);
