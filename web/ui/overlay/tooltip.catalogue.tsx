import { Info, RotateCw } from 'lucide-react';
import { IconButton } from '../form/icon-button.tsx';
import { Row } from '../layout/layout.tsx';
import { Tooltip } from './tooltip.tsx';

export const OnHoverAndFocus = () => (
  <Row>
    <Tooltip content="Refresh">
      <IconButton label="Refresh">
        <RotateCw aria-hidden="true" />
      </IconButton>
    </Tooltip>
    <Tooltip content="Winnings can be withdrawn 24 hours after the battle was settled." side="end">
      <IconButton label="About withdrawals">
        <Info aria-hidden="true" />
      </IconButton>
    </Tooltip>
  </Row>
);
