import { type ComponentType, useRef, useState } from 'react';
import { notify } from '../components/notify';

/** A dialog whose code is loaded at its first opening. A failed load shows a toast, and the next press tries again. */
export function useLazyDialog<P>(load: () => Promise<ComponentType<P>>) {
  const [Dialog, setDialog] = useState<ComponentType<P> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  // A ref, since a second click can precede the next render.
  const loading = useRef(false);
  const open = async (): Promise<void> => {
    if (loading.current) return;
    loading.current = true;
    setLoading(true);
    try {
      const Loaded = await load();
      setDialog(() => Loaded);
      setOpen(true);
    } catch {
      notify.error('This could not be loaded. Check your connection and try again');
    } finally {
      loading.current = false;
      setLoading(false);
    }
  };
  return { Dialog, isOpen, isLoading, open: () => void open(), close: () => setOpen(false) } as const;
}
