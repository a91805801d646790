import { downloadCall, type CallInput, type DownloadName, saveFile } from '@cred/api-client';
import { isNotConfirmed, useConfirmed } from '@cred/platform';
import { useMutation } from '@cred/vendor';
import { useEffect, useRef, useState } from 'react';

/**
 * Downloads the file of a call and saves it. The mutation's data is the file's name, or null if the download was
 * cancelled; leaving the page also cancels it.
 * @param filename the fallback when the response contains no file name
 * @returns also `received`, the number of bytes received so far
 */
export function useDownload<N extends DownloadName>(name: N, input: CallInput<N>, filename: string) {
  const [received, setReceived] = useState(0);
  const controller = useRef<AbortController>(null);
  const cancel = (): void => controller.current?.abort();
  const confirmed = useConfirmed();
  useEffect(() => () => controller.current?.abort(), []);

  const download = useMutation({
    mutationFn: async (): Promise<string | null> => {
      const { signal } = (controller.current = new AbortController());
      setReceived(0);
      try {
        const file = await confirmed(() => downloadCall(name, input, { signal, onProgress: setReceived }));
        const savedName = file.filename ?? filename;
        saveFile(file.blob, savedName);
        return savedName;
      } catch (error) {
        if (signal.aborted || isNotConfirmed(error)) return null;
        throw error;
      }
    },
  });
  return { ...download, received, cancel };
}
