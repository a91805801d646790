// Reads the tracks of an mp4 with mp4box, in a thread that can be stopped. Plain JavaScript, since a worker is started
// from a file that runs unchanged in the build and in the tests.
import { parentPort, workerData } from 'node:worker_threads';
import { createFile } from 'mp4box';

/** Returns the ranges of a track's samples, as alternating start and end; joins adjacent ones. */
function sampleRangesOf(samples) {
  const ranges = [];
  for (const { offset, size } of samples) {
    if (!Number.isSafeInteger(offset) || !Number.isSafeInteger(size)) throw new Error('A sample has no position');
    if (ranges.length > 0 && ranges[ranges.length - 1] === offset) ranges[ranges.length - 1] = offset + size;
    else if (size > 0) ranges.push(offset, offset + size);
  }
  return Float64Array.from(ranges);
}

function secondsOf(samples, timescale) {
  let end = 0;
  for (const { cts, duration } of samples) end = Math.max(end, cts + duration);
  return end / timescale;
}

function append(file, bytes, at) {
  const { buffer } = bytes;
  buffer.fileStart = at;
  file.appendBuffer(buffer);
}

function read({ index, fragments }) {
  const file = createFile();
  let info;
  let fault;
  file.onReady = (ready) => (info = ready);
  file.onError = (module, message) => (fault = `${module}: ${message}`);
  append(file, index, 0);
  if (fault || !info) throw new Error(fault ?? 'No index was found');
  // Read before fragments are appended, whose samples are located separately.
  const ranges = new Map(info.tracks.map(({ id }) => [id, sampleRangesOf(file.getTrackSamplesInfo(id))]));
  if (fragments.length > 0) append(file, fragments, index.length);
  if (fault) throw new Error(fault);
  return info.tracks.map((track) => {
    const samples = file.getTrackSamplesInfo(track.id);
    return {
      id: track.id,
      isVideo: track.video !== undefined,
      width: track.track_width || track.video?.width || 0,
      height: track.track_height || track.video?.height || 0,
      matrix: Array.from(track.matrix),
      samples: samples.length,
      seconds: samples.length === 0 ? 0 : secondsOf(samples, track.timescale),
      sampleRanges: ranges.get(track.id),
    };
  });
}

/* oxlint-disable unicorn/require-post-message-target-origin -- a thread's port has no origin */
try {
  const tracks = read(workerData);
  parentPort.postMessage(
    { tracks },
    tracks.map(({ sampleRanges }) => sampleRanges.buffer),
  );
} catch (failure) {
  parentPort.postMessage({ fault: String(failure) });
}
