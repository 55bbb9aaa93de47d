import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../domain/shared/languages.ts';
import { writeMessage } from './write-message.tsx';

const PUBLIC_URL = 'https://gauntlet.example';
const AT = Date.UTC(2026, 2, 2, 12);
const username = 'Nova';

test.each(['Chrome', 'Chrome on Windows on Mars'])(
  'a device that is named %j is named so in every language',
  async (device) => {
    const mail = { kind: 'new-device', username, device, address: '203.0.113.7', at: AT } as const;
    for (const language of LANGUAGES)
      expect((await writeMessage(mail, language, PUBLIC_URL)).text).toContain(`: ${device}\n`);
  },
);
