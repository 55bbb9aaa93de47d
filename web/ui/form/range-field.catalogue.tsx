import { useState } from 'react';
import { RangeField } from './range-field.tsx';

export const Price = () => {
  const [most, setMost] = useState(2_000);
  return (
    <RangeField
      label="Price"
      min={0}
      max={5_000}
      step={100}
      value={most}
      valueText={`up to ${most.toLocaleString('en-US')}`}
      onChange={(event) => setMost(event.target.valueAsNumber)}
    />
  );
};
