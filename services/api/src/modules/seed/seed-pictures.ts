import { atMost } from '@cred/service-kit';
import { type ProcessedImage, processImage } from '../media/image-pipeline';
import sharp from 'sharp';
import { cover, portrait } from './art/people';
import { demoMembers } from './demo-members';
import { demoPosts } from './demo-posts';

/** Every picture of the demo, drawn and processed like an upload; `key` says whose it is. */
export interface DemoPicture {
  readonly key: string;
  readonly image: ProcessedImage;
}

export const portraitKey = (username: string): string => `portrait ${username}`;
export const coverKey = (username: string): string => `cover ${username}`;
export const postKey = (index: number): string => `post ${index}`;

/** Draws all demo pictures. */
export function drawPictures(): Promise<DemoPicture[]> {
  const drawings: [key: string, drawing: Buffer][] = [
    ...demoMembers.flatMap((member, index): [string, Buffer][] => [
      [portraitKey(member.username), portrait(member.look)],
      [coverKey(member.username), cover(member.cover, index + 1)],
    ]),
    ...demoPosts.flatMap(({ image }, index): [string, Buffer][] => (image ? [[postKey(index), image.draw()]] : [])),
  ];
  // The pipeline refuses a crowd.
  const inTurn = atMost(2, drawings.length);
  return Promise.all(
    drawings.map(([key, drawing]) => inTurn(async () => ({ key, image: await processImage(await sharp(drawing).png().toBuffer()) }))),
  );
}
