import { InMemoryCache, gql } from '@apollo/client';
import { expect, it } from 'vitest';
import { keepNewer } from './keep-newer.ts';

const QUERY = gql`
  query {
    notes {
      edges {
        node {
          id
        }
      }
    }
  }
`;

const answerOf = (ids: string) => ({
  notes: { __typename: 'Notes', edges: [...ids].map((id) => ({ node: { __typename: 'Note', id } })) },
});

it.each([
  ['is taken as it is', '', 'ba', 'ba'],
  ['that does not know of the newest yet leaves it in front', 'cba', 'ba', 'cba'],
  ['brings what is newer', 'ba', 'cba', 'cba'],
  ['that lacks an older one takes it away', 'cba', 'ca', 'ca'],
  ['of others replaces everything', 'ba', 'dc', 'dc'],
  ['that is empty empties the list', 'ba', '', ''],
])('an answer %s', (_what, shown, answer, expected) => {
  const cache = new InMemoryCache({ typePolicies: { Query: { fields: { notes: keepNewer } } } });
  cache.writeQuery({ query: QUERY, data: answerOf(shown) });
  cache.writeQuery({ query: QUERY, data: answerOf(answer) });
  expect(cache.readQuery({ query: QUERY })).toEqual(answerOf(expected));
});
