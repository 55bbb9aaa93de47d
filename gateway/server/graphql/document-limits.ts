import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, type ValidationContext } from 'graphql';
import { ALIASES_MAX, DIRECTIVES_MAX, LEVELS_MAX } from '../../../domain/platform/api-limits.ts';

/** Says what is too much as any other complaint about a document, and not as an error of its syntax. */
const complain = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, { message }: GraphQLError) =>
      context?.reportError(new GraphQLError(message.replace('Syntax Error: ', ''))),
  ],
};

/** What the text of a document may hold, at either endpoint. What it may cost depends on its variables: `cost.ts`. */
export const documentLimits = new ApolloArmor({
  maxTokens: { enabled: false },
  blockFieldSuggestion: { enabled: false },
  costLimit: { enabled: false },
  // A fragment is as deep as its fields would be in its place.
  maxDepth: { n: LEVELS_MAX, flattenFragments: true, ...complain },
  maxAliases: { n: ALIASES_MAX, ...complain },
  maxDirectives: { n: DIRECTIVES_MAX, ...complain },
}).protect();
