import { Outlet } from 'react-router-dom';
import { AdminGate } from '../../admin/components/admin-gate.tsx';

/** The administrators' pages; the gate says so to everybody else (C-05). */
export const AdminArea = () => (
  <AdminGate>
    <Outlet />
  </AdminGate>
);
