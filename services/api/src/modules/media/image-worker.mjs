// Decodes and encodes pictures, in a process of its own. It is plain JavaScript, since a process is started from a file
// that runs as it is, in the build and in the tests. It is told file paths, and touches no other file and no network.
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const CARD_WIDTH = 1240;
const CARD_HEIGHT = 2048;
const PLACEHOLDER_SIDE = 20;

// Each picture is read once: what is kept of it would only hold memory, and files that are deleted.
sharp.cache(false);
// Whatever a file turns out to be, no other decoder sees it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngFile', 'VipsForeignLoadJpegFile', 'VipsForeignLoadWebpFile'] });

/** Says that the picture is at fault, and how; every other failure is ours. */
class Refused extends Error {}

const refuse = (how) => () => Promise.reject(new Refused(how));

/** Decodes once, at the largest size that is kept; `rotate` applies the camera's orientation before it is dropped. */
const decode = ({ source, side, maxPixels }) =>
  sharp(source, { limitInputPixels: maxPixels, failOn: 'warning' })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse('damaged'));

const encode = (picture, quality) => picture.webp({ quality, effort: 4 }).toBuffer({ resolveWithObject: true });

async function keep(picture, quality, path) {
  const { data, info } = await encode(picture, quality);
  await writeFile(path, data, { flag: 'wx', mode: 0o640 });
  return { width: info.width, height: info.height };
}

async function make(job) {
  const { width, height } = await sharp(job.source, { limitInputPixels: false }).metadata().catch(refuse('damaged'));
  if (width * height > job.maxPixels) throw new Refused('pixels');
  const { data, info } = await decode(job);
  const decoded = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const [full, card, small] = await Promise.all([
    keep(decoded(), 84, job.full),
    keep(
      decoded().resize({ width: CARD_WIDTH, height: CARD_HEIGHT, fit: 'inside', withoutEnlargement: true }),
      80,
      job.card,
    ),
    encode(decoded().resize({ width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: 'inside' }).blur(0.8), 40),
  ]);
  return { full, card, placeholder: `data:image/webp;base64,${small.data.toString('base64')}` };
}

const answer = (job) =>
  make(job).then(
    (made) => ({ made }),
    (failure) => (failure instanceof Refused ? { refused: failure.message } : { fault: String(failure) }),
  );

// At once, and without tidying up: an orderly exit waits for the decoder's threads, which may never end.
const end = () => process.kill(process.pid, 'SIGKILL');

process.on('message', (job) => {
  process.send({ begun: true });
  void answer(job).then((told) => process.send(told));
});
// Its parent is gone, however it ended, or has no more work.
process.once('disconnect', end);
if (!process.connected) end();
// What is meant for the parent: that finishes what is under way, and takes this process with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
