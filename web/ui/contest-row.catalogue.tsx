import type { ComponentPropsWithRef } from 'react';
import { Badge } from './face/badge.tsx';
import { Button } from './form/button.tsx';
import { ContestRow } from './contest-row.tsx';
import { Stack } from './layout/layout.tsx';
import { Money } from './figure/money.tsx';

/** As a router's link: the row fills it. */
const Link = (props: ComponentPropsWithRef<'a'>) => <a {...props}>{props.children}</a>;

const openedAt = Date.now();
const now = (): number => Date.now();
const hours = (count: number): number => openedAt + count * 3_600_000;

const cost = (
  <>
    Stake <Money cents={25_00} />
    <br />
    Fee <Money cents={1_25} />
  </>
);

export const Battles = () => (
  <Stack as="ul" gap={2}>
    <ContestRow
      title="Ascent, first to 13"
      link={<Link href="#contest-row" />}
      gameId="valorant"
      seed="b1"
      host={{ id: 'rival', src: null, tier: 'gold' }}
      guest={null}
      status={<Badge tone="info">Starting Soon</Badge>}
      detail="Valorant · 1v1 Duel · rival vs open seat"
      prize={<Money cents={50_00} />}
      cost={cost}
      time={{ startsAt: hours(-2), endsAt: hours(3), now }}
      action={<Button>Join Battle</Button>}
    />
    <ContestRow
      title="A title as long as any may be, which is cut where the figures begin"
      link={<Link href="#contest-row" />}
      gameId="apex"
      seed="b2"
      host={{ id: 'nova', src: null }}
      guest={{ id: 'a-player-with-a-long-name', src: null, tier: 'diamond' }}
      status={
        <Badge tone="ember" live>
          Live
        </Badge>
      }
      detail="Apex Legends · Team vs Team · nova vs a-player-with-a-long-name"
      prize={<Money cents={2_000_00} />}
      cost={cost}
      time={{ startsAt: hours(-20), endsAt: hours(1), now }}
      action={<Button>View</Button>}
    />
  </Stack>
);

export const OneSideOnly = () => (
  <ul>
    <ContestRow
      title="Aim round"
      link={<Link href="#contest-row" />}
      gameId="aim-round"
      seed="arcade-1"
      host={{ id: 'pixel', src: null }}
      detail="Arcade · 60 seconds"
      prize="150 BC"
      cost="Free"
    />
  </ul>
);
