import type { ReactNode } from 'react';
import { FirstSteps } from './first-steps';
import { Shortcuts } from './shortcuts';
import { SlowBanner } from './slow-banner';

/** What the frame adds when the browser is idle: the notice of a slow server, the offer of the first steps, and the keyboard shortcuts. */
export const IdleParts = (): ReactNode => (
  <>
    <SlowBanner />
    <FirstSteps />
    <Shortcuts />
  </>
);
