import { type GraphQLObjectType, type GraphQLSchema, isObjectType } from 'graphql';
import { createPubSub } from '@graphql-yoga/subscription';
import { Field, ObjectType, Query, Resolver, buildSchema } from 'type-graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateUserStanding } from '../../../db/accounts/user.queries.ts';
import { ACCESS_LEVELS, Access, accessOf, guardSchema } from '../../../gateway/schema/access.ts';
import { makeSchema } from '../../../gateway/server/graphql/build-schema.ts';
import { startedBattle, report } from '../../support/battle-operations.ts';
import { HttpGateway } from '../../support/http-gateway.ts';

let gate: HttpGateway;
let schema: GraphQLSchema;
beforeAll(async () => {
  gate = await HttpGateway.open();
  schema = await makeSchema();
});
afterAll(() => gate.close());

const rootTypes = (): GraphQLObjectType[] =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => type !== null && type !== undefined,
  );

test('what belongs to someone else answers as an unknown id, to staff as well (RE-06, RE-08, RE-09, RE-12)', async () => {
  const owner = await gate.player({ cents: 77_77 });
  for (const role of ['player', 'creator', 'moderator', 'senior_moderator', 'administrator'] as const) {
    const other = await gate.player({ role });
    for (const query of [
      'query ($id: ID!) { wallet(userId: $id) { balanceCents } }',
      'query ($id: ID!) { stats(userId: $id) { wins } }',
      'query ($id: ID!) { outcomes(userId: $id) { edges { cursor } } }',
    ]) {
      const unknown = await other.refusal(query, { id: 'no-such-user' });
      expect(unknown).toEqual({ status: 200, code: 'NOT_FOUND' });
      expect(await other.refusal(query, { id: owner.user.id }), query).toEqual(unknown);
      expect((await owner.graphql(query, { id: owner.user.id })).status).toBe(200);
      expect((await owner.graphql(query, { id: 'me' })).status).toBe(200);
    }
    for (const path of ['/api/wallet/', '/api/stats/', '/api/outcomes/', '/api/user/']) {
      const [foreign, unknown] = await Promise.all([
        other.rest('GET', path + owner.user.id),
        other.rest('GET', `${path}no-such-user`),
      ]);
      const shape = ({ status, json }: typeof foreign) => ({ status, ...(json as object), requestId: '' });
      expect(shape(foreign), path).toEqual(shape(unknown));
      expect(foreign.status).toBe(404);
      expect((await owner.rest('GET', path + owner.user.id)).status).toBe(200);
    }
  }
});

test('a case is for its parties and staff, below the battle as by its id', async () => {
  const [one, other] = [await gate.player({ cents: 100_00 }), await gate.player({ cents: 100_00 })];
  const id = await startedBattle(one, other);
  await report(one, id, 'WON');
  await report(other, id, 'WON');
  const below = 'query ($id: ID!) { battle(id: $id) { dispute { id contest { reports { recordingUrl } } } } }';
  const byId = 'query ($id: ID!) { dispute(id: $id) { id contest { reports { recordingUrl } } evidence { words } } }';
  const { battle } = await one.ask<{ battle: { dispute: { id: string } } }>(below, { id });
  const staff = await gate.player({ role: 'moderator' });
  for (const reader of [one, other, staff]) {
    expect(await reader.ask(below, { id })).toMatchObject({ battle: { dispute: { id: battle.dispute.id } } });
    expect(await reader.ask(byId, { id: battle.dispute.id })).toMatchObject({ dispute: { id: battle.dispute.id } });
  }
  const onlooker = await gate.player();
  expect(await onlooker.ask(below, { id })).toEqual({ battle: { dispute: null } });
  expect(await onlooker.refusal(byId, { id: battle.dispute.id })).toMatchObject({ code: 'NOT_FOUND' });
});

test('the profile of a player has no field that is theirs alone, whoever asks', async () => {
  const fieldsOf = (name: string) => {
    const type = schema.getType(name);
    return isObjectType(type) ? Object.keys(type.getFields()).toSorted() : [];
  };
  expect(fieldsOf('Player')).toEqual(['avatarUrl', 'id', 'username', 'worn']);
  // Those below the line are null where the player keeps them back: profile-privacy.test.ts.
  expect(fieldsOf('PublicProfile')).toEqual(
    [
      'id',
      'nodeId',
      'username',
      'avatarUrl',
      'isHidden',
      'displayName',
      'isVerifiedCreator',
      'memberSince',
      'linkedAccounts',
      'worn',
      'stats',
      'earnings',
      'level',
      'form',
      'achievements',
      'history',
      'ratings',
    ].toSorted(),
  );
});

test('no type has a field by the name of what opens an account or where its owner is reached', async () => {
  const telling = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !rootTypes().includes(type)
      ? Object.keys(type.getFields())
          .filter((name) => /password|token|secret|email\b/i.test(name))
          .map((name) => `${type.name}.${name}`)
      : [],
  );
  // Two switches: whether e-mail is wanted. The token of a proof under way opens nothing without the passkey's answer,
  // the secret of a crate is good for the one opening that shows it, and a run's course follows from its secrets alone.
  // A key, the secrets of a webhook and an application and both of a plugin are answered once, to the owner who has them made.
  // Staff see where the owner of an account is reached (EN-53), and nobody else can ask for an account.
  // The tokens among the limits are the words of a document.
  expect(telling.toSorted()).toEqual([
    'Account.email',
    'ApiLimits.tokens',
    'ArcadeRun.secrets',
    'ArcadeSecret.secret',
    'CrateOpening.serverSecret',
    'NewApiKey.secret',
    'NewApplication.secret',
    'NewPlugin.secret',
    'NewPlugin.webhookSecret',
    'NewWebhook.secret',
    'NotificationChannels.email',
    'PasskeyQuestion.proofToken',
    'Preferences.email',
  ]);
});

describe('declaring access', () => {
  test('every field of every type says who may ask', () => {
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isObjectType(type) || type.name.startsWith('__')) continue;
      for (const name of Object.keys(type.getFields()))
        expect(ACCESS_LEVELS, `${type.name}.${name}`).toContain(accessOf(type, name));
    }
  });

  test('a field that does not say so stops the start, on a root and below one', async () => {
    @ObjectType()
    class Leak {
      @Field(() => String)
      secret!: string;
    }
    @Resolver()
    class SilentRoot {
      @Query(() => String)
      silent(): string {
        return '';
      }
    }
    @Resolver()
    class SilentType {
      @Access('anyone')
      @Query(() => Leak)
      leak(): Leak {
        return { secret: '' };
      }
    }
    const build = async (resolver: typeof SilentRoot | typeof SilentType) =>
      guardSchema(
        await buildSchema({ resolvers: [resolver], validate: false, pubSub: createPubSub(), orphanedTypes: [] }),
      );
    await expect(build(SilentRoot)).rejects.toThrow('Query.silent does not declare who may ask');
    await expect(build(SilentType)).rejects.toThrow('Leak.secret does not declare who may ask');
  });
});

test('a role that is taken away counts from the next call on, for the live session too (RO-03)', async () => {
  const admin = await gate.player({ role: 'administrator' });
  expect((await admin.graphql('{ systemSettings { key } }')).status).toBe(200);
  await gate.db.transact((tx) => updateUserStanding(tx, admin.user.id, { role: 'player' }));
  expect(await admin.refusal('{ systemSettings { key } }')).toEqual({ status: 403, code: 'FORBIDDEN' });
  expect((await admin.rest('GET', '/api/admin/waitlist-stats')).status).toBe(403);
});
