import { createReadStream } from 'node:fs';
import { limitConcurrency } from '@cred/service-kit';
import { type ProcessedImage, processImage } from '../media/image-pipeline';
import type { IncomingFiles } from '../media/incoming-files';
import { demoChats, type DemoMessage } from './demo-chats';
import { demoMembers } from './demo-members';
import { demoPosts } from './demo-posts';

/** An image of the demo community, processed like an upload. */
export interface DemoImage {
  /** The member, post or message that the image belongs to. */
  readonly key: string;
  readonly image: ProcessedImage;
}

export const portraitKey = (username: string): string => `portrait ${username}`;
export const coverKey = (username: string): string => `cover ${username}`;
export const postKey = (index: number): string => `post ${index}`;
export const messageKey = ({ from, minutesAgo }: DemoMessage): string => `message ${from} ${minutesAgo}`;

/** Processes all demo images; the caller removes their files. */
export async function processDemoImages(incoming: IncomingFiles): Promise<DemoImage[]> {
  const files: [key: string, file: URL][] = [
    ...demoMembers.flatMap((member): [string, URL][] => [
      [portraitKey(member.username), member.portrait],
      [coverKey(member.username), member.cover],
    ]),
    ...demoPosts.flatMap(({ image }, index): [string, URL][] => (image ? [[postKey(index), image.file]] : [])),
    ...demoChats
      .flatMap(({ messages }) => messages)
      .flatMap((message): [string, URL][] => (message.image ? [[messageKey(message), message.image]] : [])),
  ];
  // The image pipeline rejects too many images at once.
  const inTurn = limitConcurrency(2, files.length);
  const process = async (file: URL): Promise<ProcessedImage> => {
    const path = await incoming.receive(createReadStream(file));
    try {
      return await processImage(path);
    } finally {
      await incoming.remove(path);
    }
  };
  return Promise.all(files.map(([key, file]) => inTurn(async () => ({ key, image: await process(file) }))));
}
