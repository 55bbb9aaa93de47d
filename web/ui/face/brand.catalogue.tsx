import { Brand, BrandMark } from './brand.tsx';
import { Row } from '../layout/layout.tsx';

export const Medium = () => <Brand />;
export const Large = () => <Brand size="large" />;
export const MarkAlone = () => (
  <Row gap={5}>
    <BrandMark size={16} />
    <BrandMark size={32} />
    <BrandMark size={72} />
  </Row>
);
