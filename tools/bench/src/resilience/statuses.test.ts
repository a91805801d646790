import { Statuses } from './statuses';

const counted = (...list: readonly number[]): Statuses => {
  const statuses = new Statuses();
  for (const status of list) statuses.count({ status });
  return statuses;
};

describe('Statuses', () => {
  it('counts server errors except 503 and 507', () => {
    expect(counted(200, 404, 500, 502, 503, 507, 0).otherErrors).toBe(2);
  });

  it('lists them by status, and requests without a response last', () => {
    expect(String(counted(0, 503, 201, 201))).toBe('201: 2, 503: 1, none: 1');
  });
});
