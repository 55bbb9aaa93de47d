/** What the folders are and who may know whom: the one place where that is written down. */

export const LAYERS = ['domain', 'db', 'gateway', 'web'] as const;
export type Layer = (typeof LAYERS)[number];

/** The subjects of the product. A layer leaves out those that it does not need. */
export const ROOMS = [
  'accounts',
  'onboarding',
  'security',
  'verification',
  'wallet',
  'battles',
  'disputes',
  'results',
  'tournaments',
  'streams',
  'arcade',
  'missions',
  'store',
  'friends',
  'teams',
  'chat',
  'notifications',
  'creators',
  'support',
  'admin',
] as const;
export type Room = (typeof ROOMS)[number];

/** What stands beside the rooms of a layer and serves all of them. */
export const INFRASTRUCTURE: Readonly<Record<Layer, readonly string[]>> = {
  domain: ['shared'],
  db: ['client', 'migrations', 'seed', 'events', 'jobs', 'settings'],
  gateway: ['server', 'events', 'jobs', 'schema'],
  web: [
    'app',
    'address',
    'data',
    'format',
    'forms',
    'live',
    'parts',
    'session',
    'testing',
    'ui',
    'catalogue',
    'graphiql',
    'public',
  ],
};

/** Which layers a layer may import. */
export const LAYER_IMPORTS: Readonly<Record<Layer, readonly Layer[]>> = {
  domain: [],
  db: ['domain'],
  gateway: ['db', 'domain'],
  web: ['domain'],
};

/**
 * Which rooms a room may import within its layer; none where nothing is said. It holds no circle, so that any room can
 * be understood with the rooms below it and changed without those. Rooms in web import no other room at all.
 */
export const ROOM_IMPORTS: Readonly<Record<Layer, Partial<Readonly<Record<Room, readonly Room[]>>>>> = {
  domain: {
    wallet: ['accounts'],
    results: ['accounts', 'battles'],
    battles: ['accounts', 'wallet'],
    disputes: ['accounts', 'battles'],
    chat: ['accounts'],
    teams: ['accounts', 'battles', 'wallet'],
    notifications: ['accounts', 'battles', 'teams'],
  },
  db: {
    accounts: ['wallet'],
    results: ['accounts', 'friends'],
    friends: ['accounts'],
    battles: ['accounts', 'friends', 'results', 'wallet'],
    disputes: ['accounts', 'battles'],
    chat: ['accounts', 'friends'],
    teams: ['accounts', 'friends', 'results', 'wallet'],
    notifications: ['accounts', 'friends'],
  },
  gateway: {
    accounts: ['notifications'],
    wallet: ['accounts'],
    results: ['accounts'],
    friends: ['accounts'],
    battles: ['accounts', 'friends', 'wallet', 'results'],
    chat: ['accounts', 'friends'],
    teams: ['accounts', 'friends', 'wallet', 'battles'],
    disputes: ['accounts', 'battles'],
    admin: ['accounts', 'battles', 'chat', 'disputes', 'notifications', 'results', 'wallet'],
  },
  web: {},
};
