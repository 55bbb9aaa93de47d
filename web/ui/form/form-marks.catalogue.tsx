import { FormMarks } from './form-marks.tsx';

export const LatestFive = () => <FormMarks results={['win', 'loss', 'win', 'win', 'win']} />;
