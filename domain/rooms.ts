/** What the folders are and who may know whom: the one place where that is written down. */

export const LAYERS = ['domain', 'db', 'gateway', 'web'] as const;
export type Layer = (typeof LAYERS)[number];

/**
 * The subjects of the product, each after those that it builds on: the order in which gateway and web put them together.
 * What one of them leaves out does not compile.
 */
export const ROOMS = [
  'accounts',
  'security',
  'wallet',
  'onboarding',
  'verification',
  'friends',
  'notifications',
  'profiles',
  'results',
  'disputes',
  'jury',
  'battles',
  'matchmaking',
  'proof',
  'teams',
  'chat',
  'missions',
  'store',
  'tournaments',
  'markets',
  'video',
  'streams',
  'arcade',
  'platform',
  'creators',
  'sponsorships',
  'support',
  'risk',
  'privacy',
  'notes',
  'admin',
] as const;
export type RoomName = (typeof ROOMS)[number];

/** What stands beside the rooms of a layer and serves all of them. */
export const INFRASTRUCTURE: Readonly<Record<Layer, readonly string[]>> = {
  domain: ['shared'],
  db: ['client', 'migrations', 'seed', 'events', 'jobs', 'settings', 'calls', 'audit', 'uploads', 'mail'],
  gateway: ['kernel', 'server', 'events', 'schema', 'mail'],
  web: [
    'app',
    'address',
    'data',
    'desk',
    'format',
    'forms',
    'live',
    'parts',
    'session',
    'testing',
    'ui',
    'catalogue',
    'gallery',
    'graphiql',
    'embed',
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
 * Which rooms a room may import, in its own layer and in those below it; none where nothing is said. Each names rooms
 * that stand before it in the list, so that there is no circle: any room can be understood with the rooms below it and
 * changed without those above. Rooms in web import no other room of web at all.
 */
export const ROOM_IMPORTS: Partial<Readonly<Record<RoomName, readonly RoomName[]>>> = {
  security: ['accounts'],
  wallet: ['accounts', 'security'],
  onboarding: ['accounts', 'security', 'wallet'],
  verification: ['accounts'],
  friends: ['accounts'],
  notifications: ['accounts', 'security', 'friends'],
  profiles: ['accounts', 'security', 'onboarding', 'friends'],
  results: ['accounts', 'security', 'wallet', 'onboarding', 'friends', 'profiles'],
  disputes: ['accounts'],
  jury: ['accounts', 'friends', 'results', 'disputes'],
  battles: ['accounts', 'wallet', 'friends', 'notifications', 'profiles', 'results', 'disputes'],
  matchmaking: ['accounts', 'security', 'wallet', 'friends', 'results', 'battles'],
  proof: ['accounts', 'security', 'wallet', 'profiles', 'results', 'disputes', 'battles'],
  teams: ['accounts', 'wallet', 'friends', 'results', 'disputes', 'battles'],
  chat: ['accounts', 'friends'],
  missions: ['accounts', 'wallet', 'profiles'],
  store: ['accounts', 'security', 'wallet', 'profiles', 'missions'],
  tournaments: ['accounts', 'wallet', 'results', 'disputes', 'battles', 'teams', 'chat', 'store'],
  markets: ['accounts', 'security', 'wallet', 'friends', 'results', 'battles', 'proof', 'teams'],
  video: ['accounts', 'security'],
  streams: ['accounts', 'security', 'wallet', 'friends', 'profiles', 'results', 'battles', 'chat', 'video'],
  arcade: ['accounts', 'security', 'wallet', 'friends', 'profiles', 'results', 'battles', 'tournaments'],
  creators: [
    'accounts',
    'security',
    'wallet',
    'onboarding',
    'friends',
    'results',
    'disputes',
    'battles',
    'markets',
    'streams',
  ],
  sponsorships: ['accounts', 'security', 'wallet', 'results', 'battles', 'streams'],
  platform: ['accounts', 'security'],
  support: ['accounts', 'security'],
  risk: ['accounts', 'security', 'wallet', 'results', 'disputes', 'battles', 'arcade'],
  privacy: ['accounts', 'security'],
  notes: ['accounts', 'friends'],
  admin: ['accounts', 'security', 'wallet'],
};
