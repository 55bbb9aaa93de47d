import type { ComponentProps, ReactNode } from 'react';
import { failureOf } from '../data/failure.ts';
import type { Pages } from '../data/use-pages.ts';
import { Button } from '../ui/form/button.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { Notice } from '../ui/layout/notice.tsx';
import { Text } from '../ui/layout/text.tsx';
import { Loaded } from './loaded.tsx';
import * as t from './__generated__/messages.ts';

interface PagedListProps<N> extends Pick<ComponentProps<typeof Loaded>, 'what' | 'skeleton' | 'empty'> {
  readonly read: Pages<N>;
  /** What the button says that reads the next page. */
  readonly moreLabel?: string;
  readonly children: (rows: readonly N[]) => ReactNode;
}

/** A list in all its states, with a way to the next page. */
export function PagedList<N>({ read, moreLabel = t.loadMore(), children, ...states }: PagedListProps<N>) {
  const { rows, error, retry, isLoading, more, isLoadingMore, moreError } = read;
  return (
    <Loaded
      query={{ data: rows, error, loading: isLoading, refetch: retry }}
      isEmpty={({ length }) => length === 0 && more === null}
      {...states}
    >
      {(shown) => (
        <Stack gap={4}>
          {shown.length === 0 ? <Text tone="dim">{t.nothingSoFar()}</Text> : children(shown)}
          {error ? (
            <Notice tone="warn" live action={<Retry busy={isLoading} onClick={retry} />}>
              {t.thisListMayBeOutOfDate({ sentence: failureOf(error).sentence })}
            </Notice>
          ) : moreError && more ? (
            <div role="alert">
              <Notice tone="loss" action={<Retry busy={isLoadingMore} onClick={more} />}>
                {failureOf(moreError).sentence}
              </Notice>
            </div>
          ) : (
            more && (
              <Row justify="center">
                <Button busy={isLoadingMore} onClick={more}>
                  {moreLabel}
                </Button>
              </Row>
            )
          )}
        </Stack>
      )}
    </Loaded>
  );
}

interface RetryProps {
  readonly busy: boolean;
  readonly onClick: () => void;
}

const Retry = (props: RetryProps) => <Button {...props}>{t.retry()}</Button>;
