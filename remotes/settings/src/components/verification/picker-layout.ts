import { color, font, motion, radius, space, weight } from '@cred/ui';
import { styled } from '@cred/vendor';
import { RowDetail } from '../lists/row';

export const Frame = styled.div`
  display: grid;
`;

export const FieldName = styled.p`
  margin-block-end: ${space(1.5)};
  font-size: ${font.s13};
  font-weight: ${weight.strong};
`;

export const DropZone = styled.label<{ $over: boolean }>`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  padding: ${space(6)} ${space(4)};
  border: 1px dashed ${({ $over }) => ($over ? color.accent : color.control)};
  border-radius: ${radius.media};
  background: ${({ $over }) => ($over ? color.accentSoft : 'transparent')};
  text-align: center;
  cursor: pointer;
  transition: background-color ${motion.fast}, border-color ${motion.fast};
  &:hover {
    background: ${color.hover};
  }
  &:active {
    background: ${color.pressed};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &:has([aria-invalid='true']) {
    border-color: ${color.danger};
  }
  &:has(:disabled) {
    color: ${color.muted};
    cursor: progress;
  }
  & > svg {
    margin-block-end: ${space(1)};
    color: ${color.accentText};
  }
`;

/** The whole area is clickable. The input's button is not visible, but Chromium uses its cursor for the area. */
export const HiddenInput = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: inherit;
  &::file-selector-button {
    cursor: inherit;
  }
`;

export const PickerTitle = styled.span`
  font-weight: ${weight.strong};
`;

export const FileLimits = styled.span`
  color: ${color.muted};
  font-size: ${font.s13};
`;

export const ChosenFileFrame = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin-block-start: ${space(3)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border-radius: ${radius.media};
  background: ${color.surface};
  border: 1px solid ${color.line};
  overflow: hidden;
  & > svg {
    flex: none;
    color: ${color.accentText};
  }
`;

export const FileTexts = styled.div`
  flex: 1;
  min-width: 0;
  line-height: 1.35;
`;

export const FileName = styled.p`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: ${weight.strong};
`;

export const FileSize = styled(RowDetail)`
  font-variant-numeric: tabular-nums;
`;

export const ErrorText = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  margin-block-start: ${space(3)};
  color: ${color.danger};
  font-size: ${font.s13};
  & > svg {
    flex: none;
  }
`;

/** Overlays the lower edge, so that it takes no space. */
export const UploadProgress = styled.progress`
  position: absolute;
  inset: auto 0 0 0;
  width: 100%;
  height: 3px;
  border: 0;
  appearance: none;
  background: ${color.line};
  &::-webkit-progress-bar {
    background: ${color.line};
  }
  &::-webkit-progress-value {
    background: ${color.accent};
  }
  &::-moz-progress-bar {
    background: ${color.accent};
  }
`;
