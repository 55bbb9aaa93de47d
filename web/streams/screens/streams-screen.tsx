import { Radio } from 'lucide-react';
import { Link } from 'react-router-dom';
import { STREAMS_FIRST, STREAMS_MORE } from '../../../domain/streams/stream.ts';
import { goLivePath } from '../../../domain/streams/streams.paths.ts';
import { contactPath, privacyPath, termsPath } from '../../../domain/support/support.paths.ts';
import { useAddress } from '../../address/use-address.ts';
import { useLivePages } from '../../live/use-live-pages.ts';
import { FilterButton, useFold } from '../../parts/filters.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { StreamCard } from '../components/stream-card.tsx';
import { StreamFilters } from '../components/stream-filters.tsx';
import { ListStreamsDocument, StreamsChangedDocument } from '../operations/__generated__/stream.gql.ts';
import { type StreamFilter, chipsOf, filterIn, variablesOf } from '../stream-filter.ts';
import * as t from '../__generated__/messages.ts';

const SKELETON = (
  <Skeleton label={t.loadingTheStreams()}>
    <Grid min={260} gap={4} fill>
      {Array.from({ length: 8 }, (_, n) => (
        <SkeletonBlock key={n} height={300} shape="card" />
      ))}
    </Grid>
  </Skeleton>
);

/** /streams (SM-01 to SM-08). */
export function StreamsScreen() {
  const [params, change] = useAddress();
  const filter = filterIn(params);
  const streams = useLivePages(ListStreamsDocument, 'streams', {
    variables: variablesOf(filter),
    first: STREAMS_FIRST,
    more: STREAMS_MORE,
    live: StreamsChangedDocument,
  });
  const fold = useFold();
  const apply = (next: StreamFilter): void => change({ ...next }, true);
  return (
    <Page
      title={t.liveStreams()}
      subtitle={t.matchesAndStreamersThatAreLiveNow()}
      actions={
        <>
          <FilterButton fold={fold} active={chipsOf(filter).length} />
          <Button variant="primary" icon={<Radio size={18} aria-hidden />} asChild>
            <Link to={goLivePath}>{t.goLive()}</Link>
          </Button>
        </>
      }
    >
      <Stack gap={6}>
        <StreamFilters filter={filter} fold={fold} onApply={apply} />
        <PagedList
          read={streams}
          what={t.theStreams()}
          skeleton={SKELETON}
          moreLabel={t.loadMore()}
          empty={
            <NoStreams isNarrowed={chipsOf({ ...filter, sort: '' }).length > 0} onClear={() => apply(NO_FILTER)} />
          }
        >
          {(shown) => (
            <>
              <VisuallyHidden>
                <h2>{t.liveNow()}</h2>
              </VisuallyHidden>
              <Grid as="ul" min={260} gap={4} fill aria-label={t.streams()} css={{ '& > li': { minWidth: 0 } }}>
                {shown.map((stream) => (
                  <li key={stream.id}>
                    <StreamCard stream={stream} />
                  </li>
                ))}
              </Grid>
            </>
          )}
        </PagedList>
        {/* Before the list stands, it would move with it. */}
        {(streams.rows !== null || Boolean(streams.error)) && (
          <Row as="footer" gap={4} justify="center">
            <Link to={termsPath}>{t.terms()}</Link>
            <Link to={privacyPath}>{t.privacy()}</Link>
            <Link to={contactPath}>{t.contact()}</Link>
          </Row>
        )}
      </Stack>
    </Page>
  );
}

const NO_FILTER: StreamFilter = { category: '', game: '', sort: '' };

interface NoStreamsProps {
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}

const NoStreams = ({ isNarrowed, onClear }: NoStreamsProps) =>
  isNarrowed ? (
    <EmptyState
      title={t.noStreamPassesTheseFilters()}
      action={<Button onClick={onClear}>{t.clearTheFilters()}</Button>}
    >
      {t.chooseAnotherCategoryOrGame()}
    </EmptyState>
  ) : (
    <EmptyState
      icon={<Radio aria-hidden="true" />}
      title={t.nobodyIsLiveRightNow()}
      action={
        <Button variant="primary" asChild>
          <Link to={goLivePath}>{t.goLive()}</Link>
        </Button>
      }
    >
      {t.streamsAppearHereTheMomentSomebodyGoes()}
    </EmptyState>
  );
