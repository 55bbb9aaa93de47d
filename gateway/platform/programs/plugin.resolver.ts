import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { PLUGINS, type Plugin } from '../../../domain/platform/plugin.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { Listed } from '../../schema/listed.ts';
import { OwnerProofInput } from './key.types.ts';
import { type MadePlugin, type OwnPlugin, connectPlugin, disconnectPlugin, readOwnPlugins } from './manage-plugins.ts';
import { ConnectPluginInput, NewPlugin, PluginKindEnum, PluginType } from './plugin.types.ts';

/** Closed to keys: no program connects another. */
@Resolver()
export class PluginResolver {
  @Access('own')
  @Listed(PLUGINS.length)
  @Query(() => [PluginType], {
    description: 'The plugins of the marketplace, with what the caller has connected.',
  })
  plugins(@Ctx() context: Context): Promise<OwnPlugin[]> {
    return readOwnPlugins(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => NewPlugin, {
    description:
      'Connects a plugin: makes the key that it is run with, and its webhook where an address is given. Refusals: BAD_INPUT, ADDRESS_NOT_PUBLIC, PASSWORD_WRONG, TWO_FACTOR_REQUIRED, CODE_WRONG, PLUGIN_CONNECTED, LIMIT_EXCEEDED, RATE_LIMITED.',
  })
  connectPlugin(
    @Ctx() context: Context,
    @Arg('input', () => ConnectPluginInput, { description: 'What is connected.' }) {
      plugin,
      url = null,
    }: ConnectPluginInput,
    @Arg('owner', () => OwnerProofInput, {
      description: 'Asked for each time: a key outlives the session that makes it.',
    })
    { password, proof = null }: OwnerProofInput,
  ): Promise<MadePlugin> {
    return connectPlugin(context.deps, actorOf(context), { plugin, url }, { password, proof });
  }

  @Access('own')
  @Mutation(() => Boolean, {
    description:
      'Disconnects a plugin: its key and its webhook end at once, and its sockets close. Refusals: NOT_FOUND.',
  })
  async disconnectPlugin(
    @Ctx() context: Context,
    @Arg('plugin', () => PluginKindEnum, { description: 'Which one.' }) plugin: Plugin,
  ): Promise<boolean> {
    await disconnectPlugin(context.deps, actorOf(context), plugin);
    return true;
  }
}
