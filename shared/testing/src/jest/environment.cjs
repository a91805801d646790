/**
 * jsdom with the browser APIs that it lacks, taken from Node: fetch and its classes, streams, text
 * encoding, channels, structuredClone. msw needs them to intercept requests of axios.
 */
const { File } = require('node:buffer');
// Before jsdom, which copies the functions that it changes.
const { cacheComputedStyles } = require('./fast-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

const fromNode = [
  'Blob',
  'BroadcastChannel',
  'ByteLengthQueuingStrategy',
  'CompressionStream',
  'CountQueuingStrategy',
  'DecompressionStream',
  'File',
  'FormData',
  'Headers',
  'MessageChannel',
  'MessagePort',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'Uint8Array',
  'WritableStream',
  'fetch',
  'structuredClone',
];

class BrowserEnvironment extends TestEnvironment {
  channels = [];

  async setup() {
    await super.setup();
    cacheComputedStyles(this.global);
    for (const name of fromNode) {
      Object.defineProperty(this.global, name, {
        value: name === 'File' ? File : globalThis[name],
        configurable: true,
        writable: true,
      });
    }
    const channels = this.channels;
    // React's scheduler never closes its channel; in a browser it ends with the page.
    this.global.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        channels.push(this);
      }
    };
  }

  async teardown() {
    for (const { port1, port2 } of this.channels) {
      port1.close();
      port2.close();
    }
    await super.teardown();
  }
}

module.exports = BrowserEnvironment;
module.exports.TestEnvironment = BrowserEnvironment;
