import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hashOfText } from '../../domain/wallet/chain.ts';
import { keyOfRoot, pathTo, rootOf } from '../../domain/wallet/commitments.ts';
import { CHAIN_START, linkText } from '../../domain/shared/hash-chain.ts';
import { contentText } from '../../domain/wallet/ledger.ts';
import { CommitmentDate, type ReadDate } from './commitment-date.tsx';

const AT = Date.parse('2026-11-20T09:00:00Z');
const leaves = ['one', 'two', 'three'].map((about) => ({ about, commitment: hashOfText(about), at: AT }));
const committed = { about: 'two', commitment: hashOfText('two') };
const content = contentText({
  id: 'carrier',
  opKey: keyOfRoot(rootOf(leaves)),
  kind: 'commitments',
  subjectId: '2026-11-20',
  actorId: null,
  at: Date.parse('2026-11-21T01:00:00Z'),
  entries: [],
});
const date: ReadDate = {
  at: AT,
  path: pathTo(leaves, 1).map(({ side, hash }) => ({ hash, side: side === 'left' ? 'LEFT' : 'RIGHT' })),
  content,
  position: 1,
  previousHash: null,
  hash: hashOfText(linkText(1, CHAIN_START, hashOfText(content))),
};

const show = (read: ReadDate | null) =>
  render(
    <MemoryRouter>
      <CommitmentDate committed={committed} date={read} />
    </MemoryRouter>,
  );

let answer: () => Promise<Response>;
beforeEach(() => {
  answer = () => Promise.reject(new Error('no answer'));
  vi.stubGlobal('fetch', () => answer());
});
afterEach(() => vi.unstubAllGlobals());

it('says which day and link hold a commitment, and compares the link with the one that everybody is shown', async () => {
  show(date);
  expect(screen.getByText('In the ledger with the commitments of 2026-11-20')).toBeTruthy();
  const compare = screen.getByRole('button', { name: 'Compare with the published chain' });
  fireEvent.click(compare);
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  answer = () => Promise.resolve(Response.json({ links: [{ position: 1, hash: date.hash }] }));
  fireEvent.click(compare);
  await screen.findByText('The published chain has this very link.');
  expect(screen.queryByRole('alert')).toBeNull();
  answer = () => Promise.resolve(Response.json({ links: [{ position: 1, hash: hashOfText('other') }] }));
  fireEvent.click(compare);
  await screen.findByText('The published chain has another link there');
});

it('says what is wrong with a way that leads elsewhere, and with a link that was changed', () => {
  const { unmount } = show({ ...date, path: date.path.slice(1) });
  expect(screen.getByText(/the commitment is not among those of its day/)).toBeTruthy();
  unmount();
  show({ ...date, hash: hashOfText('other') });
  expect(screen.getByText(/the link does not have the hash that it should/)).toBeTruthy();
});

it('says when a commitment gets its place', () => {
  show(null);
  expect(screen.getByText(/once its day is over/)).toBeTruthy();
});
