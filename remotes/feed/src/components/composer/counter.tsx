import { limits } from '@cred/contract';
import { color, font } from '@cred/ui';
import { styled } from '@cred/vendor';

/** The remaining length at which the counter appears. */
const NEAR = 200;

const Count = styled.span<{ $over: boolean }>`
  color: ${({ $over }) => ($over ? color.danger : color.muted)};
  font-size: ${font.s13};
  font-variant-numeric: tabular-nums;
`;

export const isTooLong = (text: string): boolean => text.length > limits.post.textMax;

/** The remaining length, near the limit. Screen readers announce only that the limit is exceeded, not every key. */
export function Counter({ text }: { readonly text: string }) {
  const left = limits.post.textMax - text.length;
  if (left > NEAR) return null;
  return left < 0 ? (
    <Count $over role="status">{`${-left} too many`}</Count>
  ) : (
    <Count $over={false}>{`${left} left`}</Count>
  );
}
