import { webcrypto } from 'node:crypto';

// What browsers have and jsdom does not.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
