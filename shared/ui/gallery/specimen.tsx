import { styled } from '@cred/vendor';
import type { ReactNode } from 'react';
import { color, font, space } from '../src';

const Card = styled.div`
  padding: ${space(4)} 0;
  border-top: 1px solid ${color.line};
`;

const Name = styled.p`
  padding-bottom: ${space(2)};
  color: ${color.muted};
  font-size: ${font.s13};
  font-weight: 600;
`;

const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(3)};
  > * { max-width: 100%; }
`;

const Wide = styled.div`
  display: grid;
  gap: ${space(3)};
`;

interface Props {
  readonly name: string;
  /** Stacks the states at full width. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One component with its states. */
export function Specimen({ name, wide = false, children }: Props): ReactNode {
  const Layout = wide ? Wide : States;
  return (
    <Card>
      <Name>{name}</Name>
      <Layout>{children}</Layout>
    </Card>
  );
}
