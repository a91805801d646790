import { processVideo } from './video-pipeline';

jest.mock('./mp4/clean-mp4', () => ({ cleanMp4: jest.fn(async () => Promise.reject(new Error('slow and broken'))) }));

describe('processVideo', () => {
  it('rejects a video while 30 wait', async () => {
    const all = await Promise.allSettled(Array.from({ length: 32 }, () => processVideo('video.mp4')));
    const reasons = all.map((each) =>
      each.status === 'rejected' ? (each.reason as { code?: string; message: string }) : null,
    );
    expect(reasons.slice(0, 31).every((reason) => reason?.message === 'slow and broken')).toBe(true);
    expect(reasons[31]).toMatchObject({ statusCode: 503, code: 'overloaded', retryAfter: 5 });
  });
});
