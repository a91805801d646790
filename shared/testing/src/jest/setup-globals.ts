/** Runs before any module of a test file: defines browser APIs that jsdom lacks. */
import { installDialog } from './dialog';
import { TestFileReader } from './file-reader';
import { TestIntersectionObserver } from './intersections';
import { installLayout } from './layout';
import { matchMedia } from './media';

class NoopObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const define = (target: object, values: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
};

define(globalThis, {
  matchMedia,
  IntersectionObserver: TestIntersectionObserver,
  ResizeObserver: NoopObserver,
  FileReader: TestFileReader,
  scrollTo: () => undefined,
});
define(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
define(HTMLMediaElement.prototype, { load: () => undefined, pause: () => undefined, play: async () => undefined });

let objects = 0;
define(URL, {
  createObjectURL: () => `blob:http://localhost/${(objects += 1)}`,
  revokeObjectURL: () => undefined,
});

installDialog();
installLayout();
