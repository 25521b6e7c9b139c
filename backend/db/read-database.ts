/** What reads need of a database: the primary, or a session that replicas may answer, too. */
export type ReadDatabase = Pick<D1Database, "prepare" | "batch">;
