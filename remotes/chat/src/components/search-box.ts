import { color, font, radius, space } from '@cred/ui';
import { styled } from '@cred/vendor';

/** A search field: its icon, then the input. */
export const SearchBox = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    inset: 0 auto 0 ${space(3)};
    margin-block: auto;
    color: ${color.muted};
    pointer-events: none;
  }
  & > input {
    width: 100%;
    height: ${space(10)};
    padding-inline: ${space(9)} ${space(3)};
    border: 1px solid ${color.control};
    border-radius: ${radius.pill};
    background: ${color.surface};
    font-size: max(16px, ${font.s15});
  }
`;
