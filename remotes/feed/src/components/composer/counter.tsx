import { limits } from '@cred/contract';
import { color, font } from '@cred/ui';
import { styled } from '@cred/vendor';

/** How much room is left when the counter appears. */
const NEAR = 200;

const Count = styled.span<{ $over: boolean }>`
  color: ${({ $over }) => ($over ? color.danger : color.muted)};
  font-size: ${font.s13};
  font-variant-numeric: tabular-nums;
`;

export const isTooLong = (text: string): boolean => text.length > limits.post.textMax;

/** The room that is left, once it is little. Only going past it is announced: each key would be noise. */
export function Counter({ text }: { readonly text: string }) {
  const left = limits.post.textMax - text.length;
  if (left > NEAR) return null;
  return left < 0 ? (
    <Count $over role="status">{`${-left} too many`}</Count>
  ) : (
    <Count $over={false}>{`${left} left`}</Count>
  );
}
