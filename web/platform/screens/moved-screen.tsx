import { Navigate, useLocation } from 'react-router-dom';
import { programsPath } from '../../../domain/platform/platform.paths.ts';

/**
 * /developers within the app: notices of before lead there, and mean the keys of the player. Whoever opens the address is
 * answered the documentation by the gateway, and does not come here.
 */
export function MovedScreen() {
  const { search } = useLocation();
  return <Navigate to={`${programsPath}${search}`} replace />;
}
