/** Connections to PostgreSQL: the pool of a service, and a connection that listens to notifications. */
export { type DatabasePool, type DatabaseTimeouts, openPool, type PoolOptions } from './pool';
export { DatabaseListener } from './listener';
