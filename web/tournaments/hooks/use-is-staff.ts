import { useViewer } from '../../session/use-viewer.ts';

/** Whether whoever looks is of our staff, to whom every desk is open. */
export function useIsStaff(): boolean {
  const role = useViewer()?.role ?? 'PLAYER';
  return role !== 'PLAYER' && role !== 'CREATOR';
}
