import { color, font, space, weight } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useId, type ReactNode } from 'react';

const Heading = styled.h2`
  padding: ${space(6)} ${space(4)} ${space(2)};
  color: ${color.muted};
  font-size: ${font.s13};
  font-weight: ${weight.strong};
`;

/** Related rows of the menu below a small heading. */
export function SettingsGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <>
      <Heading id={id}>{title}</Heading>
      <ul aria-labelledby={id}>{children}</ul>
    </>
  );
}
