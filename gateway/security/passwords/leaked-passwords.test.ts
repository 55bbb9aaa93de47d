import { expect, test, vi } from 'vitest';
import { isLeaked, requireUnleaked } from './leaked-passwords.ts';

test('what leaks hold most often is known in any case, and nothing else', async () => {
  for (const password of ['iloveyou1', 'ILoveYou1', 'trustno1', 'mustang1'])
    expect([password, await isLeaked(password)]).toEqual([password, true]);
  for (const password of ['demo-Gauntlet-1', 'zebra lamp', ' trustno1', 'dragon', ''])
    expect([password, await isLeaked(password)]).toEqual([password, false]);
});

test('refuses one at its field', async () => {
  await expect(requireUnleaked('trustno1', 'newPassword')).rejects.toMatchObject({
    refusal: { code: 'PASSWORD_UNUSABLE', field: 'newPassword' },
  });
  await expect(requireUnleaked('zebra lamp', 'newPassword')).resolves.toBeUndefined();
});

test('a list that could not be read once is read for whoever comes next', async () => {
  vi.resetModules();
  vi.doMock('@zxcvbn-ts/language-common', () => {
    throw new Error('too many open files');
  });
  const { isLeaked: isLeakedNow } = await import('./leaked-passwords.ts');
  await expect(isLeakedNow('trustno1')).rejects.toMatchObject({ cause: { message: 'too many open files' } });
  vi.doUnmock('@zxcvbn-ts/language-common');
  await expect(isLeakedNow('trustno1')).resolves.toBe(true);
});
