import { Agent } from 'node:http';
import { print, step } from '@cred/tool-kit/console';
import type { BenchApi } from '../bench-api';
import type { ChatMember } from './insert-chat-members';
import { video } from './video';
import { resetPeak, memoryOf } from './memory';
import { image } from './image';
import { send } from './send';

/** The limit of 100 MB includes the index of the video. */
const MEGABYTES = 99;
/** A multiple of 3, so that the parts' base64 can be concatenated. */
const PART = 3 * 64 * 1024;

/** Sends videos and images as messages and prints how much the API's memory grows; small ones first, as a warm-up. */
export async function measureUpload(service: BenchApi, [sender]: readonly ChatMember[]): Promise<void> {
  if (!sender) return;
  const agent = new Agent({ keepAlive: false });
  const upload = (type: string, bytes: Buffer) => {
    const head = `{"chatId":"${sender.chatId}","mediaUrl":"data:${type};base64,`;
    const tail = '"}';
    const length = head.length + Math.ceil(bytes.length / 3) * 4 + tail.length;
    const parts = function* (): Iterable<string> {
      yield head;
      for (let from = 0; from < bytes.length; from += PART) yield bytes.subarray(from, from + PART).toString('base64');
      yield tail;
    };
    return send(service, agent, sender, parts(), length);
  };
  for (const [name, type, make] of kinds) {
    await upload(type, make(1));
    const bytes = make(MEGABYTES);
    resetPeak(service.pid);
    const before = memoryOf(service.pid).now;
    const { began, acknowledged } = await step(`${name} of 100 MB`, () => upload(type, bytes));
    const { peak } = memoryOf(service.pid);
    print(
      `Memory of the API: ${before.toFixed(0)} MB before, at most ${peak.toFixed(0)} MB during the upload: it grew by ${(peak - before).toFixed(0)} MB in ${((acknowledged - began) / 1_000).toFixed(1)} s`,
    );
  }
}

const kinds = [
  ['A video', 'video/mp4', video],
  ['An image', 'image/png', image],
] as const;
