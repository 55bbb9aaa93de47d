import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ProfileFieldsFragment } from '../operations/__generated__/profile.gql.ts';
import { ProfileCard } from './profile-card.tsx';

const profile = (level: ProfileFieldsFragment['level']): ProfileFieldsFragment => ({
  __typename: 'PublicProfile',
  id: '2',
  username: 'rival',
  avatarUrl: null,
  worn: { __typename: 'Worn', frame: null, title: 'Champion', skin: 'neon-skin' },
  isHidden: false,
  displayName: null,
  isVerifiedCreator: false,
  memberSince: 0,
  level,
  linkedAccounts: [],
  stats: null,
  earnings: null,
  form: null,
  ratings: null,
  achievements: null,
});

it('shows the level with how far it is to the next', () => {
  render(<ProfileCard profile={profile({ __typename: 'PlayerLevel', level: 3, into: 100, span: 400 })} />);
  const bar = screen.getByRole('progressbar', { name: 'Level 3' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['25', '100 of 400 XP']);
});

it('shows no level where it is kept back', () => {
  render(<ProfileCard profile={profile(null)} />);
  expect([screen.queryByRole('progressbar'), screen.getByText('Champion').tagName]).toEqual([null, 'SPAN']);
});

it('shows what a win of the player throws', () => {
  const { container } = render(<ProfileCard profile={profile(null)} />);
  expect(container.querySelectorAll('[data-splinters] > span')).toHaveLength(4);
});
