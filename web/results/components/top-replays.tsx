import { useNavigate } from 'react-router-dom';
import { replayPath } from '../../../domain/results/results.paths.ts';
import { ReplayTop } from './replay-top.tsx';

export interface TopReplaysProps {
  readonly title: string;
}

/** The replays that were looked at most in a week, on the page of another room (HZ-08). */
export function TopReplays({ title }: TopReplaysProps) {
  const navigate = useNavigate();
  return <ReplayTop title={title} hasAll onOpen={(id) => void navigate(replayPath(id))} />;
}
