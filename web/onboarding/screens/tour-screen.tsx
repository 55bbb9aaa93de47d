import { css } from '@emotion/react';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useAction } from '../../data/use-action.ts';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Progress } from '../../ui/figure/progress.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { ONBOARDING_PATHS } from '../../../domain/onboarding/onboarding.paths.ts';
import { Actions } from '../components/actions.tsx';
import { TourArt } from '../components/tour-art.tsx';
import { CompleteTourDocument } from '../operations/__generated__/onboarding.gql.ts';
import { TOUR_SLIDES } from '../tour-slides.ts';
import * as t from '../__generated__/messages.ts';

const tutorial = ONBOARDING_PATHS['tutorial-challenge'];
const words = css({ minHeight: '7.5em' });

/** ON-10 to ON-12. The address holds the slide. */
export function TourScreen() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { run, isRunning, failure } = useAction(CompleteTourDocument);
  const count = TOUR_SLIDES.length;
  const number = Math.min(Math.max(1, Math.trunc(Number(search.get('slide') ?? 1)) || 1), count);
  const slide = TOUR_SLIDES[number - 1] ?? TOUR_SLIDES[0];
  const isLast = number === count;

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(number);
  useEffect(() => {
    if (shown.current !== number) heading.current?.focus();
    shown.current = number;
  }, [number]);

  const goTo = (next: number): void => void navigate({ search: next === 1 ? '' : `?slide=${next}` });
  const finish = async (): Promise<void> => {
    if (await run({})) await navigate(tutorial);
  };

  return (
    <Page
      title={t.platformTour()}
      width="medium"
      actions={
        <IconButton label={t.closeTheTour()} onClick={() => void navigate(tutorial)}>
          <X aria-hidden />
        </IconButton>
      }
    >
      <Card padding={6}>
        <Stack gap={5}>
          <Progress
            label={t.platformTourProgress()}
            value={(100 * number) / count}
            valueText={t.slideNumberOfCount({ number, count })}
            showLabel
          />
          <TourArt slide={slide.id} />
          <Stack gap={2} css={words}>
            <Heading level={2} size={28} ref={heading} tabIndex={-1} css={{ outline: 'none' }}>
              {slide.title}
            </Heading>
            <Text tone="dim" css={{ maxWidth: '60ch' }}>
              {slide.text}
            </Text>
          </Stack>
          {failure && (
            <Notice tone="loss" live>
              {t.sentenceYouCanAlsoSkipThisStep({ sentence: failure.sentence })}
            </Notice>
          )}
          <Actions
            back={
              <Button asChild variant="ghost" size="large">
                <Link to={tutorial}>{t.skip()}</Link>
              </Button>
            }
          >
            {number > 1 && (
              <Button size="large" disabled={isRunning} onClick={() => goTo(number - 1)}>
                {t.previous()}
              </Button>
            )}
            {isLast ? (
              <Button variant="primary" size="large" busy={isRunning} onClick={() => void finish()}>
                {t.startTutorialChallenge()}
              </Button>
            ) : (
              <Button variant="primary" size="large" onClick={() => goTo(number + 1)}>
                {t.next()}
              </Button>
            )}
          </Actions>
        </Stack>
      </Card>
    </Page>
  );
}
