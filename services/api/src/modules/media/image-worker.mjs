// Decodes and encodes images in a separate process. Plain JavaScript, since a process is started from a file that runs
// unchanged in the build and in the tests. It receives file paths and uses no other file and no network.
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const CARD_WIDTH = 1240;
const CARD_HEIGHT = 2048;
const PLACEHOLDER_SIDE = 20;
/** The ratio of the sides from which an image is long. */
const LONG_RATIO = 2.5;

// Each image is read once: a cache would only use memory and keep deleted files open.
sharp.cache(false);
// Blocks every decoder except those that the next statement allows.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngFile', 'VipsForeignLoadJpegFile', 'VipsForeignLoadWebpFile'] });

/** The image is invalid; every other failure is an internal error. */
class Rejected extends Error {}

const reject = (reason) => () => Promise.reject(new Rejected(reason));

/** Decodes once, at the largest stored size; `rotate` applies the camera's orientation before it is removed. */
const decode = ({ source, maxPixels }, side) =>
  sharp(source, { limitInputPixels: maxPixels, failOn: 'warning' })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(reject('damaged'));

const encode = (image, quality) => image.webp({ quality, effort: 4 }).toBuffer({ resolveWithObject: true });

async function writeImage(image, quality, path) {
  const { data, info } = await encode(image, quality);
  await writeFile(path, data, { flag: 'wx', mode: 0o640 });
  return { width: info.width, height: info.height };
}

async function processImage(job) {
  const { width, height } = await sharp(job.source, { limitInputPixels: false }).metadata().catch(reject('damaged'));
  if (width * height > job.maxPixels) throw new Rejected('pixels');
  const isLong = Math.max(width / height, height / width) >= LONG_RATIO;
  const { data, info } = await decode(job, isLong ? job.longSide : job.side);
  const decoded = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const [full, card, small] = await Promise.all([
    writeImage(decoded(), 84, job.full),
    writeImage(
      decoded().resize({ width: CARD_WIDTH, height: CARD_HEIGHT, fit: 'inside', withoutEnlargement: true }),
      80,
      job.card,
    ),
    encode(decoded().resize({ width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: 'inside' }).blur(0.8), 40),
  ]);
  return { full, card, placeholder: `data:image/webp;base64,${small.data.toString('base64')}` };
}

const responseTo = (job) =>
  processImage(job).then(
    (result) => ({ result }),
    (failure) => (failure instanceof Rejected ? { rejected: failure.message } : { fault: String(failure) }),
  );

// Ends without cleanup: `process.exit` waits for the decoder's threads, which may never end.
const endProcess = () => process.kill(process.pid, 'SIGKILL');

process.on('message', (job) => {
  process.send({ begun: true });
  void responseTo(job).then((response) => process.send(response));
});
// The parent has ended, or has no more work.
process.once('disconnect', endProcess);
if (!process.connected) endProcess();
// Ignores signals of the terminal: the parent finishes its work in flight and then ends this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
