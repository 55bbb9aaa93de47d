import { Field, InputType, ObjectType } from 'type-graphql';
import { PLUGINS, type Plugin } from '../../../domain/platform/plugin.ts';
import type { ApiScope } from '../../../domain/platform/scopes.ts';
import { Access } from '../../schema/access.ts';
import { graphqlEnum } from '../../schema/enums.ts';
import { Instant } from '../../schema/scalars.ts';
import { ApiScopeEnum } from './key.types.ts';
import type { OwnPlugin } from './manage-plugins.ts';

export const PluginKindEnum = graphqlEnum('PluginKind', 'What can be connected in the marketplace.', PLUGINS, {
  twitch: 'A bot in the chat of a Twitch channel.',
  discord: 'A bot of a Discord server, which can be told of results.',
  obs: 'Overlays for OBS.',
});

@Access('own')
@ObjectType('Plugin', { description: 'A plugin of the marketplace, and whether the caller has connected it.' })
export class PluginType {
  @Field(() => PluginKindEnum, { description: 'Which one it is.' })
  plugin!: Plugin;

  @Field(() => String, { description: 'What it is called, as its key is.' })
  name!: string;

  @Field(() => [ApiScopeEnum], { description: 'All that it may see; fixed, and nothing that changes anything.' })
  scopes!: readonly ApiScope[];

  @Field(() => Boolean, { description: 'Whether it can be told of results at an address of its own.' })
  postsResults!: boolean;

  @Field(() => Instant, { nullable: true, description: 'Since when it is connected; null while it is not.' })
  connectedAt!: number | null;

  @Field(() => Instant, { nullable: true, description: 'When its key runs out; null while it is not connected.' })
  expiresAt!: number | null;

  @Field(() => Instant, { nullable: true, description: 'When its key was last used, to the minute; null before that.' })
  lastHeardAt!: number | null;

  @Field(() => String, { nullable: true, description: 'Where it is told of results; null without an address.' })
  webhookUrl!: string | null;
}

@Access('own')
@ObjectType({ description: 'A plugin that was just connected.' })
export class NewPlugin {
  @Field(() => PluginType, { description: 'The plugin as it is listed from now on.' })
  plugin!: OwnPlugin;

  @Field(() => String, { description: 'The key that it is run with. Shown this once, stored nowhere.' })
  secret!: string;

  @Field(() => String, {
    nullable: true,
    description: 'With what it checks that it is told by us. Shown this once; null without an address.',
  })
  webhookSecret!: string | null;
}

@InputType({ description: 'A plugin that is connected.' })
export class ConnectPluginInput {
  @Field(() => PluginKindEnum, { description: 'Which one.' })
  plugin!: Plugin;

  @Field(() => String, {
    nullable: true,
    description: 'Where it is told of results, an https address; for one that posts them.',
  })
  url?: string | null;
}
