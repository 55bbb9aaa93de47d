import { Grid } from '../layout/layout.tsx';
import { Select } from './select.tsx';

const GAMES = ['Valorant', 'CS2', 'Apex Legends', 'League of Legends'].map((game) => ({ value: game, label: game }));

export const States = () => (
  <Grid min={240}>
    <Select label="Game" options={GAMES} placeholder="Choose a game" />
    <Select label="Game Mode" options={[{ value: '1v1', label: '1v1 Duel' }]} hint="More modes with a team." />
    <Select label="Reason" options={GAMES} placeholder="Choose a reason" error="Choose a reason." />
    <Select label="Region" options={GAMES} disabled />
  </Grid>
);
