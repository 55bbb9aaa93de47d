import { Spinner } from './spinner.tsx';

export const WholePage = () => <Spinner />;
