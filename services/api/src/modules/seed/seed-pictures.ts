import { Readable } from 'node:stream';
import { limitConcurrency } from '@cred/service-kit';
import { type ProcessedImage, processImage } from '../media/image-pipeline';
import type { IncomingFiles } from '../media/incoming-files';
import { cover, portrait } from './art/people';
import { demoChats, type DemoMessage } from './demo-chats';
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
export const messageKey = ({ from, minutesAgo }: DemoMessage): string => `message ${from} ${minutesAgo}`;

/** Draws all demo pictures; their files are the caller's to remove. */
export async function drawPictures(incoming: IncomingFiles): Promise<DemoPicture[]> {
  // Only here: a process that serves members has no decoder within it.
  const { default: sharp } = await import('sharp');
  const drawings: [key: string, drawing: Buffer][] = [
    ...demoMembers.flatMap((member, index): [string, Buffer][] => [
      [portraitKey(member.username), portrait(member.look)],
      [coverKey(member.username), cover(member.cover, index + 1)],
    ]),
    ...demoPosts.flatMap(({ image }, index): [string, Buffer][] => (image ? [[postKey(index), image.draw()]] : [])),
    ...demoChats
      .flatMap(({ messages }) => messages)
      .flatMap((message): [string, Buffer][] => (message.draw ? [[messageKey(message), message.draw()]] : [])),
  ];
  // The pipeline refuses a crowd.
  const inTurn = limitConcurrency(2, drawings.length);
  const process = async (drawing: Buffer): Promise<ProcessedImage> => {
    const path = await incoming.receive(Readable.from([await sharp(drawing).png().toBuffer()]));
    try {
      return await processImage(path);
    } finally {
      await incoming.remove(path);
    }
  };
  return Promise.all(drawings.map(([key, drawing]) => inTurn(async () => ({ key, image: await process(drawing) }))));
}
