/**
 * The embedded PostgreSQL: the folder of its cluster, its account, start and stop. This module does not use the
 * database's content. The server accepts no network connections and does not run as root.
 */
export { runningClusterUrl, startCluster, type Cluster, type ClusterOptions } from './cluster';
