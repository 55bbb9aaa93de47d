import { expect, it } from 'vitest';
import root from '../package.json' with { type: 'json' };
import own from './package.json' with { type: 'json' };

it('the package has the version, the licence and the Node of the product, and stands on the same packages', () => {
  const { version, license, engines } = root;
  expect(own).toMatchObject({ version, license, engines });
  expect(root.dependencies).toMatchObject(own.dependencies);
});
