/**
 * Owns the embedded PostgreSQL: where its cluster lives, who runs it, its start and its end. Knows nothing
 * of what is in the database; refuses network connections and root.
 */
export { runningClusterUrl, startCluster, type Cluster, type ClusterOptions } from './cluster';
