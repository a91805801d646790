import { Skeleton, VisuallyHidden, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { rowFrame } from './row';

const Row = styled.div`
  ${rowFrame}
`;

const Lines = styled.div`
  display: grid;
  gap: ${space(2)};
`;

/** Three placeholder rows. */
export const RowSkeletons = ({ label }: { readonly label: string }) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {[140, 180, 120].map((width) => (
      <Row key={width}>
        <Skeleton width={40} height={40} circle />
        <Lines>
          <Skeleton width={width} height={14} />
          <Skeleton width={90} height={12} />
        </Lines>
      </Row>
    ))}
  </div>
);
