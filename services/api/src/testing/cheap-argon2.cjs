/**
 * argon2id with low costs, instead of `@node-rs/argon2` in tests with a database: they create thousands of members, and
 * each hash would take 13 ms of a core. `passwords.test.ts` checks the costs of the product.
 */
const argon2 = require('@node-rs/argon2/index.js');

module.exports = {
  ...argon2,
  hash: (password) => argon2.hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 }),
};
