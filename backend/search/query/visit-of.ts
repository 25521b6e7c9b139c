import { sha256 } from "../../platform/digest";

/**
 * What a search is noted with in place of the session, so that its clicks are known to be of the same visit. It opens nothing: a session's id is 128
 * random bits and more, which nobody finds from it. Two days of a session have nothing in common, and after a day it is emptied
 * (backend/jobs/retention/old-rows.ts). The comment of migration 0006 is of a time when the id itself was kept.
 * @param session "" for a visitor without one
 * @param searchedAt the search's moment; ISO 8601, UTC
 */
export const visitOf = (session: string, searchedAt: string): string =>
	session === "" ? "" : sha256(`search ${searchedAt.slice(0, 10)} ${session}`);
