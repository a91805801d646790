import { styled } from '@cred/vendor';
import { color, font, radius, weight } from '../tokens/tokens';

/** A count next to a name; its parent must state in text what is counted. */
export const CountBadge = styled.span`
  display: inline-block;
  flex: none;
  min-width: 20px;
  padding-inline: 6px;
  border-radius: ${radius.pill};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${font.s13};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  text-align: center;
`;
