import { LINKED_PROVIDERS } from '../../domain/profiles/linked-providers.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const LinkedProviderEnum = graphqlEnum(
  'LinkedProvider',
  'Where a player may have another account.',
  LINKED_PROVIDERS,
  {
    twitch: 'An account at Twitch.',
    youtube: 'A channel at YouTube.',
    kick: 'An account at Kick.',
    discord: 'An account at Discord.',
  },
);
