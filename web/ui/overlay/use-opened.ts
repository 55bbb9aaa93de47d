import { useState } from 'react';

/** Whether something has been open since it was drawn first: until then its file need not be there. */
export function useOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened || isOpen;
}
