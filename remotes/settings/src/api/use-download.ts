import { downloadCall, type CallInput, type DownloadName } from '@cred/api-client';
import { useMutation } from '@cred/vendor';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../lib/save-file';

/**
 * Fetches the file of a call and saves it. The mutation's data is the file's name, or null after the member cancelled;
 * leaving the page cancels it too. `received`: bytes so far. `filename`: the fallback when the server's name cannot be
 * read.
 */
export function useDownload<N extends DownloadName>(name: N, input: CallInput<N>, filename: string) {
  const [received, setReceived] = useState(0);
  const controller = useRef<AbortController>(null);
  const cancel = (): void => controller.current?.abort();
  useEffect(() => () => controller.current?.abort(), []);

  const download = useMutation({
    mutationFn: async (): Promise<string | null> => {
      const { signal } = (controller.current = new AbortController());
      setReceived(0);
      try {
        const file = await downloadCall(name, input, { signal, onProgress: setReceived });
        const called = file.filename ?? filename;
        saveFile(file.blob, called);
        return called;
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      }
    },
  });
  return { ...download, received, cancel };
}
