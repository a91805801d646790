import { Agent } from 'node:http';
import { print, step } from '@cred/tool-kit/console';
import type { BenchApi } from '../bench-api';
import type { Chatter } from './fill';
import { film } from './film';
import { forgetPeak, memoryOf } from './memory';
import { picture } from './picture';
import { send } from './send';

/** Full, with room for the index: the limit is 100 MB in all. */
const MEGABYTES = 99;
/** A multiple of 3, so that the parts' base64 can be put together. */
const PART = 3 * 64 * 1024;

/** Sends films and pictures as messages and prints by how much the API's memory grows; small ones first, which load what that takes. */
export async function measureUpload(service: BenchApi, [sender]: readonly Chatter[]): Promise<void> {
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
    forgetPeak(service.pid);
    const before = memoryOf(service.pid).now;
    const { began, acknowledged } = await step(`${name} of 100 MB`, () => upload(type, bytes));
    const { peak } = memoryOf(service.pid);
    print(
      `Memory of the API: ${before.toFixed(0)} MB before, at most ${peak.toFixed(0)} MB meanwhile: it grew by ${(peak - before).toFixed(0)} MB in ${((acknowledged - began) / 1_000).toFixed(1)} s`,
    );
  }
}

const kinds = [
  ['A film', 'video/mp4', film],
  ['A picture', 'image/png', picture],
] as const;
