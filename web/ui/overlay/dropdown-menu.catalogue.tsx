import { EllipsisVertical, Flag, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DropdownItem, DropdownMenu, DropdownSeparator } from './dropdown-menu.tsx';
import { IconButton } from '../form/icon-button.tsx';
import { Row } from '../layout/layout.tsx';
import { Text } from '../layout/text.tsx';

export const Actions = () => {
  const [chosen, setChosen] = useState('Nothing chosen yet.');
  return (
    <Row>
      <DropdownMenu
        align="start"
        trigger={
          <IconButton label="More actions" variant="secondary">
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        }
      >
        <DropdownItem onSelect={() => setChosen('Share')}>
          <Share2 aria-hidden="true" />
          Share
        </DropdownItem>
        <DropdownItem asChild>
          <a href="#dropdown-menu">
            <Flag aria-hidden="true" />
            Report Issue
          </a>
        </DropdownItem>
        <DropdownItem disabled>Start Match</DropdownItem>
        <DropdownSeparator />
        <DropdownItem danger onSelect={() => setChosen('Delete')}>
          <Trash2 aria-hidden="true" />
          Delete draft
        </DropdownItem>
      </DropdownMenu>
      <Text tone="dim">{chosen}</Text>
    </Row>
  );
};
