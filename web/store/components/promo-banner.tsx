import { css } from '@emotion/react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { SECOND } from '../../../domain/shared/time.ts';
import { findPromoCode } from '../../../domain/store/promo-codes.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { prefersStill } from '../../ui/motion.ts';
import { Heading, Text } from '../../ui/text.tsx';
import type { OwnStoreFieldsFragment } from '../operations/__generated__/own-store-fields.gql.ts';
import { TIER_WORDS } from '../store-words.ts';

/** SO-03 */
const SLIDE_MS = 5 * SECOND;

/** EN-50 */
interface Slide {
  readonly title: string;
  readonly description: string;
  readonly discountLabel: string;
  readonly cta: string;
  readonly timeLeft: string;
  /** What its button does. */
  readonly leads: { readonly code: string } | { readonly tab: string };
}

/** Whose offers they are. */
export type Offered = Pick<OwnStoreFieldsFragment, 'openCodes' | 'crateBar' | 'loyalty'>;

/** SO-03 */
const SLIDES_MAX = 3;

/** A slide of a code; none where the player cannot pay with it. */
function slideOf(
  { openCodes }: Offered,
  name: string,
  words: (percent: number) => Pick<Slide, 'title' | 'description' | 'timeLeft'>,
): Slide[] {
  const promo = findPromoCode(name);
  if (promo === null || !openCodes.includes(name)) return [];
  const { code, percent } = promo;
  return [{ ...words(percent), discountLabel: `${percent}% off`, cta: `Use ${code}`, leads: { code } }];
}

/** Three offers that hold for the player: codes first, then what holds for everybody (SO-03). */
function slidesOf(own: Offered): Slide[] {
  const all: Slide[] = [
    ...slideOf(own, 'WELCOME10', (percent) => ({
      title: 'Your first purchase',
      description: `WELCOME10 takes ${percent}% off everything that costs BattleCoin.`,
      timeLeft: 'Until your first checkout',
    })),
    ...slideOf(own, 'STREAMER15', (percent) => ({
      title: 'For those who stream',
      description: `STREAMER15 takes ${percent}% off what costs BattleCoin in a cart of your choice.`,
      timeLeft: 'Once for each creator',
    })),
    ...slideOf(own, 'INVESTOR20', (percent) => ({
      title: 'Thank you for backing us',
      description: `INVESTOR20 takes ${percent}% off what costs BattleCoin in a cart of your choice.`,
      timeLeft: 'Once a player, whenever you like',
    })),
    ...(own.crateBar === null
      ? [
          {
            title: 'Crates that you can check',
            description: 'The draw is fixed before you open, and your browser proves it afterwards.',
            discountLabel: 'Odds stated',
            cta: 'Look at crates',
            timeLeft: 'Always',
            leads: { tab: 'crates' },
          },
        ]
      : []),
    {
      title: `${TIER_WORDS[own.loyalty.tier]} gives back`,
      description: `${own.loyalty.backPercent}% of the BattleCoin that you spend here comes back to you, gifts left out.`,
      discountLabel: `${own.loyalty.backPercent}% BC back`,
      cta: 'Look at cosmetics',
      timeLeft: 'With each purchase',
      leads: { tab: 'cosmetics' },
    },
    {
      title: 'Give somebody a start',
      description: 'It goes to an e-mail address, with an account or without. Unclaimed, what you paid comes back.',
      discountLabel: 'A gift',
      cta: 'Look at gifts',
      timeLeft: '30 days to claim it',
      leads: { tab: 'gifts' },
    },
    {
      title: 'BattleCoin for your wallet',
      description: 'A cent each, at once, and they pay the rest of the same cart.',
      discountLabel: 'No extra cost',
      cta: 'Look at bundles',
      timeLeft: 'Always',
      leads: { tab: 'bundles' },
    },
  ];
  return all.slice(0, SLIDES_MAX);
}

const words = css({ minHeight: 108 });

interface PromoBannerProps {
  readonly own: Offered;
  readonly onCode: (code: string) => void;
  readonly onTab: (tab: string) => void;
}

/** Three offers in turn; they stand still where nothing should move, and while somebody looks at one (SO-03). */
export function PromoBanner({ own, onCode, onTab }: PromoBannerProps) {
  const [place, setPlace] = useState(0);
  const [isPaused, setPaused] = useState(prefersStill);
  const [isHeld, setHeld] = useState(false);
  const slides = slidesOf(own);
  const isMoving = !isPaused && !isHeld;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => setPlace((at) => (at + 1) % slides.length), SLIDE_MS);
    return () => clearInterval(timer);
  }, [isMoving, place, slides.length]);
  const move = (by: number): void => setPlace((at) => (at + by + slides.length) % slides.length);
  const slide = slides[place];
  if (!slide) return null;
  const { title, description, discountLabel, cta, timeLeft, leads } = slide;
  return (
    <Card
      as="section"
      aria-roledescription="carousel"
      aria-label="Offers"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Stack gap={3}>
        <div css={words} role="group" aria-roledescription="slide" aria-label={`${place + 1} of ${slides.length}`}>
          <Stack gap={2}>
            <Row gap={2}>
              <Badge tone="ember">{discountLabel}</Badge>
              <Text as="span" size={12} tone="dim">
                {timeLeft}
              </Text>
            </Row>
            <Heading level={2}>{title}</Heading>
            <Text tone="dim">{description}</Text>
          </Stack>
        </div>
        <Row justify="space-between" gap={3}>
          <Button size="small" onClick={() => ('code' in leads ? onCode(leads.code) : onTab(leads.tab))}>
            {cta}
          </Button>
          <Row gap={1} wrap={false}>
            <IconButton label="Previous offer" onClick={() => move(-1)}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton label={isPaused ? 'Let offers move' : 'Stop offers'} onClick={() => setPaused(!isPaused)}>
              {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            </IconButton>
            <IconButton label="Next offer" onClick={() => move(1)}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </Row>
        </Row>
      </Stack>
    </Card>
  );
}
