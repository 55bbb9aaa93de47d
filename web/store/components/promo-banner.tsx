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

/** A slide of a code; none once the code is gone. */
function slideOf(name: string, words: (percent: number) => Pick<Slide, 'title' | 'description' | 'timeLeft'>): Slide[] {
  const promo = findPromoCode(name);
  if (promo === null) return [];
  const { code, percent } = promo;
  return [{ ...words(percent), discountLabel: `${percent}% off`, cta: `Use ${code}`, leads: { code } }];
}

const SLIDES: readonly Slide[] = [
  ...slideOf('WELCOME10', (percent) => ({
    title: 'Your first purchase',
    description: `WELCOME10 takes ${percent}% off everything that costs BattleCoin.`,
    timeLeft: 'Until your first checkout',
  })),
  ...slideOf('INVESTOR20', (percent) => ({
    title: 'Thank you for backing us',
    description: `INVESTOR20 takes ${percent}% off what costs BattleCoin in a cart of your choice.`,
    timeLeft: 'Once a player, whenever you like',
  })),
  {
    title: 'Crates that you can check',
    description: 'The draw is fixed before you open, and your browser proves it afterwards.',
    discountLabel: 'Odds stated',
    cta: 'Look at crates',
    timeLeft: 'Always',
    leads: { tab: 'crates' },
  },
];

const words = css({ minHeight: 108 });

interface PromoBannerProps {
  readonly onCode: (code: string) => void;
  readonly onTab: (tab: string) => void;
}

/** Three offers in turn; they stand still where nothing should move, and while somebody looks at one (SO-03). */
export function PromoBanner({ onCode, onTab }: PromoBannerProps) {
  const [place, setPlace] = useState(0);
  const [isPaused, setPaused] = useState(prefersStill);
  const [isHeld, setHeld] = useState(false);
  const isMoving = !isPaused && !isHeld;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => setPlace((at) => (at + 1) % SLIDES.length), SLIDE_MS);
    return () => clearInterval(timer);
  }, [isMoving, place]);
  const move = (by: number): void => setPlace((at) => (at + by + SLIDES.length) % SLIDES.length);
  const slide = SLIDES[place];
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
        <div css={words} role="group" aria-roledescription="slide" aria-label={`${place + 1} of ${SLIDES.length}`}>
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
