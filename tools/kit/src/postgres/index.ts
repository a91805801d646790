/**
 * Owns the embedded PostgreSQL: the folder of its cluster, its account, start and stop. It does not use the database's
 * content, and refuses network connections and root.
 */
export { runningClusterUrl, startCluster, type Cluster, type ClusterOptions } from './cluster';
