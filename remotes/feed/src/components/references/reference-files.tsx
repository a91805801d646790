import { type Download as DownloadedFile, saveFile } from '@cred/api-client';
import type { ReferenceFormat } from '@cred/contract';
import { Button, color, space, useOneAtATime } from '@cred/ui';
import { styled, useMutation } from '@cred/vendor';
import { Download } from 'lucide-react';

const FORMATS = { ris: 'RIS', bibtex: 'BibTeX' } as const satisfies Record<ReferenceFormat, string>;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const ErrorText = styled.p`
  color: ${color.danger};
`;

interface Props {
  readonly download: (format: ReferenceFormat) => Promise<DownloadedFile>;
}

/** Downloads references as a file for reference managers, in either format (POST-53). */
export function ReferenceFiles({ download }: Props) {
  const oneAtATime = useOneAtATime();
  const { mutateAsync, isPending, variables, error } = useMutation({
    mutationFn: async (format: ReferenceFormat) => {
      const file = await download(format);
      saveFile(file.blob, file.filename ?? `cred-references.${format === 'ris' ? 'ris' : 'bib'}`);
    },
  });
  return (
    <>
      <Actions>
        {(['ris', 'bibtex'] as const).map((format) => (
          <Button
            key={format}
            variant="secondary"
            pending={isPending && variables === format}
            onClick={() => oneAtATime(() => mutateAsync(format))}
          >
            <Download size={20} strokeWidth={1.75} aria-hidden />
            {`Download ${FORMATS[format]}`}
          </Button>
        ))}
      </Actions>
      {error && !isPending && <ErrorText role="alert">{error.message}</ErrorText>}
    </>
  );
}
