import type { ReactNode } from 'react';
import { AreaOutlet } from '../areas/area-outlet';
import { SlotProvider } from '../areas/slot-provider';
import { Frame } from '../frame/frame';
import { Guard } from '../session/guard';

/** Everything that needs a session. */
export const AppLane = (): ReactNode => (
  <Guard>
    <SlotProvider>
      <Frame>
        <AreaOutlet />
      </Frame>
    </SlotProvider>
  </Guard>
);
