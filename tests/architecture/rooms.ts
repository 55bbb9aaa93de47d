/** What the folders are and who may know whom: the one place where that is written down. */

export const LAYERS = ['domain', 'db', 'gateway', 'web'] as const;
export type Layer = (typeof LAYERS)[number];

/** The subjects of the product. A layer leaves out those that it does not need. */
export const ROOMS = [
  'accounts',
  'security',
  'onboarding',
  'verification',
  'profiles',
  'privacy',
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
  db: ['client', 'migrations', 'seed', 'events', 'jobs', 'settings', 'calls', 'audit', 'uploads', 'mail'],
  gateway: ['kernel', 'server', 'events', 'schema', 'mail'],
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
    verification: ['accounts'],
    profiles: ['accounts'],
    onboarding: ['accounts', 'security'],
    results: ['accounts', 'battles', 'onboarding'],
    disputes: ['accounts'],
    battles: ['accounts', 'disputes', 'wallet'],
    chat: ['accounts'],
    teams: ['accounts', 'battles', 'disputes', 'wallet'],
    notifications: ['accounts', 'battles', 'friends', 'profiles', 'support', 'teams', 'wallet'],
  },
  db: {
    security: ['accounts'],
    onboarding: ['accounts'],
    verification: ['accounts'],
    profiles: ['accounts'],
    wallet: ['accounts', 'security', 'verification'],
    results: ['accounts', 'friends', 'onboarding', 'security'],
    friends: ['accounts'],
    battles: ['accounts', 'friends', 'results', 'wallet'],
    disputes: ['accounts'],
    chat: ['accounts', 'friends'],
    teams: ['accounts', 'friends', 'results', 'wallet'],
    notifications: ['accounts', 'friends'],
    privacy: ['accounts', 'onboarding', 'profiles', 'security'],
  },
  gateway: {
    security: ['accounts'],
    onboarding: ['accounts', 'security'],
    verification: ['accounts'],
    profiles: ['accounts', 'security'],
    wallet: ['accounts', 'security'],
    results: ['accounts', 'profiles'],
    friends: ['accounts'],
    disputes: ['accounts'],
    battles: ['accounts', 'disputes', 'friends', 'profiles', 'wallet', 'results'],
    chat: ['accounts', 'friends'],
    teams: ['accounts', 'disputes', 'friends', 'wallet', 'battles'],
    privacy: ['accounts', 'security'],
    admin: ['accounts', 'battles', 'chat', 'disputes', 'notifications', 'results', 'security', 'wallet'],
  },
  web: {},
};
