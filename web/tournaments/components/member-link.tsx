import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface MemberLinkProps {
  readonly to: string;
  readonly isVisitor: boolean;
  readonly children: ReactNode;
}

/** A way to a page that is for members; its words alone for visitors, whom it would lead to the front page. */
export const MemberLink = ({ to, isVisitor, children }: MemberLinkProps) =>
  isVisitor ? <span>{children}</span> : <Link to={to}>{children}</Link>;
