import type { ComponentProps } from 'react';
import { Face } from '../face/face.tsx';
import { Badge } from '../face/badge.tsx';
import { Button } from '../form/button.tsx';
import { List, ListRow } from './list.tsx';
import { Money } from '../figure/money.tsx';

/** In place of the router's. */
const Link = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>;

export const Friends = () => (
  <List label="Friends">
    <ListRow
      leading={<Face id="2" />}
      title="rival"
      detail="Playing Valorant"
      trailing={<Button size="small">Challenge</Button>}
    />
    <ListRow
      leading={<Face id="nova" />}
      title="nova"
      detail="Online"
      trailing={<Button size="small">Challenge</Button>}
    />
  </List>
);
export const RowsAsLinks = () => (
  <List label="Battles">
    <ListRow
      link={<Link href="#list" />}
      leading={<Face id="1" />}
      title="Friday night"
      detail="Valorant, 1v1 Duel"
      trailing={
        <>
          <Badge tone="info">Starting Soon</Badge>
          <Money cents={5_000} />
        </>
      }
    />
  </List>
);
