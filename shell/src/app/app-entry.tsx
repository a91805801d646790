import { QueryClientProvider } from '@cred/vendor';
import { memo } from 'react';
import { AreaOutlet } from '../areas/area-outlet';
import { SlotProvider } from '../areas/slot-provider';
import { Frame } from '../frame/frame';
import { LiveProvider } from '../live/live-provider';
import { Guard } from '../session/guard';
import { dataClient } from '../session/data-client';

/** The pages for signed-in members. A navigation renders again only what depends on the address (FED-25). */
export const AppEntry = memo(() => (
  <QueryClientProvider client={dataClient()}>
    <Guard>
      <LiveProvider>
        <SlotProvider>
          <Frame>
            <AreaOutlet />
          </Frame>
        </SlotProvider>
      </LiveProvider>
    </Guard>
  </QueryClientProvider>
));

export { prepareHydration, whenHydrated } from './prepare-hydration';
