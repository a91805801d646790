import type { ReactNode } from 'react';
import { FirstSteps } from './first-steps';
import { Shortcuts } from './shortcuts';

/** What the frame adds when the browser is idle: the offer of the first steps, and the keyboard shortcuts. */
export const IdleParts = (): ReactNode => (
  <>
    <FirstSteps />
    <Shortcuts />
  </>
);
