import { expect, it } from 'vitest';
import manifest from '../public/manifest.webmanifest?raw';
import offline from '../public/offline.html?raw';
import worker from '../public/worker.js?raw';
import * as t from './__generated__/messages.ts';

it('the page without a network says texts of the catalog alone, from which it is made in other languages', () => {
  const page = new DOMParser().parseFromString(offline, 'text/html');
  expect([...page.querySelectorAll('h1, p, li, a')].map((one) => one.textContent)).toEqual([
    t.offlineTitle(),
    t.offlineNeedsNetwork(),
    t.offlineMoney(),
    t.offlineDeadlines(),
    t.offlineNothingSent(),
    t.offlineTryAgain(),
  ]);
  expect(page.title).toBe(`${t.offlineTitle()} · Gauntlet`);
});

it('so do the app on a home screen and a push without words', () => {
  const { description, shortcuts } = JSON.parse(manifest) as {
    readonly description: string;
    readonly shortcuts: readonly { readonly name: string }[];
  };
  expect([description, ...shortcuts.map(({ name }) => name)]).toEqual([
    t.stakeMoneyOnYourOwnSkillEvery(),
    t.battleHub(),
    t.createBattle(),
    t.wallet(),
  ]);
  expect(worker).toContain(`'${t.youHaveANewNotification()}'`);
});
