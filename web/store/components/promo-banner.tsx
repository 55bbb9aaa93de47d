import { css } from '@emotion/react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { SECOND } from '../../../domain/shared/time.ts';
import { findPromoCode } from '../../../domain/store/promo-codes.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { prefersStill } from '../../ui/motion.ts';
import { Heading, Text } from '../../ui/layout/text.tsx';
import type { OwnStoreFieldsFragment } from '../operations/__generated__/store.gql.ts';
import { TIER_WORDS } from '../store-words.ts';
import * as t from '../__generated__/messages.ts';

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
  return [{ ...words(percent), discountLabel: t.percentOff({ percent }), cta: t.usingCode({ code }), leads: { code } }];
}

/** Three offers that hold for the player: codes first, then what holds for everybody (SO-03). */
function slidesOf(own: Offered): Slide[] {
  const all: Slide[] = [
    ...slideOf(own, 'WELCOME10', (percent) => ({
      title: t.yourFirstPurchase(),
      description: t.welcome10TakesPercentOffEverything({ percent }),
      timeLeft: t.untilYourFirstCheckout(),
    })),
    ...slideOf(own, 'STREAMER15', (percent) => ({
      title: t.forThoseWhoStream(),
      description: t.streamer15TakesPercentOffWhatCosts({ percent }),
      timeLeft: t.onceForEachCreator(),
    })),
    ...slideOf(own, 'INVESTOR20', (percent) => ({
      title: t.thankYouForBackingUs(),
      description: t.investor20TakesPercentOffWhatCosts({ percent }),
      timeLeft: t.onceAPlayerWheneverYouLike(),
    })),
    ...(own.crateBar === null
      ? [
          {
            title: t.cratesThatYouCanCheck(),
            description: t.theDrawIsFixedBeforeYouOpen(),
            discountLabel: t.oddsStated(),
            cta: t.lookAtCrates(),
            timeLeft: t.always(),
            leads: { tab: 'crates' },
          },
        ]
      : []),
    {
      title: t.tierGivesBack({ tier: TIER_WORDS[own.loyalty.tier] }),
      description: t.backpercentOfTheBattleCoinThatYouSpend({ backPercent: own.loyalty.backPercent }),
      discountLabel: t.percentBCBack({ percent: own.loyalty.backPercent }),
      cta: t.lookAtCosmetics(),
      timeLeft: t.withEachPurchase(),
      leads: { tab: 'cosmetics' },
    },
    {
      title: t.giveSomebodyAStart(),
      description: t.itGoesToAnEMailAddress(),
      discountLabel: t.aGift(),
      cta: t.lookAtGifts(),
      timeLeft: t.thirtyDaysToClaim(),
      leads: { tab: 'gifts' },
    },
    {
      title: t.battlecoinForYourWallet(),
      description: t.aCentEachAtOnceAndThey(),
      discountLabel: t.noExtraCost(),
      cta: t.lookAtBundles(),
      timeLeft: t.always(),
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
      aria-roledescription={t.carousel()}
      aria-label={t.offers()}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Stack gap={3}>
        <div
          css={words}
          role="group"
          aria-roledescription={t.slide()}
          aria-label={t.placeOfCount({ place: place + 1, count: slides.length })}
        >
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
            <IconButton label={t.previousOffer()} onClick={() => move(-1)}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton label={isPaused ? t.letOffersMove() : t.stopOffers()} onClick={() => setPaused(!isPaused)}>
              {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            </IconButton>
            <IconButton label={t.nextOffer()} onClick={() => move(1)}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </Row>
        </Row>
      </Stack>
    </Card>
  );
}
