import type { ComponentPropsWithRef } from 'react';
import { Badge } from './face/badge.tsx';
import { Button } from './form/button.tsx';
import { ContestLine } from './contest-line.tsx';
import { Countdown } from './figure/countdown.tsx';
import { Money } from './figure/money.tsx';
import { Stack } from './layout/layout.tsx';

/** As a router's link: the row fills it. */
const Link = (props: ComponentPropsWithRef<'a'>) => <a {...props}>{props.children}</a>;

const openedAt = Date.now();
const hours = (count: number): number => openedAt + count * 3_600_000;

const sums = (stakeCents: number) => (
  <>
    <Money cents={stakeCents} /> →{' '}
    <strong>
      <Money cents={2 * stakeCents} />
    </strong>
  </>
);

export const OnAPhone = () => (
  <Stack as="ul" gap={2} css={{ maxWidth: 358 }}>
    <ContestLine
      title="Ascent, first to 13"
      link={<Link href="#contest-line" />}
      host={{ id: 'rival', src: null, tier: 'gold' }}
      who="rival 1,520"
      game="Valorant · "
      sums={sums(25_00)}
      clock={
        <>
          open until Sat 2:32 PM, <Countdown endsAt={hours(3)} />
        </>
      }
      action={<Button size="small">Join</Button>}
    />
    <ContestLine
      title="A title as long as any may be, which is cut where the figures begin"
      link={<Link href="#contest-line" />}
      host={{ id: 'nova', src: null }}
      who="nova vs a-player-with-a-long-name"
      game="Apex Legends · "
      sums={sums(1_000_00)}
      clock={
        <>
          <Badge tone="ember" live>
            Live
          </Badge>{' '}
          report by Sat 2:32 PM, <Countdown endsAt={hours(1)} />
        </>
      }
    />
  </Stack>
);
