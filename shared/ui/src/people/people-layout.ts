import { below, color, font, space, weight } from '@cred/ui';
import { css, styled } from '@cred/vendor';

/** In px; the skeleton uses the same layout, so that both have the same size. */
export const AVATAR = 44;

/** Has the same height while loading, empty and filled, so that the dialog keeps its size. */
export const Frame = styled.div`
  min-height: min(60dvh, 480px);
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 64px;
`;

const line = css`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(2)} 0;
`;

/** The skeleton of a member, as large as the link. */
export const Placeholder = styled.div`
  ${line}
`;

/** Without a text in the row it is as high as the row. */
export const Member = styled.div`
  flex: 1;
  min-width: 0;
  > a { ${line} color: ${color.text}; }
  > a:hover { text-decoration: none; }
  > a:hover span > span:first-child { text-decoration: underline; }
  > p {
    display: -webkit-box;
    overflow: hidden;
    margin: 0 0 ${space(2)} ${AVATAR}px;
    padding-inline-start: ${space(3)};
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    white-space: pre-wrap;
  }
`;

export const Lines = styled.span`
  flex: 1;
  min-width: 0;
  display: grid;
  gap: 2px;
  line-height: 1.3;
`;

export const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  font-weight: ${weight.strong};
  > span:first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

/** A line for each part on a phone, where a button next to them leaves little room. */
export const Detail = styled.span`
  &, > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  color: ${color.muted};
  font-size: ${font.s13};
  > i { font-style: normal; }
  ${below.phone} {
    > span { display: block; }
    > i { display: none; }
  }
`;
