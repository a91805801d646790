import { color, motion, VisuallyHidden } from '@cred/ui';
import { css, styled } from '@cred/vendor';
import { Camera } from 'lucide-react';
import { useEffect, useState, type ChangeEvent } from 'react';
import type { Picture } from '../../api/set-picture';
import { pictureFault, pictureRules } from '../../lib/picture-rules';
import { CropDialog } from './crop-dialog';

const disc = css`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: rgb(6 12 18 / 68%);
  color: #fff;
`;

const Control = styled.label<{ $picture: Picture }>`
  position: absolute;
  inset: ${({ $picture }) => ($picture === 'avatar' ? '4px' : '0')};
  display: grid;
  place-items: center;
  border-radius: ${({ $picture }) => ($picture === 'avatar' ? '50%' : '0')};
  cursor: pointer;

  > span:first-child {
    ${disc}
    opacity: 0;
    transition: opacity ${motion.fast};
  }
  &:hover > span:first-child,
  &:has(:focus-visible) > span:first-child {
    opacity: 1;
  }
  &:active > span:first-child {
    background: rgb(6 12 18 / 88%);
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: ${({ $picture }) => ($picture === 'avatar' ? '2px' : '-4px')};
  }
  /* Nothing hovers over a touch screen: there it is always seen, in a corner, off the picture's middle. */
  @media (hover: none) {
    place-items: ${({ $picture }) => ($picture === 'avatar' ? 'end' : 'start end')};
    padding: ${({ $picture }) => ($picture === 'avatar' ? '0' : '8px')};

    > span:first-child {
      opacity: 1;
      ${({ $picture }) => $picture === 'avatar' && 'width: 34px; height: 34px; translate: 4px 4px;'}
    }
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;

/** Lies over the own avatar or cover: seen on hover, focus and touch; chooses a picture and opens its crop. */
export function ChangePicture({ picture }: { readonly picture: Picture }) {
  const [chosen, setChosen] = useState<{ readonly file: File; readonly url: string } | null>(null);
  useEffect(() => () => {
    if (chosen) URL.revokeObjectURL(chosen.url);
  }, [chosen]);
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file) return;
    // So that the same file can be chosen again.
    input.value = '';
    const fault = pictureFault(picture, file);
    if (fault) window.alert(fault);
    else setChosen({ file, url: URL.createObjectURL(file) });
  };
  const { label } = pictureRules[picture];
  return (
    <>
      <Control $picture={picture} title={label}>
        <span>
          <Camera size={20} strokeWidth={1.75} aria-hidden />
        </span>
        <VisuallyHidden>{label}</VisuallyHidden>
        <input type="file" accept="image/*" onChange={pick} />
      </Control>
      {chosen && <CropDialog picture={picture} {...chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
